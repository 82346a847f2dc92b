import aid from '../../../../content/en/turn/aid.json' with { type: 'json' };
import board from '../../../../content/en/turn/board.json' with { type: 'json' };
import pages from '../../../../content/en/turn/pages.json' with { type: 'json' };
import puzzles from '../../../../content/en/turn/puzzles.json' with { type: 'json' };
import rulings from '../../../../content/en/turn/rulings.json' with { type: 'json' };
import { createTranslate } from './say.ts';

const WORDS = { ...aid, ...board, ...pages, ...puzzles, ...rulings };

export const english = createTranslate(WORDS, 'en');
