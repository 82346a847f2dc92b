import type { Day } from '../../../core/day.ts';
import type { Verdict } from '../../../kit/desk.ts';
import { BOOKS, type PrintedEdition } from '../rules/readings.ts';
import { printedIn } from './books.ts';
import history from './history.json' with { type: 'json' };
import { REGISTER } from './register.ts';
import { markOf } from './sentences.ts';

/** What the register holds of an entry: the verdict, and of each book the deciding words, null where it is silent. */
export type Held = { readonly verdict: Verdict } & {
  readonly [E in PrintedEdition]: readonly string[] | null;
};

/** What a revision did to one entry. */
export interface Change {
  readonly id: string;
  /** Of all that changed what was held before; null for an entry that is new. */
  readonly was: Partial<Held> | null;
  readonly now: Held;
}

export interface Revision {
  /** Counts from 1. */
  readonly number: number;
  readonly day: Day;
  readonly changes: readonly Change[];
}

type Whole = Readonly<Record<string, Held>>;

/** A revision as it is written down: what was held before, and the mark of the whole register after it. */
interface Written {
  readonly day: Day;
  readonly mark: string;
  readonly was: Readonly<Record<string, Partial<Held> | null>>;
}

const WRITTEN = history as readonly Written[];

const HELD: Whole = Object.fromEntries(
  REGISTER.map(({ id, verdict }) => {
    const words = BOOKS.map((book) => {
      const printed = printedIn(book, id);
      return [book, printed && (printed.words ?? [])];
    });
    return [id, { verdict, ...Object.fromEntries(words) } as Held];
  }),
);

function undo(whole: Whole, was: Written['was']): Whole {
  const before = Object.entries(whole).flatMap(([id, held]): [string, Held][] => {
    const old = was[id];
    return old === null ? [] : [[id, { ...held, ...old }]];
  });
  return Object.fromEntries(before);
}

/** Every state of the register from today back to the first, each with the revision that led to it. */
const STATES: { readonly written: Written; readonly after: Whole }[] = [];
let held = HELD;
for (const written of WRITTEN.toReversed()) {
  STATES.push({ written, after: held });
  held = undo(held, written.was);
}

/** The revisions of the register, the newest first; the last one opened it. */
export const REVISIONS: readonly Revision[] = STATES.map(({ written, after }, index) => ({
  number: WRITTEN.length - index,
  day: written.day,
  changes: Object.entries(written.was).map(([id, was]) => {
    const now = after[id];
    if (!now) throw new Error(`history.json: “${id}” was not in the register on ${written.day}`);
    return { id, was, now };
  }),
}));

/** Revisions after which the register was another than the one they lead to, with the mark that it has. */
export const broken = (): string[] =>
  STATES.flatMap(({ written, after }) => {
    const sorted = Object.entries(after).sort(([a], [b]) => (a < b ? -1 : 1));
    const mark = markOf(JSON.stringify(sorted));
    return mark === written.mark ? [] : [`${written.day}: ${written.mark} ≠ ${mark}`];
  });

/** The entries that each revision changed, the first revision first. */
export const CHANGED_IDS: readonly (readonly string[])[] = REVISIONS.map(({ changes }) =>
  changes.map(({ id }) => id),
).toReversed();

/** What each revision did to an entry, the newest first; none if it is as it was at the beginning. */
export const historyOf = (
  id: string,
): readonly { readonly day: Day; readonly changes: readonly Change[] }[] =>
  REVISIONS.map(({ day, changes }) => ({
    day,
    changes: changes.filter((one) => one.id === id),
  })).filter(({ changes }) => changes.length > 0);
