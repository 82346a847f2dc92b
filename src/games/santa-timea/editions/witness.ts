import { makePosition, type Position, parsePosition } from '../notation/position.ts';
import type { ScorePosition } from '../notation/score.ts';
import {
  BOOKS,
  type Edition,
  OPEN_POINTS,
  type OpenPoint,
  type PrintedEdition,
  type Reading,
  readingOf,
} from '../rules/readings.ts';
import type { Seat } from '../rules/round.ts';
import type { VariantName } from '../rules/variants.ts';
import { type Played, partingStep, playOut, sameOutcome } from './play.ts';

/** A position on which readings can come out differently, or some finished rounds of a game. */
export type Situation =
  | Exclude<Position, { kind: 'game' }>
  /** Every seat declares what is best for itself; or what the first seat may declare, and what that scores. */
  | (Omit<ScorePosition, 'kind'> & { readonly kind: 'declare' | 'options' })
  | { readonly kind: 'sequence'; readonly marks: string; readonly variant: VariantName }
  | {
      readonly kind: 'start';
      readonly seats: number;
      readonly rounds: readonly ScorePosition[];
      /** Who started the last of these rounds, and who would have led a thirteenth trick of it. */
      readonly starter?: Seat;
      readonly nextLeader?: Seat;
      readonly sunk?: readonly Seat[];
    }
  | { readonly kind: 'win'; readonly rounds: readonly ScorePosition[] };

/** A situation as far as it can be written down, one line for each position. */
function notationOf(situation: Situation): readonly string[] {
  switch (situation.kind) {
    case 'sequence':
      return [];
    case 'start':
    case 'win':
      return situation.rounds.map(makePosition);
    case 'declare':
    case 'options':
      return [makePosition({ ...situation, kind: 'score' })];
    default:
      return [makePosition(situation)];
  }
}

export function textOf(situation: Situation): string {
  const text = notationOf(situation).join(' | ');
  if (situation.kind === 'sequence') return situation.marks;
  if (situation.kind !== 'start') return text;
  const { seats, starter, nextLeader, sunk = [] } = situation;
  return text ? `${text} @${starter} @${nextLeader}` : `${seats}: ${sunk.join(' ')}`;
}

/** @throws for what is no position. */
export function situationIn(text: string): Situation {
  const parsed = parsePosition(text);
  if (!parsed.ok || parsed.value.kind === 'game') throw new Error(`Bad notation: ${text}`);
  return parsed.value;
}

const score = (text: string) => situationIn(`score ${text}`) as ScorePosition;
const win = (...rounds: readonly string[]): Situation => ({
  kind: 'win',
  rounds: rounds.map(score),
});
const declare = (text: string): Situation => ({ ...score(text), kind: 'declare' });

/** One position for every question of a reading, the smallest we know. */
export const WITNESSES: { readonly [Q in OpenPoint]: Situation } = {
  copiedWorth: situationIn('trick N1: E10 P N7'),
  copiedZero: situationIn('trick N1: S8 P S5'),
  equalWorth: situationIn('trick N1: N7 E14'),
  cardOrder: situationIn('trick E1: E5 N8'),
  secondPiratess: situationIn('trick N1: P P N5'),
  secondPiratessLead: situationIn('trick N1: P P N5 E10'),
  severalCarried: situationIn('round pro N1: N5 E10; E1: E4 P; S1: S2 S9'),
  ledPiratessTakes: situationIn('trick pro N2+S1: P N5'),
  lastTrickCarry: situationIn(
    'round pro E1: E1 W1; W1: E2 W2; N1: W3 E3; N1: W4 E4; N2: W5 E5; N2: W6 E6; ' +
      'N3: W7 E7; S1: W8 E8; S1: W9 E9; S2: W10 E10; S2: W11 E11; S3: W12 E12',
  ),
  triplets: declare('N1 N2 N3 S1 S2 S3 / E3'),
  tieDivisor: score('. / N1 / E1 / S2 / W3'),
  twoPlayerTie: score('N1 / E1'),
  discardedTriplet: score('pro N1 N2 N3 -N / . / . / .'),
  negativeRound: score('pro N3 E3 S3 W3 / .'),
  declarations: declare('pro N1 N2 N2 N3 S2 / E1 E2 E2 E3'),
  firstStarter: { kind: 'start', seats: 2, rounds: [], sunk: [1] },
  tiedStarter: { kind: 'start', seats: 2, rounds: [score('N1 / E1')], starter: 0, nextLeader: 1 },
  tieWithoutStarter: {
    kind: 'start',
    seats: 3,
    rounds: [score('N2 / E1 / S1')],
    starter: 0,
    nextLeader: 0,
  },
  finalTie: win('N1 / E2 / S3', 'N1 / E2 / S3', 'N1 / E2 / S3', 'N3 / E1 / S2', 'N3 / E2 / S1'),
  roundWonBy: win(
    'pro N3 / S2 S2 W2 W2',
    'pro N1 / E1',
    'pro N1 / E1',
    'pro N1 / E1',
    'pro . / S1 S1',
  ),
  sharedRound: win('N2 / E1 / S3', 'N2 / E1 / S3', 'N3 / E2 / S1', 'N3 / E2 / S1', 'N1 / E2 / S1'),
};

/** One column of a witness: what a book rules on it, or a reading that no book prints. */
export interface Column {
  readonly of: PrintedEdition | 'ours' | 'other';
  /**
   * A book `prints` an answer to the question; or it is `silent` and both answers fit its words; or it is
   * silent, but its other rules decide this position whatever the answer: then the question is `idle`.
   */
  readonly stand: 'prints' | 'silent' | 'idle' | 'reading';
  readonly answer: Reading[OpenPoint] | null;
  /** The reading under which it is played; where it gives no answer, with one that it allows. */
  readonly reading: Reading;
  readonly played: Played;
  /** How many steps of this it decides: where it is silent, those on which all answers agree. */
  readonly decided: number;
}

/** The three books in their order; then, besides, every answer that none of them prints, ours first. */
export function columnsOf(question: OpenPoint): readonly Column[] {
  const { answers, printed } = OPEN_POINTS[question];
  const said: { readonly [E in PrintedEdition]?: Reading[OpenPoint] } = printed;
  const under = (edition: Edition, answer: Reading[OpenPoint]) => {
    const reading = { ...readingOf(edition), [question]: answer };
    const played = playOut(WITNESSES[question], reading);
    return { answer, reading, played, decided: played.steps.length };
  };
  const silentIn = (of: PrintedEdition): Column => {
    const all = answers.map((answer) => ({ ...under(of, answer), of, answer: null }));
    const [first, ...others] = all as [(typeof all)[number], ...typeof all];
    const { outcome, steps } = first.played;
    if (others.every(({ played }) => sameOutcome(played.outcome, outcome))) {
      return { ...first, stand: 'idle' };
    }
    const parting = others.map(({ played }) => partingStep(steps, played.steps) ?? steps.length);
    return { ...first, stand: 'silent', decided: Math.min(...parting) };
  };
  const unread = (answers as readonly Reading[OpenPoint][]).filter(
    (answer) => !Object.values(said).includes(answer),
  );
  return [
    ...BOOKS.map((of): Column => {
      const answer = said[of];
      return answer ? { ...under(of, answer), of, stand: 'prints' } : silentIn(of);
    }),
    ...unread.map((answer): Column => {
      const of = answer === readingOf('house')[question] ? 'ours' : 'other';
      return { ...under('house', answer), of, stand: 'reading' };
    }),
  ];
}
