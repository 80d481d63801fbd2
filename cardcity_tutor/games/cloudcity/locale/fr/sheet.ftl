### What is typed at the referee's.

sheet-cloudcity-city = Ville
    .about = Les lignes depuis le haut, séparées par / : R, F, S ou - pour chaque case, un point là où il n’y a pas de tuile. Après | les passerelles : R--R/-FF- | Fb2-c2
