### What is typed at the referee's.

sheet-designtown-row = Cartes jouées au dernier tour
    .about = Dans leur ordre, par la lettre de la face visible : R P H M
sheet-designtown-recycled = Recyclées pendant ce tour
    .about = Les faces qui ont été retournées : M C
