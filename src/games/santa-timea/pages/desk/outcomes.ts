import { writeList } from '../../../../core/locale.ts';
import type { Language } from '../../../../site/i18n/languages.ts';
import { siteWords } from '../../../../site/i18n/translate.ts';
import { columnsOf } from '../../editions/columns.ts';
import { sayOutcome } from '../../editions/say.ts';
import { playerNames } from '../../explain/player-names.ts';
import type { Question } from '../../rules/readings.ts';
import { columnName, deskTranslate } from './desk-words.ts';

/** What some readings make of a position, with the names of all that say so. */
export interface Outcome {
  readonly names: string;
  readonly outcome: string;
}

/** What each book, and each reading of none, makes of the position of a question; those that say the same as one. */
export function outcomesOf(question: Question, language: Language): readonly Outcome[] {
  const t = deskTranslate(language);
  const speech = { t, lang: language, names: playerNames(t) };
  const said = columnsOf(question).map((column) => ({
    name: columnName(column, t),
    outcome:
      column.stand === 'silent'
        ? siteWords(language)('desk.says-nothing')
        : sayOutcome(column.played.outcome, speech).join(' '),
  }));
  return [...Map.groupBy(said, ({ outcome }) => outcome)].map(([outcome, alike]) => ({
    names: writeList(
      alike.map(({ name }) => name),
      language,
    ),
    outcome,
  }));
}
