import { localeOf } from '../../../../core/locale.ts';
import { seatNames } from '../../explain/player-names.ts';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import type { Counselled } from '../../players/coach.ts';
import type { Match } from '../../players/match.ts';
import { readMatch } from '../../players/read.ts';
import { balanceOf, cutTo, dearest, type Review, type Step } from '../../players/review.ts';
import { decimals, sayReason } from './told-coach.ts';

/** A round looked back on, in words and as a picture. */
export interface ToldReview {
  readonly sentence: string;
  /** What was expected, what the cards cost, luck, and what came of it. */
  readonly sum: readonly { readonly name: string; readonly value: string }[];
  /** What the strongest player makes of the same cards. */
  readonly strongest: string;
  readonly tricks: readonly ToldStep[];
  readonly mistakes: readonly ToldMistake[];
  readonly heads: { readonly expected: string };
  readonly picture: ReviewPicture;
}

/** The learner’s card of a trick. */
export interface ToldStep {
  readonly trick: number;
  readonly played: string;
  readonly best: string;
  /** What the round is expected to come to with the best card. */
  readonly expected: string;
  /** Empty where no difference can be told. */
  readonly cost: string;
}

export interface ToldMistake {
  readonly title: string;
  readonly played: string;
  readonly best: string;
  /** The round before this card: what `readMatch` reads. */
  readonly text: string;
}

/** The line of what was expected, on a sheet of this size; steps are the learner’s own, the rest is luck. */
export interface ReviewPicture {
  readonly width: number;
  readonly luck: string;
  readonly steps: string;
  readonly end: { readonly x: number; readonly y: number };
}

/** @param text the round: what `readMatch` reads. */
export function tellReview(review: Review, text: string, t: Translate, lang: string): ToldReview {
  const match = readMatch(text);
  if (!match.ok) throw new Error(match.error.code);
  const { aim, end, steps } = review;
  const write = decimals(lang, aim);
  const whole = new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: 2 }).format;
  const { expected, cost, luck } = balanceOf(review);
  const signed = (value: number): string => `${value > 0 ? '+' : ''}${write(value)}`;
  const costOf = (step: Step): string => (step.isMistake ? write(step.played.cost) : '');
  const mistakes = dearest(review).map((trick) =>
    tellMistake(match.value, trick, steps[trick] as Step, t, write),
  );
  return {
    sentence: t(mistakes.length > 0 ? 'coach.review.mistakes' : 'coach.review.none', {
      count: mistakes.length,
      cost: write(Math.abs(cost)),
    }),
    sum: [
      { name: t('coach.review.expected'), value: write(expected) },
      { name: t('coach.review.cost'), value: signed(cost) },
      { name: t('coach.review.luck'), value: signed(luck) },
      { name: t('coach.review.end'), value: whole(end) },
    ],
    strongest: t('coach.review.strongest', { value: whole(review.strongest), own: whole(end) }),
    tricks: steps.map((step, at) => ({
      trick: at + 1,
      played: sayCard(step.played.card, t),
      best: sayCard(step.best.card, t),
      expected: write(step.best.expected),
      cost: costOf(step),
    })),
    mistakes,
    heads: { expected: t(`coach.expects.${aim}`) },
    picture: pictureOf(review),
  };
}

function tellMistake(
  match: Match,
  trick: number,
  { played, best }: Step,
  t: Translate,
  write: (value: number) => string,
): ToldMistake {
  const names = seatNames(t);
  const told = ({ card, reasons }: Counselled): string =>
    reasons.map((reason) => sayReason(reason, card, names, t)).join(' ');
  return {
    title: t('coach.review.mistake', { trick: trick + 1, cost: write(played.cost) }),
    played: `${t('coach.review.played', { card: sayCard(played.card, t) })} ${told(played)}`,
    best: `${t('coach.would', { card: sayCard(best.card, t) })} ${told(best)}`,
    text: makeGame(cutTo(match, trick)),
  };
}

const TRICK_WIDTH = 20;
const HEIGHT = 100;

function pictureOf({ aim, steps, end }: Review): ReviewPicture {
  const sign = aim === 'damage' ? 1 : -1;
  const levels = steps.map(({ best, played, isMistake }) => [
    best.expected,
    best.expected + (isMistake ? sign * played.cost : 0),
  ]);
  const all = [...levels.flat(), end];
  const [least, most] = [Math.min(0, ...all), Math.max(...all, 1)];
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
    end: { x: steps.length * TRICK_WIDTH, y: y(end) },
  };
}
