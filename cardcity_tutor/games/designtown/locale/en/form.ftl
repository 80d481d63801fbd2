### The numbers on the cards, to be typed by an owner of the box.

form-designtown-limits = Limits of the rules
form-designtown-worth = Worth for the coach
form-designtown-cost = Price (coin, top right)
form-designtown-tax = Upgrade tax (at the purple arrow)
form-designtown-coins = Coins
form-designtown-points = Points
form-designtown-unhappy = Unhappy faces
form-designtown-cards = Cards for a victory
form-designtown-win = Worth of a victory
form-designtown-recycle-coins = Recycling: coins
form-designtown-recycle-limit = Recycling: limit higher by
form-designtown-recycle-buys = Recycling: more purchases
form-designtown-recycle-upgrades = Recycling: more upgrades
form-designtown-recycle-cut = Recycling: taxes lower by
form-designtown-R = Residential district
form-designtown-A = Apartment
form-designtown-S = Convenience store
form-designtown-M = Shopping mall
form-designtown-H = Hospital (coins: the fixed part)
form-designtown-C = Church
form-designtown-F = Factory
form-designtown-W = Power plant
form-designtown-P = Park
form-designtown-G = Station
