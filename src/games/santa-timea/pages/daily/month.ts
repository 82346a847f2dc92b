import { monthOf } from '../../../../core/daily.ts';
import { gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import type { Language } from '../../../../site/i18n/languages.ts';
import { entriesOf } from '../../../../site/puzzles.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';
import { GAME } from '../../game.ts';
import { puzzleNumber, type TimeaPuzzle } from '../../questions/file.ts';
import { hintOf } from '../../questions/hint-clause.ts';
import type { AskedDay, AskedMonth } from '../../screens/daily/told-daily.ts';
import { askTask } from '../../screens/question/tell.ts';

/** The puzzles of a month as the page of the day fetches them: nothing in it tells an answer. */
export function askMonth(month: string, language: Language): AskedMonth {
  const t = createTranslate(gameCatalogue(language, 'santa-timea'), language);
  const days = entriesOf(GAME, GAME.daily).filter(({ day }) => monthOf(day) === month);
  return { days: days.map(({ puzzle }) => askDay(puzzle, t, language)) };
}

const askDay = (
  { key, source, question, band }: TimeaPuzzle,
  t: Translate,
  lang: string,
): AskedDay => ({
  day: key,
  number: puzzleNumber(key),
  kind: question.ask,
  band,
  hint: hintOf(question),
  source,
  ...askTask(question, t, lang),
});
