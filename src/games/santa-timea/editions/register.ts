import type { Desk, Printed, PrintedBook } from '../../../kit/game.ts';
import type { ClauseId } from '../rules/clauses.ts';
import {
  BOOKS,
  OPEN_POINTS,
  type OpenPoint,
  type PrintedEdition,
  readingOf,
} from '../rules/readings.ts';
import de from './printed/de.json' with { type: 'json' };
import en from './printed/en.json' with { type: 'json' };
import fr from './printed/fr.json' with { type: 'json' };

export const PRINTED: { readonly [E in PrintedEdition]: PrintedBook } = { en, de, fr };

export const printedIn = (edition: PrintedEdition, id: string): Printed | null =>
  PRINTED[edition].entries[id] ?? null;

/** Of the editions: other words with the same outcome are `equivalent`, one that says nothing definite is `silent`. */
export type Verdict = 'same' | 'equivalent' | 'silent' | 'different';

/** A `ruling` is a point that all leave open or that only one closes; no play depends on a `note`. */
type EntryKind = 'rule' | 'ruling' | 'example' | 'note';

export interface RegisterEntry {
  /** A clause, or an id of the register's own; an anchor on its page. */
  readonly id: string;
  readonly topic: string;
  readonly kind: EntryKind;
  readonly verdict: Verdict;
  /** The clauses whose functions, tests and lessons carry it, if it is no clause itself. */
  readonly through: readonly ClauseId[];
}

type Row = readonly [id: string, kind: EntryKind, verdict: Verdict, through?: readonly ClauseId[]];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  material: [
    ['C1', 'rule', 'same'],
    ['C2', 'rule', 'same'],
    ['C3', 'rule', 'equivalent'],
    ['C4', 'rule', 'equivalent'],
    ['C5', 'note', 'silent', ['C4']],
    ['C6', 'rule', 'equivalent'],
    ['O1', 'rule', 'same', ['O3', 'R5']],
    ['O2', 'rule', 'same'],
    ['O3', 'rule', 'same'],
    ['O4', 'rule', 'same', ['B3']],
  ],
  'set-up': [
    ['S1', 'rule', 'equivalent'],
    ['S2', 'rule', 'same'],
    ['S3', 'rule', 'same'],
    ['S4', 'rule', 'same'],
    ['S8', 'note', 'silent', ['S4']],
    ['S7', 'rule', 'different'],
    ['A19', 'ruling', 'silent'],
    ['S5', 'rule', 'same'],
    ['S6', 'rule', 'silent'],
    ['A7', 'ruling', 'same'],
  ],
  trick: [
    ['T1', 'rule', 'same'],
    ['T2', 'rule', 'equivalent'],
    ['T3', 'rule', 'equivalent', ['T1', 'P1']],
    ['T4', 'rule', 'equivalent'],
    ['T6', 'rule', 'equivalent'],
    ['T5', 'rule', 'equivalent'],
    ['T7', 'rule', 'same'],
    ['A15', 'note', 'silent', ['T7', 'S4']],
  ],
  worth: [
    ['V1', 'rule', 'equivalent'],
    ['V3', 'rule', 'equivalent'],
    ['V4', 'rule', 'same'],
    ['V2', 'rule', 'equivalent'],
    ['V6', 'rule', 'same'],
    ['V5', 'note', 'silent', ['V1', 'V2', 'V3']],
  ],
  piratess: [
    ['P1', 'rule', 'same'],
    ['P2', 'rule', 'equivalent'],
    ['P3', 'rule', 'silent'],
    ['A1', 'ruling', 'silent'],
    ['A1b', 'ruling', 'silent'],
    ['P5', 'rule', 'equivalent'],
    ['P4', 'rule', 'equivalent'],
    ['P6', 'rule', 'same'],
    ['A2', 'rule', 'silent'],
    ['A3', 'ruling', 'silent'],
    ['A4', 'ruling', 'silent', ['P6', 'X2', 'X3']],
  ],
  ties: [
    ['X1', 'rule', 'same'],
    ['A16', 'ruling', 'same'],
    ['X2', 'rule', 'equivalent'],
    ['A17', 'rule', 'equivalent', ['X2']],
    ['X3', 'rule', 'equivalent'],
    ['X4', 'rule', 'equivalent', ['P5', 'X1', 'X3']],
    ['A6', 'rule', 'equivalent', ['X3']],
  ],
  scoring: [
    ['R1', 'rule', 'equivalent'],
    ['R2', 'rule', 'same'],
    ['R3', 'rule', 'silent'],
    ['R4', 'rule', 'same'],
    ['R5', 'rule', 'equivalent'],
    ['R6', 'rule', 'same'],
    ['R7', 'rule', 'equivalent'],
    ['A9', 'ruling', 'silent'],
    ['R8', 'rule', 'equivalent'],
    ['R9', 'note', 'equivalent', ['R7', 'R8']],
    ['R10', 'rule', 'same'],
  ],
  end: [
    ['E1', 'rule', 'same'],
    ['E2', 'rule', 'different'],
    ['A11', 'ruling', 'silent'],
    ['A12', 'ruling', 'silent'],
  ],
  advanced: [
    ['B1', 'rule', 'equivalent'],
    ['B2', 'rule', 'silent'],
    ['A13', 'rule', 'equivalent', ['B2', 'S3']],
    ['A14', 'rule', 'equivalent'],
    ['A8', 'rule', 'equivalent'],
    ['B6', 'rule', 'silent'],
    ['A5', 'ruling', 'silent'],
    ['B7', 'rule', 'equivalent'],
    ['B3', 'rule', 'equivalent'],
    ['A18', 'rule', 'equivalent', ['B3', 'C3']],
    ['B8', 'rule', 'same'],
    ['B4', 'rule', 'same'],
    ['B9', 'note', 'same', ['B4']],
    ['B5', 'rule', 'different'],
    ['A10', 'ruling', 'silent'],
  ],
  examples: [
    ['EX1', 'example', 'silent', ['T5', 'S3']],
    ['EX2', 'example', 'same', ['V2']],
    ['EX3', 'example', 'same', ['V3', 'V4']],
    ['EX4', 'example', 'same', ['P1', 'P5']],
    ['EX5', 'example', 'same', ['X1', 'X2']],
    ['EX6', 'example', 'equivalent', ['R2', 'R7']],
    ['EX6-pro', 'example', 'silent', ['B3', 'B4', 'B5']],
    ['EX6-keep', 'example', 'silent', ['B6', 'B7']],
  ],
  slips: [
    ['O5', 'note', 'different', ['V1', 'V3']],
    ['O6', 'note', 'different', ['V1', 'V3']],
    ['O7', 'note', 'different', ['B1', 'B3']],
    ['C7', 'note', 'different', ['R10']],
    ['C8', 'note', 'different', ['P4', 'X1']],
    ['G1', 'note', 'different', ['T5']],
    ['G2', 'note', 'silent', ['X1']],
    ['G3', 'note', 'silent', ['P1', 'B6']],
    ['G4', 'note', 'silent', ['S3', 'V3']],
    ['G5', 'note', 'silent', ['R2', 'B3']],
  ],
};

export const TOPICS: readonly string[] = Object.keys(ROWS);

export const REGISTER: readonly RegisterEntry[] = Object.entries(ROWS).flatMap(([topic, rows]) =>
  rows.map(([id, kind, verdict, through = []]) => ({ id, topic, kind, verdict, through })),
);

/** @throws when the register has no such entry: that is our own mistake. */
export function entryOf(id: string): RegisterEntry {
  const entry = REGISTER.find((one) => one.id === id);
  if (!entry) throw new Error(`The register has no entry “${id}”`);
  return entry;
}

/** An entry that names no clauses is one itself. */
export const carriers = ({ id, through }: RegisterEntry): readonly ClauseId[] =>
  through.length > 0 ? through : [id as ClauseId];

const QUESTIONS = Object.keys(OPEN_POINTS) as OpenPoint[];

export const fieldsOf = (id: string): readonly OpenPoint[] =>
  QUESTIONS.filter((question) => (OPEN_POINTS[question].clauses as readonly string[]).includes(id));

export const decidingClause = (question: OpenPoint): ClauseId =>
  OPEN_POINTS[question].clauses.at(-1) as ClauseId;

/**
 * What a verdict rests on. `words`: all say the same. `witness`: positions on which the readings part.
 * `harmless`: no play depends on it. Null where its reason says it all.
 */
export function groundOf({
  id,
  kind,
  verdict,
}: RegisterEntry): 'words' | 'witness' | 'harmless' | null {
  if (verdict === 'same') return 'words';
  if (verdict !== 'equivalent' && fieldsOf(id).length > 0) return 'witness';
  return verdict !== 'equivalent' && (kind === 'note' || kind === 'example') ? 'harmless' : null;
}

/** Whether play can hang on an entry, and the letter to the publisher argue with it. */
export const isPlayed = ({ kind }: RegisterEntry): boolean => kind === 'rule' || kind === 'ruling';

/** What an entry is counted among: its verdict, or `note` where no play depends on it. Contradictions come first. */
const ENTRY_GROUPS = ['different', 'silent', 'equivalent', 'same', 'note'] as const;

export type EntryGroup = (typeof ENTRY_GROUPS)[number];

export const groupOf = ({ id, kind, verdict }: RegisterEntry): EntryGroup =>
  kind === 'note' || (verdict === 'silent' && fieldsOf(id).length === 0) ? 'note' : verdict;

export const countsOf = (entries: readonly RegisterEntry[]) =>
  ENTRY_GROUPS.map((group) => ({
    group,
    count: entries.filter((entry) => groupOf(entry) === group).length,
  })).filter(({ count }) => count > 0);

const isRead = (id: string): id is PrintedEdition => BOOKS.some((book) => book === id);

const isQuestion = (word: string): word is OpenPoint => Object.hasOwn(OPEN_POINTS, word);

/** The printed books of Santa Timea side by side; one that only repeats another need have no reading of its own. */
export const DESK: Desk = {
  topics: TOPICS,
  books: BOOKS.map((book): PrintedBook => PRINTED[book]),
  register: REGISTER,
  spokenOf: (key) => {
    const [, question = ''] = /^(?:dispute(?:\.ask)?|depends)\.(\w+)/.exec(key) ?? [];
    return isQuestion(question) ? decidingClause(question) : undefined;
  },
};

/** What a list of one book’s entries can show: all, where it is silent, where it rules otherwise than we do. */
export const SAYS = ['either', 'silent', 'otherwise'] as const;

export function saysOf(
  { id }: RegisterEntry,
  book: PrintedBook,
): 'silent' | 'otherwise' | undefined {
  if (!book.entries[id]) return 'silent';
  if (!isRead(book.id)) return undefined;
  const [reading, house] = [readingOf(book.id), readingOf('house')];
  return fieldsOf(id).some((field) => reading[field] !== house[field]) ? 'otherwise' : undefined;
}
