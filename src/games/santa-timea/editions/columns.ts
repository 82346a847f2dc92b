import {
  BOOKS,
  OPEN_POINTS,
  type OpenPoint,
  type PrintedEdition,
  type Reading,
  readingOf,
} from '../rules/readings.ts';
import { type Played, partingStep, playOut, sameOutcome } from './play.ts';
import { WITNESSES } from './witness.ts';

/** One column of a witness: what a book rules on it, or a reading that no book prints. */
export interface Column {
  readonly of: PrintedEdition | 'ours' | 'other';
  /**
   * A book `prints` an answer to the question; or it is `silent` and both answers fit its words; or it is
   * silent, but its other rules decide this position whatever the answer: then the question is `idle`.
   */
  readonly stand: 'prints' | 'silent' | 'idle' | 'reading';
  /** The answer it gives; null where it gives none. */
  readonly answer: Reading[OpenPoint] | null;
  /** The reading under which it is played; where it gives no answer, with one that it allows. */
  readonly reading: Reading;
  readonly played: Played;
  /** How many steps of this it decides: where it is silent, those on which all answers agree. */
  readonly decided: number;
}

type Under = Pick<Column, 'reading' | 'played'>;

/** The three books in their order; then, besides, every answer that none of them prints, ours first. */
export function columnsOf(question: OpenPoint): readonly Column[] {
  const { answers, printed, ruling } = OPEN_POINTS[question];
  const said: { readonly [E in PrintedEdition]?: Reading[OpenPoint] } = printed;
  const unread = (answers as readonly Reading[OpenPoint][]).filter(
    (answer) => !Object.values(said).includes(answer),
  );
  return [
    ...BOOKS.map((book) => bookColumn(question, book, said[book] ?? null)),
    ...unread
      .toSorted((a, b) => Number(b === ruling) - Number(a === ruling))
      .map((answer): Column => {
        const under = playUnder(question, 'house', answer);
        const of = answer === ruling ? 'ours' : 'other';
        return { of, stand: 'reading', answer, ...under, decided: under.played.steps.length };
      }),
  ];
}

function playUnder(
  question: OpenPoint,
  edition: PrintedEdition | 'house',
  answer: Reading[OpenPoint],
): Under {
  const reading = { ...readingOf(edition), [question]: answer };
  return { reading, played: playOut(WITNESSES[question], reading) };
}

function bookColumn(
  question: OpenPoint,
  book: PrintedEdition,
  answer: Reading[OpenPoint] | null,
): Column {
  if (answer !== null) {
    const under = playUnder(question, book, answer);
    return { of: book, stand: 'prints', answer, ...under, decided: under.played.steps.length };
  }
  const [under, ...others] = OPEN_POINTS[question].answers.map((one) =>
    playUnder(question, book, one),
  ) as [Under, ...Under[]];
  const { outcome, steps } = under.played;
  if (others.every(({ played }) => sameOutcome(played.outcome, outcome))) {
    return { of: book, stand: 'idle', answer, ...under, decided: steps.length };
  }
  const decided = Math.min(
    ...others.map(({ played }) => partingStep(steps, played.steps) ?? steps.length),
  );
  return { of: book, stand: 'silent', answer, ...under, decided };
}
