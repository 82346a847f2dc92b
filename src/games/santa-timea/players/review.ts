import { LEVELS, type Level, type Opponent, opponentAt } from '../notation/levels.ts';
import { sameCard, type WheelCard } from '../rules/cards.ts';
import { LEARNER } from '../rules/dealt-game.ts';
import { type Round, type Seat, toAct } from '../rules/round.ts';
import { pilesOf } from '../simulator/cards.ts';
import { type Counselled, counsel } from './coach.ts';
import { at, cutTo, type Match, type Turn, turnOf, withCard } from './match.ts';
import { valuer } from './search/value.ts';
import { chooseStrong } from './strong.ts';
import { type Aim, aimOf, type View, viewOf } from './view.ts';

export interface Review {
  readonly aim: Aim;
  readonly steps: readonly ReviewStep[];
  readonly end: number;
  readonly strongest: number;
}

export interface ReviewStep {
  readonly played: Counselled;
  readonly best: Counselled;
  readonly isMistake: boolean;
}

/** What costs no more than this is shown as nothing: damage with one decimal place, points with two. */
const LEAST: { readonly [A in Aim]: number } = { damage: 0.05, points: 0.005 };

export const isDear = (
  { cost, costWithin }: Pick<Counselled, 'cost' | 'costWithin'>,
  aim: Aim,
): boolean => cost > Math.max(costWithin, LEAST[aim]);

export function stepOf(match: Match, trick: number, seat: Seat = LEARNER): ReviewStep {
  const before = cutTo(match, trick, seat);
  const card = match.cards[before.cards.length] as WheelCard;
  const view = viewOf(at(before), seat) as View;
  const { cards } = counsel(view, match);
  const [best] = cards as readonly [Counselled, ...Counselled[]];
  const played = cards.find((one) => sameCard(one.card, card)) as Counselled;
  return { played, best, isMistake: isDear(played, aimOf(view)) };
}

export function reviewOf(match: Match, steps: readonly ReviewStep[], seat: Seat = LEARNER): Review {
  const round = at(match);
  const aim = aimOf(round);
  return {
    aim,
    steps,
    end: endOf(round, seat)[aim],
    strongest: endOf(at(playedBy(cutTo(match, 0, seat), 'strong', seat)), seat)[aim],
  };
}

export function playedBy(match: Match, level: Level, seat: Seat = LEARNER): Match {
  let now = match;
  for (;;) {
    const acting = toAct(at(now));
    const view = acting === null ? null : viewOf(at(now), acting);
    if (!view) return now;
    const player = view.seat === seat ? { level } : opponentAt(match, view.seat);
    now = withCard(now, chosenBy(player, { seed: match.seed, ...turnOf(now), view }));
  }
}

export const chosenBy = (player: Opponent, { view, seed }: Turn): WheelCard =>
  chooseStrong(view, { ...player, seed }).card;

export const endOf = (
  { collected, rules }: Round,
  seat: Seat = LEARNER,
): { readonly [A in Aim]: number } => valuer(collected.length, seat, rules)(pilesOf(collected));

/** Decimal places: there are fewer points than damage. */
export const DIGITS = { damage: 1, points: 2 } as const;

/** What makes up the end, rounded so that the parts add up as they are shown. */
export function balanceOf({ aim, steps, end }: Review) {
  const rounded = (value: number) => Number(value.toFixed(DIGITS[aim]));
  const expected = rounded(steps[0]?.best.expected ?? end);
  const lost = steps.reduce((sum, step) => sum + (step.isMistake ? step.played.cost : 0), 0);
  const cost = rounded(aim === 'damage' ? lost : -lost);
  return { expected, cost, luck: end - expected - cost };
}

const LOOKED_AT = 3;

export const dearest = ({ steps }: Pick<Review, 'steps'>): readonly number[] =>
  steps
    .map((step, trick) => ({ ...step, trick }))
    .filter(({ isMistake }) => isMistake)
    .toSorted((a, b) => b.played.cost - a.played.cost)
    .slice(0, LOOKED_AT)
    .map(({ trick }) => trick);

export interface Comparison {
  readonly levels: Readonly<Record<Level, number>>;
  readonly isSame: boolean;
}

export function compared(match: Match, onPiece: (done: number) => void = () => {}): Comparison {
  const start = cutTo(match, 0);
  const levels = { gentle: 0, able: 0, strong: 0 };
  for (const [done, level] of LEVELS.entries()) {
    levels[level] = endOf(at(playedBy(start, level))).damage;
    onPiece(done + 1);
  }
  return { levels, isSame: isAnswered(match) };
}

export const isAnswered = (match: Match): boolean =>
  match.cards.every((card, place) => {
    const turn = turnOf({ ...match, cards: match.cards.slice(0, place) });
    return !turn || sameCard(card, chosenBy(opponentAt(match, turn.view.seat), turn));
  });
