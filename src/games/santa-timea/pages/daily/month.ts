import { monthOf } from '../../../../core/daily.ts';
import { gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import type { Language } from '../../../../site/i18n/languages.ts';
import { entriesOf } from '../../../../site/puzzles.ts';
import { createTranslate } from '../../explain/words.ts';
import { GAME } from '../../game.ts';
import { askDay } from '../../screens/daily/ask-day.ts';
import type { AskedMonth } from '../../screens/daily/told-daily.ts';

/** The puzzles of a month as the page of the day fetches them: nothing in it tells an answer. */
export function askMonth(month: string, language: Language): AskedMonth {
  const t = createTranslate(gameCatalogue(language, 'santa-timea'), language);
  const days = entriesOf(GAME, GAME.daily).filter(({ day }) => monthOf(day) === month);
  return { days: days.map(({ day, puzzle }) => askDay(day, puzzle.question, t, language)) };
}
