### What the engine answers, field by field, in the rules.

answer-cite-production = Harvests
answer-cite-quarters = Quarters
answer-cite-convert = Converting
answer-cite-trade = The exchange
answer-cite-try = What speaks against
answer-cite-problems = What makes the map impossible
answer-cite-verdict = The building on its place
answer-cite-stocks = Resources
answer-cite-turns = Number of turns
answer-cite-buy = What can be paid
answer-cite-pile = Cards in the pile
answer-cite-rights = Building rights
answer-cite-scores = Scores
answer-cite-phase = Phase
answer-cite-paid = Payments
answer-cite-ends = Results
answer-cite-professions = Professions
answer-cite-banks = Banks
answer-cite-hands = Cards in hand
answer-cite-player = Player on turn
answer-cite-turn = Turn
answer-cite-map = The map
answer-cite-middle = Gold in the middle
