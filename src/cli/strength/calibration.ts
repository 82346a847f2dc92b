import { chooseCard } from '../../games/santa-timea/players/bot.ts';
import { counsel } from '../../games/santa-timea/players/coach.ts';
import { type View, viewOf } from '../../games/santa-timea/players/view.ts';
import type { WheelCard } from '../../games/santa-timea/rules/cards.ts';
import { deal } from '../../games/santa-timea/rules/deal.ts';
import {
  play,
  type Round,
  seatAt,
  startRound,
  toAct,
} from '../../games/santa-timea/rules/round.ts';
import { rulesOf, VARIANTS } from '../../games/santa-timea/rules/variants.ts';
import { runJobs } from '../pool.ts';

/** Cards that were given about the same chance of taking. */
export interface Bin {
  cards: number;
  /** The sum of the chances they were given. */
  given: number;
  taken: number;
}

/** Of so many positions, the cards by the chance that they were given. */
export interface Calibration {
  positions: number;
  readonly bins: readonly Bin[];
}

/** A round to look at. */
export interface Sample {
  readonly seed: number;
  /** Into how many parts of the same width the chances are divided. */
  readonly bins: number;
  /** How much is imagined for a card; left out, as much as the coach does. */
  readonly plays?: number | undefined;
}

/**
 * Holds the coach's chances against what happens in so many rounds, on all cores.
 * @param bins as in `Sample`, as is `plays`.
 */
export async function calibrate(
  rounds: number,
  bins: number,
  plays?: number,
): Promise<Calibration> {
  const all = nothingIn(bins);
  const samples = Array.from(
    { length: rounds },
    (_, at): Sample => ({ seed: at + 1, bins, plays }),
  );
  await runJobs(new URL('./worker.ts', import.meta.url), samples, (one: Calibration) => {
    all.positions += one.positions;
    for (const [at, bin] of all.bins.entries()) {
      const { cards, given, taken } = one.bins[at] as Bin;
      bin.cards += cards;
      bin.given += given;
      bin.taken += taken;
    }
  });
  return all;
}

const nothingIn = (bins: number): Calibration => ({
  positions: 0,
  bins: Array.from({ length: bins }, () => ({ cards: 0, given: 0, taken: 0 })),
});

/**
 * One round of simple players, with two, three, four and five at the table by turns: each card that seat 0
 * might play is played, and the others finish the trick. What is proven is left out.
 */
export function calibrateRound({ seed, bins, plays }: Sample): Calibration {
  const found = nothingIn(bins);
  const seats = 2 + (seed % 4);
  const dealt = deal(seed, seats, VARIANTS.basic);
  let round = startRound(dealt, seed % seats, rulesOf('house', 'basic'));
  for (let seat = toAct(round); seat !== null; seat = toAct(round)) {
    const view = viewOf(round, seat) as View;
    if (seat === 0 && view.legal.length > 1) {
      found.positions += 1;
      for (const { card, takes, isProven } of counsel(view, seed, plays).cards) {
        if (isProven) continue;
        const bin = found.bins[Math.min(bins - 1, Math.floor(takes * bins))] as Bin;
        bin.cards += 1;
        bin.given += takes;
        if (wouldTake(round, card)) bin.taken += 1;
      }
    }
    round = played(round, seat, chooseCard(view, seed));
  }
  return found;
}

/** Whether seat 0 takes the trick with this card as the cards really lie. */
function wouldTake(round: Round, card: WheelCard): boolean {
  const tricks = round.tricks.length;
  let now = played(round, 0, card);
  while (now.tricks.length === tricks) {
    const seat = toAct(now) as number;
    now = played(now, seat, chooseCard(viewOf(now, seat) as View, tricks));
  }
  const { leader, ruling } = now.tricks[tricks] as Round['tricks'][number];
  return ruling.taker !== null && seatAt(leader, ruling.taker, round.hands.length) === 0;
}

function played(round: Round, seat: number, card: WheelCard): Round {
  const next = play(round, seat, card);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** A bin as a row of the table in docs/strength.md. */
export function rowOfBin({ cards, given, taken }: Bin, index: number, bins: number): string {
  const share = taken / cards;
  const error = Math.sqrt((share * (1 - share)) / cards);
  const percent = (value: number): string => (100 * value).toFixed(1);
  const range = `${(100 * index) / bins} to ${(100 * (index + 1)) / bins} %`;
  return `| ${range} | ${cards} | ${percent(given / cards)} | ${percent(share)} ± ${percent(1.96 * error)} |`;
}
