/**
 * The sentences of the catalogues that state a fact of the rules, and which: by file below the game's
 * folder and by key. In lessons and rules the words themselves are marked.
 */
export const STATED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'rulings.json': {
    'step.full': ['along'],
    'step.half': ['across'],
    'step.zero': ['against'],
    'score-step.two-players_one': ['two-players-best', 'two-players-worst'],
    'score-step.two-players_other': ['two-players-best', 'two-players-worst'],
    'error.bad-rank': ['highest-rank'],
    'error.bad-damage': ['lowest-damage', 'copies-of-2', 'highest-damage'],
    'error.row-too-short': ['open-wind-cards'],
    'error.forecast-not-three': ['forecast-cards'],
    'error.hand-too-big': ['hand-cards'],
    'error.too-many-tricks': ['tricks'],
    'error.too-few-seats': ['players-least'],
    'error.too-many-seats': ['players-most'],
    'error.too-many-piratesses': ['piratesses'],
    'error.too-many-wind-cards': ['copies-of-1', 'copies-of-3'],
  },
  'puzzles.json': {
    'misreading.ignores-wind': ['along', 'across', 'against'],
    'misreading.halves-the-opposite': ['across', 'against'],
    'misreading.swaps-half-and-zero': ['across', 'against'],
    'misreading.zeros-all-tie': ['against'],
  },
  'editions/material.json': {
    'C1.all': ['cards'],
    'C2.en': ['wheel-cards', 'highest-rank', 'piratesses'],
    'C2.de': ['wheel-cards', 'highest-rank'],
    'C2.fr': ['wheel-cards', 'highest-rank', 'piratesses'],
    'C3.en': ['wind-cards'],
    'C3.de': ['wind-cards', 'wind-cards-per-wind'],
    'C3.fr': ['wind-cards'],
    'C4.de': ['winds'],
    'O2.all': ['rounds', 'tricks'],
  },
  'editions/set-up.json': {
    'S1.de': ['wind-cards'],
    'S2.all': ['open-wind-cards'],
    'S4.all': ['hand-cards'],
  },
  'editions/trick.json': {
    'T4.all': ['taker'],
    'T6.all': ['leader'],
    'T5.de': ['open-wind-cards'],
  },
  'editions/worth.json': {
    'V1.en': ['along'],
    'V1.de': ['along'],
    'V1.fr': ['along'],
    'V3.en': ['across'],
    'V3.de': ['across'],
    'V3.fr': ['across'],
    'V2.en': ['against'],
    'V2.de': ['against'],
    'V2.fr': ['against'],
  },
  'editions/scoring.json': {
    'R1.de': ['tricks'],
    'R6.all': ['two-players-best', 'two-players-worst'],
    'A9.de': ['two-players-best', 'two-players-worst', 'two-players-tied'],
  },
  'editions/end.json': {
    'E1.all': ['rounds'],
  },
  'editions/advanced.json': {
    'B1.en': ['forecast-cards'],
    'B1.de': ['forecast-cards'],
    'B1.fr': ['forecast-cards'],
    'B2.en': ['taker'],
    'A8.de': ['wind-cards'],
    'B3.de': ['pair-of-2', 'pair-of-1'],
    'B4.all': ['penalty-step-few', 'penalty-step-many'],
  },
};
