import { writeList } from '../../../../core/locale.ts';
import type { Language } from '../../../../site/i18n/languages.ts';
import { columnsOf } from '../../editions/columns.ts';
import { sayOutcome } from '../../editions/say.ts';
import { WITNESSES } from '../../editions/witness.ts';
import { playerNames } from '../../explain/say.ts';
import type { OpenPoint } from '../../rules/readings.ts';
import { namedSeas } from '../../tables/your-book/named-seas.ts';
import { pageOf } from '../words.ts';
import { columnName } from './desk-words.ts';

export function outcomesOf(question: OpenPoint, language: Language) {
  const { t, site } = pageOf({ lang: language });
  const speech = { t, lang: language, names: playerNames(t) };
  const said = columnsOf(question).map((column) => ({
    column,
    outcome:
      column.stand === 'silent'
        ? site('desk.says-nothing')
        : sayOutcome(column.played.outcome, speech).join(' '),
  }));
  return [...Map.groupBy(said, ({ outcome }) => outcome)].map(([outcome, alike]) => ({
    names: writeList(
      alike.map(({ column }) => columnName(column, t)),
      language,
    ),
    outcome,
    columns: alike.map(({ column }) => column),
  }));
}

/** A trick with two outcomes, for two pictures side by side; null where answers differ on no single trick. */
export function seasOf(question: OpenPoint, language: Language) {
  const witness = WITNESSES[question];
  if (witness.kind !== 'trick') return null;
  const sides = outcomesOf(question, language).flatMap(({ names, outcome, columns: [column] }) =>
    column && column.stand !== 'silent'
      ? [{ who: names, reading: column.reading, says: [outcome] }]
      : [],
  );
  const { wind, carried } = witness.trick;
  const names = playerNames(pageOf({ lang: language }).t);
  return { wind, carried, seas: namedSeas(witness, sides, names) };
}
