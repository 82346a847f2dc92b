import { writeList } from '../../../../core/words.ts';
import type { Language } from '../../../../site/i18n/languages.ts';
import { sayOutcome } from '../../editions/say.ts';
import { columnsOf } from '../../editions/witness.ts';
import { playerNames } from '../../explain/say.ts';
import type { OpenPoint } from '../../rules/readings.ts';
import type { Side } from '../../tables/scene/named-seas.ts';
import { columnName, pageOf } from '../words.ts';

export function outcomesOf(question: OpenPoint, language: Language) {
  const { t, site } = pageOf({ lang: language });
  const speech = { t, names: playerNames(t) };
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

/** The outcomes as sides of two pictures of a trick; a silent book has none. */
export const sidesOf = (question: OpenPoint, language: Language): readonly Side[] =>
  outcomesOf(question, language).flatMap(({ names, outcome, columns: [column] }) =>
    column && column.stand !== 'silent'
      ? [{ who: names, reading: column.reading, says: [outcome] }]
      : [],
  );

export interface Ruled {
  readonly name: string;
  /** How it answers the question; empty where nothing is asked. */
  readonly note: string;
  readonly steps: readonly string[];
  /** The words below the steps of a book that decides no more; null for all others. */
  readonly silence: string | null;
  /** Empty for a silent book. */
  readonly outcome: readonly string[];
}

/** The steps that all begin with, and behind them the groups of those who go on alike. */
export function groupsOf(rulings: readonly Ruled[]) {
  const [first] = rulings;
  const steps = first?.steps ?? [];
  const parting = steps.findIndex((step, at) => rulings.some((other) => other.steps[at] !== step));
  const shared = parting < 0 ? steps : steps.slice(0, parting);
  const alike = Map.groupBy(rulings, ({ steps, silence, outcome }) =>
    JSON.stringify([steps, silence, outcome]),
  );
  return {
    shared,
    groups: [...alike.values()].flatMap((rulings) => {
      const [one] = rulings;
      return one ? [{ ...one, rulings, steps: one.steps.slice(shared.length) }] : [];
    }),
  };
}
