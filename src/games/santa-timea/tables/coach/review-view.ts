import { isShared } from '../../../../core/people.ts';
import { writeNumber } from '../../../../core/words.ts';
import { createSpeech, sayCard, seatNames } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import type { Counselled } from '../../players/coach.ts';
import { at, cutTo, type Match } from '../../players/match.ts';
import { balanceOf, DIGITS, dearest, type Review, type ReviewStep } from '../../players/review.ts';
import type { WindCard } from '../../rules/cards.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import { type PlayedTrick, type Seat, seatAt } from '../../rules/round.ts';
import { viewPlay } from '../play/play-view.ts';
import type { NamedSea } from '../sea/Sea.tsx';
import { decimals, sayReason } from './counsel-view.ts';

export interface Reviewed {
  readonly seat: Seat;
  readonly names: readonly string[];
}

export type ReviewView = ReturnType<typeof viewReview>;

export type MistakeView = ReviewView['mistakes'][number];

export function viewReview(
  review: Review,
  match: Match,
  t: Translate,
  whose: Reviewed = { seat: LEARNER, names: seatNames(t) },
) {
  const { aim, end, steps } = review;
  const write = decimals(t.lang, aim);
  const inUnit = (value: number): string =>
    t(aim === 'damage' ? 'damage' : 'scored.points', { count: Number(value.toFixed(DIGITS[aim])) });
  const { expected, cost, luck } = balanceOf(review);
  const signed = decimals(t.lang, aim, 'exceptZero');
  const effect = (value: number) => {
    if (Number(value.toFixed(1)) === 0) return 'none';
    return value > 0 === (aim === 'damage') ? 'bad' : 'good';
  };
  const mistakes = dearest(review).map((trick) =>
    viewMistake(match, trick, steps[trick] as ReviewStep, whose, t, inUnit),
  );
  const { tricks } = at(match);
  const unit = t(`coach.expects.${aim}`);
  const sum = [
    { name: t('coach.review.expected'), value: write(expected), is: effect(0) },
    { name: t('coach.review.cost'), value: signed(cost), is: effect(cost) },
    { name: t('coach.review.luck'), value: signed(luck), is: effect(luck) },
    { name: unit, value: `= ${writeNumber(end)}`, is: effect(0) },
  ];
  return {
    sentence: t(mistakes.length > 0 ? 'coach.review.mistakes' : 'coach.review.none', {
      count: mistakes.length,
      cost: inUnit(Math.abs(cost)),
    }),
    sum,
    strongest: t('coach.review.strongest', {
      value: inUnit(review.strongest),
      own: inUnit(end),
    }),
    tricks: steps.map((step, index) => ({
      trick: index + 1,
      ...windOf(tricks[index] as PlayedTrick, whose.seat),
      played: sayCard(step.played.card, t),
      best: sayCard(step.best.card, t),
      expected: write(step.best.expected),
      cost: step.isMistake ? write(step.played.cost) : '',
    })),
    mistakes,
    /** The round before each card that was a mistake, to be tried again: what `parseGame` reads. */
    puzzles: steps.flatMap(({ isMistake }, trick) =>
      isMistake ? [makeGame(cutTo(match, trick, whose.seat))] : [],
    ),
    heads: { expected: unit },
    picture: pictureOf(review),
  };
}

function windOf({ leader, ruling, trick }: PlayedTrick, seat: Seat) {
  const isTaken =
    ruling.taker !== null && seatAt(leader, ruling.taker, trick.plays.length) === seat;
  return { wind: trick.wind, isTaken };
}

function viewMistake(
  match: Match,
  trick: number,
  { played, best }: ReviewStep,
  { seat, names }: Reviewed,
  t: Translate,
  inUnit: (value: number) => string,
) {
  const speech = createSpeech(t, names);
  const shared = isShared(match.people) ? { names, holder: seat } : undefined;
  const before = cutTo(match, trick, seat);
  const { open } = viewPlay(before, false, t, shared);
  /** The others play what they played: what they may play does not hang on the learner’s card. */
  const after = match.cards.slice(before.cards.length + 1, (trick + 1) * match.seats);
  const named = (who: string, { card, reasons }: Counselled): NamedSea => {
    const cards = [...before.cards, card, ...after];
    const { lanes, known, ruling } = viewPlay({ ...before, cards }, true, t, shared);
    return {
      who,
      lanes: lanes.map(({ damage: _, ...lane }) => lane),
      known,
      says: [
        ruling?.outcome ?? '',
        reasons.map((reason) => sayReason(reason, card, speech)).join(' '),
      ],
    };
  };
  return {
    title: t('coach.review.mistake', { trick: trick + 1, cost: inUnit(played.cost) }),
    wind: open[0] as WindCard,
    seas: [
      named(shared ? (names[seat] ?? '') : t('coach.review.you'), played),
      named(t('coach.review.coach'), best),
    ],
    text: makeGame(before),
  };
}

const TRICK_WIDTH = 20;
const HEIGHT = 100;

/** The line of what was expected, on a sheet of this size; steps are the learner’s own, the rest is luck. */
function pictureOf({ aim, steps, end }: Review) {
  const sign = aim === 'damage' ? 1 : -1;
  const levels = steps.map(({ best, played, isMistake }) => [
    best.expected,
    best.expected + (isMistake ? sign * played.cost : 0),
  ]);
  const all = [...levels.flat(), end];
  const [least, most] = [Math.floor(Math.min(0, ...all)), Math.ceil(Math.max(...all, 1))];
  const y = (value: number): number =>
    Math.round((1 - (value - least) / (most - least)) * HEIGHT * 10) / 10;
  const point = (at: number, value: number): string => `${at * TRICK_WIDTH} ${y(value)}`;
  const next = (at: number): number => levels[at + 1]?.[0] ?? end;
  return {
    width: steps.length * TRICK_WIDTH,
    luck: levels
      .map(([, after = 0], at) => `M${point(at, after)}L${point(at + 1, next(at))}`)
      .join(''),
    steps: levels
      .flatMap(([before = 0, after = 0], at) =>
        before === after ? [] : [`M${point(at, before)}L${point(at, after)}`],
      )
      .join(''),
    edges: [most, least] as const,
  };
}
