import type { Level, Way } from '../../games/santa-timea/notation/levels.ts';
import { chooseCard } from '../../games/santa-timea/players/bot.ts';
import type { Aim } from '../../games/santa-timea/players/search/minds.ts';
import { chooseStrong } from '../../games/santa-timea/players/strong.ts';
import { type View, viewOf } from '../../games/santa-timea/players/view.ts';
import type { WheelCard } from '../../games/santa-timea/rules/cards.ts';
import { deal } from '../../games/santa-timea/rules/deal.ts';
import { bestDeclarations } from '../../games/santa-timea/rules/declare.ts';
import { play, type Round, startRound, toAct } from '../../games/santa-timea/rules/round.ts';
import { heldTriplets, type Score, scoreRound } from '../../games/santa-timea/rules/score.ts';
import { rulesOf, VARIANTS, type VariantName } from '../../games/santa-timea/rules/variants.ts';

/** One deal, played once from each seat by the player to be measured; all others play as today's simple ones. */
export interface Job {
  readonly variant: VariantName;
  readonly seats: number;
  readonly level: Level;
  readonly seed: number;
  /** What the player minds; left out, what the rules make a round about. */
  readonly aim?: Aim | undefined;
  /** What it likes; left out, nothing in particular. */
  readonly way?: Way | undefined;
}

/** What came of it, on average over the seats. */
export interface Match extends Job {
  readonly own: number;
  readonly others: number;
  /** [R5] Victory points for the place, and [B3] [B4] with pairs and penalty. */
  readonly points: number;
  readonly total: number;
  readonly othersTotal: number;
  /** Milliseconds of one core for each card. */
  readonly times: readonly number[];
}

export function playMatch(job: Job): Match {
  const { seats, variant, level, seed, aim, way } = job;
  const times: number[] = [];
  const sum = { own: 0, others: 0, points: 0, total: 0, othersTotal: 0 };
  const timed = (view: View): WheelCard => {
    const before = process.threadCpuUsage();
    const { card } = chooseStrong(view, { level, seed, aim, way });
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
    return card;
  };
  for (let seat = 0; seat < seats; seat++) {
    const start = startRound(
      deal(seed, seats, VARIANTS[variant]),
      seed % seats,
      rulesOf('house', variant),
    );
    const scores = scored(
      playedOut(start, (view) => (view.seat === seat ? timed(view) : chooseCard(view, seed))),
    );
    const own = scores[seat] as Score;
    const others = scores.toSpliced(seat, 1);
    const shared = (count: (score: Score) => number): number =>
      others.reduce((all, score) => all + count(score), 0) / others.length / seats;
    sum.own += own.damage / seats;
    sum.others += shared((score) => score.damage);
    sum.points += own.points / seats;
    sum.total += own.total / seats;
    sum.othersTotal += shared((score) => score.total);
  }
  return { ...job, ...sum, times };
}

function playedOut(start: Round, choose: (view: View) => WheelCard): Round {
  let round = start;
  for (let seat = toAct(round); seat !== null; seat = toAct(round)) {
    const view = viewOf(round, seat);
    const next = view && play(round, seat, choose(view));
    if (!next?.ok) throw new Error('a player without a legal card');
    round = next.value;
  }
  return round;
}

/** [B6] Everybody declares what is best if all others discard all sets. */
function scored({ collected, rules }: Round): Score[] {
  const all = collected.map((cards) => ({ cards, discarded: heldTriplets(cards) }));
  const declared = all.map(({ cards }, seat) => ({
    cards,
    discarded: bestDeclarations(all, seat, rules).options.at(-1) ?? [],
  }));
  return scoreRound(declared, rules);
}
