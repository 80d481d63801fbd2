### What is typed at the referee's.

sheet-cloudcity-city = City
    .about = Rows from the top, parted by /: R, F, S or - for each square, a dot where no tile lies. After | the bridges: R--R/-FF- | Fb2-c2
