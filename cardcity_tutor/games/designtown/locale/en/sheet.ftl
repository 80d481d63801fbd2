### What is typed at the referee's.

sheet-designtown-row = Cards played in the last turn
    .about = In their order, by the letter of the face that lies up: R P H M
sheet-designtown-recycled = Recycled in it
    .about = The faces that were turned back: M C
