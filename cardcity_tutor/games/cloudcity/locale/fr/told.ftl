cloudcity-map-square = carré
cloudcity-map-rectangle = rectangle
cloudcity-level-R = Rivière
cloudcity-level-F = Forêt
cloudcity-level-S = Sable
cloudcity-source-pile = de la pioche
cloudcity-source-open = des tuiles visibles
cloudcity-needs-longest-route = le trajet le plus long
cloudcity-needs-most-routes = le plus de trajets distincts
cloudcity-needs-varied-route = trajet varié
cloudcity-needs-circuits = les circuits
cloudcity-needs-blue-lead = immeubles bleus en cote
cloudcity-needs-green-lead = immeubles verts en cote
cloudcity-needs-light-buildings = immeubles allégés
cloudcity-needs-crossings = croisement de passerelles
cloudcity-needs-bare-buildings = immeubles solos
cloudcity-needs-balance = équilibrage de passerelles
cloudcity-votes-R = Rivière
cloudcity-votes-F = Forêt
cloudcity-votes-S = Sable
cloudcity-votes-total = en tout

cloudcity-told-start = Partie { $game } · Cloud City · { $map } · joueurs : { $players } · cartes Besoins Spécifiques : { $needs } · graine { $seed }
cloudcity-told-place = pose { $tile } en { $cell }, { $rotation ->
        [0] sans la tourner
        [1] tournée d’un quart
       *[other] tournée de { $rotation } quarts
    }
cloudcity-told-bridge = construit une passerelle { $level } de { $from } à { $to } : { $votes ->
        [1] { $votes } vote
       *[other] { $votes } votes
    }
cloudcity-told-draw = { $refill ->
        [none] tire { $tile } { $source }
       *[other] tire { $tile } { $source } ; { $refill } la remplace
    }
cloudcity-told-end = a { $total } votes, place { $place } (passerelles : { $votes } ; cartes Besoins Spécifiques : { $needs }) ; ville : { $city }
