### Le bac à sable : ce que d’autres options font de la cité posée là.

effects = Pour cette cité : { $parts }.
effects-none = Pour cette cité, rien ne change.
effects-moved = La cité est maintenant posée sur le nouveau plan ; le score et le revenu restent les mêmes.
effects-join = { $first } ; { $last }
effects-score = score { $before } → { $after }
effects-out = la pollution élimine cette cité
effects-back = cette cité n’est plus éliminée
effects-income = revenu { $before } → { $after }
effects-more = { $few ->
    [yes] pour { $card }, { $count ->
        [one] une case de plus : { $cells }
       *[other] { $count } cases de plus : { $cells }
    }
   *[no] pour { $card }, { $count } cases de plus
}
effects-less = { $few ->
    [yes] pour { $card }, { $count ->
        [one] une case de moins : { $cells }
       *[other] { $count } cases de moins : { $cells }
    }
   *[no] pour { $card }, { $count } cases de moins
}
effects-foreign = n’existe pas dans ce jeu : { $cards }
effects-fresh = Cette cité ne peut pas être gardée : { $why } Voici le début du nouveau plan ; « Annuler » ramène la cité.
effects-other-map = les cartes ne se posent pas de la même façon sur le nouveau plan.

sandbox-lead = Construire, développer, compter, modifier : quoi que vous essayiez, les règles répondent.
ui-sandbox-link = Lien vers cette position
ui-sandbox-copied = Lien copié
