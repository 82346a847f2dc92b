import {
  type PrintedEdition,
  QUESTIONS,
  type Question,
  type Reading,
  readingOf,
} from '../rules/readings.ts';
import { BOOKS } from './books.ts';
import { type Played, partingStep, playWitness, sameOutcome } from './play.ts';
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
  readonly answer: Reading[Question] | null;
  readonly played: Played;
  /** How many steps of this it decides: where it is silent, those on which all answers agree. */
  readonly decided: number;
}

/** The three books in their order; then, besides, every answer that none of them prints, ours first. */
export function columnsOf(question: Question): readonly Column[] {
  const { answers, printed, ruling } = QUESTIONS[question];
  const said: { readonly [E in PrintedEdition]?: Reading[Question] } = printed;
  const unread = (answers as readonly Reading[Question][]).filter(
    (answer) => !Object.values(said).includes(answer),
  );
  return [
    ...BOOKS.map((book) => bookColumn(question, book, said[book] ?? null)),
    ...unread
      .toSorted((a, b) => Number(b === ruling) - Number(a === ruling))
      .map((answer): Column => {
        const played = playUnder(question, 'house', answer);
        const of = answer === ruling ? 'ours' : 'other';
        return { of, stand: 'reading', answer, played, decided: played.steps.length };
      }),
  ];
}

const playUnder = (
  question: Question,
  edition: PrintedEdition | 'house',
  answer: Reading[Question],
): Played => playWitness(WITNESSES[question], { ...readingOf(edition), [question]: answer });

function bookColumn(
  question: Question,
  book: PrintedEdition,
  answer: Reading[Question] | null,
): Column {
  if (answer !== null) {
    const played = playUnder(question, book, answer);
    return { of: book, stand: 'prints', answer, played, decided: played.steps.length };
  }
  const [played, ...others] = QUESTIONS[question].answers.map((one) =>
    playUnder(question, book, one),
  ) as [Played, ...Played[]];
  const all = played.steps.length;
  if (others.every(({ outcome }) => sameOutcome(outcome, played.outcome))) {
    return { of: book, stand: 'idle', answer, played, decided: all };
  }
  const decided = Math.min(...others.map(({ steps }) => partingStep(played.steps, steps) ?? all));
  return { of: book, stand: 'silent', answer, played, decided };
}
