# La commande « lessons » : pour ceux qui écrivent des leçons.

lessons-what = Dites que faire des leçons : { $expected }.
lessons-which = Dites quelle leçon : un fichier, ou le numéro ou l’identifiant d’une leçon du cours.
lessons-no-file = Dites quel fichier écrire, par exemple 01-ma-lecon.yaml.
lessons-ending = « { $path } » ne finit pas comme un fichier de leçon. Attendu : { $expected }.
lessons-there = « { $path } » existe déjà et reste tel quel. Prenez un autre nom.
lessons-own-ruleset = Vos propres leçons disent elles-mêmes de quel jeu elles sont ; n’ajoutez pas --ruleset.
lessons-no-models = Pour { $game }, il n’y a pas encore de modèle de leçon ; commencez par la copie d’un fichier de leçon.
lessons-written = { $path } est prêt à être récrit. « cardcity-tutor lessons check { $path } » dit ce qui cloche encore.
lessons-checked =
    { $lessons ->
        [one] 1 leçon
       *[other] { $lessons } leçons
    } : { $problems ->
        [0] rien à redire.
        [one] 1 problème.
       *[other] { $problems } problèmes.
    }
lessons-warned = { $count ->
        [one] À revoir : 1 remarque sur une cité à laquelle aucune partie ne mène. On peut tout de même poser des questions dessus.
       *[other] À revoir : { $count } remarques sur des cités auxquelles aucune partie ne mène. On peut tout de même poser des questions dessus.
    }
lessons-warning = à revoir. { $problem }
lessons-untranslated = { $path } : { $count ->
        [one] un texte
       *[other] { $count } textes
    } sans version { $lang ->
        [fr] française
       *[en] anglaise
    }. L’autre langue sera montrée.
lessons-listed =
    { $steps ->
        [one] 1 étape
       *[other] { $steps } étapes
    } · { $kinds }
lessons-no-exercise = (Pas d’exercice : à lire ou à essayer.)
lessons-hand = Main : { $text }
lessons-task = Consigne : { $text }
lessons-answer = Réponse, telle qu’on la tape : { $text }
lessons-ends = Fins possibles : { $text }
lessons-wrongs = Réponses fausses et leurs raisons, à copier sous « wrong » :

## Ce qui peut encore clocher dans un fichier de leçon
lesson-deep = des champs sont emboîtés sans fin.
lesson-alias = les renvois (« *nom ») ne sont pas lus ici ; écrivez la valeur encore une fois.
lesson-id-taken = « { $value } » est le nom d’un arrêt de toutes les leçons ; prenez un autre identifiant.
