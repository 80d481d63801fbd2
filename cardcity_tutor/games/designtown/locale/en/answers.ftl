### What the engine answers, field by field, in the rules.

answer-designtown-position = The position
answer-designtown-now = The turn so far
answer-designtown-lines = Card by card
answer-designtown-must = Duties
answer-designtown-may = What may be done
answer-designtown-loses = What loses at once
answer-designtown-why = What speaks against
answer-designtown-recycle = Recycling
answer-designtown-once = One more card
answer-designtown-advice = Advice
answer-designtown-prices = Prices
answer-designtown-build = The best purchases
