import type { OpenPoint } from '../rules/readings.ts';
import type { Seat } from '../rules/round.ts';

/**
 * A position on which readings come out differently, in notation. `trick` and `round` are judged as
 * they lie; of a `score` the points count as declared; in `declare` every seat declares what is best
 * for itself. `start` and `win` are games: one line of notation for each finished round.
 */
export type Witness =
  | { readonly kind: 'trick' | 'round' | 'score' | 'declare'; readonly position: string }
  | {
      readonly kind: 'start';
      readonly seats: number;
      readonly rounds: readonly string[];
      /** Who started the last of these rounds, and who would have led a thirteenth trick of it. */
      readonly starter?: Seat;
      readonly nextLeader?: Seat;
      /** Who was last on a sinking ship. */
      readonly sunk?: readonly Seat[];
    }
  | { readonly kind: 'win'; readonly rounds: readonly string[] };

/**
 * A situation that one comes to by going through all: besides those, a `row` whose card is asked for, a `hand` of which
 * one may lead, and how the last tricks of a round end, a mark each.
 */
export type Situation =
  | Witness
  | { readonly kind: 'row' | 'hand'; readonly position: string }
  | { readonly kind: 'sequence'; readonly marks: string };

/** A situation in one line. */
export function textOf(situation: Situation): string {
  if ('position' in situation) return situation.position;
  if (situation.kind === 'sequence') return situation.marks;
  if (situation.kind === 'win') return situation.rounds.join(' | ');
  const { seats, rounds, starter, nextLeader, sunk = [] } = situation;
  return rounds.length > 0
    ? `${rounds.join(' | ')} @${starter} @${nextLeader}`
    : `${seats}: ${sunk.join(' ')}`;
}

/** One position for every question of a reading, the smallest we know. */
export const WITNESSES: { readonly [Q in OpenPoint]: Witness } = {
  copiedWorth: { kind: 'trick', position: 'trick N1: E10 P N7' },
  copiedZero: { kind: 'trick', position: 'trick N1: S8 P S5' },
  equalWorth: { kind: 'trick', position: 'trick N1: N7 E14' },
  cardOrder: { kind: 'trick', position: 'trick E1: E5 N8' },
  secondPiratess: { kind: 'trick', position: 'trick N1: P P N5' },
  secondPiratessLead: { kind: 'trick', position: 'trick N1: P P N5 E10' },
  severalCarried: { kind: 'round', position: 'round pro N1: N5 E10; E1: E4 P; S1: S2 S9' },
  ledPiratessTakes: { kind: 'trick', position: 'trick pro N2+S1: P N5' },
  lastTrickCarry: {
    kind: 'round',
    position:
      'round pro E1: E1 W1; W1: E2 W2; N1: W3 E3; N1: W4 E4; N2: W5 E5; N2: W6 E6; ' +
      'N3: W7 E7; S1: W8 E8; S1: W9 E9; S2: W10 E10; S2: W11 E11; S3: W12 E12',
  },
  triplets: { kind: 'declare', position: 'score N1 N2 N3 S1 S2 S3 / E3' },
  tieDivisor: { kind: 'score', position: 'score . / N1 / E1 / S2 / W3' },
  twoPlayerTie: { kind: 'score', position: 'score N1 / E1' },
  discardedTriplet: { kind: 'score', position: 'score pro N1 N2 N3 -N / . / . / .' },
  negativeRound: { kind: 'score', position: 'score pro N3 E3 S3 W3 / .' },
  declarations: { kind: 'declare', position: 'score pro N1 N2 N2 N3 S2 / E1 E2 E2 E3' },
  firstStarter: { kind: 'start', seats: 2, rounds: [], sunk: [1] },
  tiedStarter: { kind: 'start', seats: 2, rounds: ['score N1 / E1'], starter: 0, nextLeader: 1 },
  tieWithoutStarter: {
    kind: 'start',
    seats: 3,
    rounds: ['score N2 / E1 / S1'],
    starter: 0,
    nextLeader: 0,
  },
  finalTie: {
    kind: 'win',
    rounds: [
      'score N1 / E2 / S3',
      'score N1 / E2 / S3',
      'score N1 / E2 / S3',
      'score N3 / E1 / S2',
      'score N3 / E2 / S1',
    ],
  },
  roundWonBy: {
    kind: 'win',
    rounds: [
      'score pro N3 / S2 S2 W2 W2',
      'score pro N1 / E1',
      'score pro N1 / E1',
      'score pro N1 / E1',
      'score pro . / S1 S1',
    ],
  },
  sharedRound: {
    kind: 'win',
    rounds: [
      'score N2 / E1 / S3',
      'score N2 / E1 / S3',
      'score N3 / E2 / S1',
      'score N3 / E2 / S1',
      'score N1 / E2 / S1',
    ],
  },
};
