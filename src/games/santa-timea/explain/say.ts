import { writeList } from '../../../core/words.ts';
import type { ReasonText } from '../../../kit/question/view.ts';
import { damageOn, type WheelCard, type WindCard } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { type Edition, isRuling, type OpenPoint } from '../rules/readings.ts';
import type { TrickRuling } from '../rules/trick.ts';
import type { GameStep, RowStep } from './game.ts';
import type { ScoreStep } from './score.ts';
import type { TrickStep } from './trick.ts';
import type { Translate } from './words.ts';

export interface Speech {
  readonly t: Translate;
  list(items: readonly string[]): string;
  /** The player of a seat or of a place in playing order, whichever the position counts by. */
  name(index: number): string;
  readonly you?: number | undefined;
}

/** @param names the players in the order in which the position counts them; none where nobody is named. */
export function createSpeech(
  t: Translate,
  names: readonly string[] = [],
  you?: number | undefined,
): Speech {
  return {
    t,
    list: (items) => writeList(items, t.lang),
    name: (index) => names[index] ?? t('player.other', { number: index + 1 }),
    you,
  };
}

/** `11 → 5½`: half points as people write them, whole numbers without a fraction. */
export function sayHalves(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

export const sayCard = (card: WheelCard, t: Translate): string =>
  card.kind === 'piratess'
    ? t('card.piratess')
    : t('card.number', { wind: t(`wind.${card.wind}`), rank: card.rank });

export const sayWindCard = (card: WindCard, t: Translate): string =>
  t('card.number', { wind: t(`wind.${card.wind}`), rank: card.damage });

/** One step of a trick's ruling as a sentence. `name` takes the place in playing order. */
export function sayTrickStep(
  step: TrickStep,
  plays: readonly WheelCard[],
  { t, list, name, you }: Speech,
): string {
  const cardAt = (place: number) => {
    const card = plays[place];
    return card ? sayCard(card, t) : '';
  };
  const key = `step.${step.key}` as const;
  if ('cards' in step)
    return t(key, { cards: list(step.cards.map((card) => sayWindCard(card, t))) });
  const cardOf = (place: number) => t('card.of', { card: cardAt(place), name: name(place) });
  if ('ranks' in step)
    return t(key, { cards: list(step.ranks.map((places) => places.map(cardOf).join(' = '))) });
  if ('places' in step)
    return t(key, { cards: list(step.places.map(cardOf)), worth: sayHalves(step.halves) });
  if ('halves' in step) {
    const card = step.card ? sayCard(step.card, t) : '';
    const worth = sayHalves(step.halves);
    return step.place === you
      ? t(`your-step.${step.key}`, { card, worth })
      : t(key, { card, name: name(step.place), worth });
  }
  if (step.place === null || step.key === 'nobody') return t(key);
  const card = cardAt(step.place);
  return step.place === you
    ? t(`your-step.${step.key}`, { card })
    : t(key, { card, name: name(step.place) });
}

/** @param isLast whether no trick follows, so that nobody leads one. */
export function sayTaking(
  { taker, lead, takes }: Pick<TrickRuling, 'taker' | 'lead' | 'takes'>,
  { t, name, you }: Speech,
  isLast = false,
): string {
  const damage = t('damage', { count: damageOn(takes) });
  const cards = t('outcome.cards', { count: takes.length, damage });
  if (isLast) {
    if (taker === null) return t('last-outcome.nobody');
    return taker === you
      ? t('last-outcome.you', { cards })
      : t('last-outcome.takes', { taker: name(taker), cards });
  }
  if (taker === null) {
    return lead === you ? t('outcome.you.nobody') : t('outcome.nobody', { lead: name(lead) });
  }
  if (taker === lead) {
    return lead === you
      ? t('outcome.you.both', { cards })
      : t('outcome.both', { name: name(lead), cards });
  }
  if (taker === you) return t('outcome.you.takes', { name: name(lead), cards });
  return lead === you
    ? t('outcome.you.leads', { name: name(taker), cards })
    : t('outcome.two', { taker: name(taker), lead: name(lead), cards });
}

export function sayScoreStep(step: ScoreStep, t: Translate): string {
  const key = `score-step.${step.key}` as const;
  switch (step.key) {
    case 'set-discarded':
    case 'set-kept':
      return t(key, { wind: t(`wind.${step.wind}`) });
    case 'damage':
      return step.cards.length === 0
        ? t('score-step.damage-none')
        : t(key, { sum: step.cards.map((card) => card.damage).join(' + '), count: step.damage });
    case 'damage-noted':
      return t(key, { count: step.damage });
    case 'cards-needed':
      return t(key);
    case 'place':
      return t(step.sharing > 1 ? 'score-step.place-shared' : key, {
        place: step.place,
        sharing: step.sharing,
      });
    case 'points':
    case 'two-players':
      return t(key, { count: step.points });
    case 'shared-points':
    case 'rounded-points':
    case 'two-each':
    case 'divided-by-all':
      return t(key, {
        sum: step.shared.join(' + '),
        sharing: step.by,
        count: step.points,
      });
    case 'pair':
      return t(key, {
        card: t('card.number', { wind: t(`wind.${step.wind}`), rank: step.damage }),
        count: step.damage,
      });
    case 'penalty':
    case 'penalty-with-set':
      return t(step.penalty === 0 ? `score-step.${step.key}-none` : key, {
        cards: step.counted,
        every: step.every,
        count: step.penalty,
      });
    default:
      return t(key, {
        points: step.points,
        bonus: step.bonus,
        penalty: step.penalty,
        count: step.total,
      });
  }
}

export function sayRowStep(step: RowStep, { t, list }: Speech): string {
  const key = `step.${step.key}` as const;
  if ('card' in step) return t(key, { card: sayWindCard(step.card, t), count: step.card.damage });
  if ('cards' in step)
    return t(key, { cards: list(step.cards.map((card) => sayWindCard(card, t))) });
  return t(key);
}

export function sayStageStep(step: StageStep, { t, list, name }: Speech): string {
  const key = `step.${step.key}` as const;
  if ('card' in step) return t(key, { name: name(step.place), card: sayCard(step.card, t) });
  return 'cards' in step
    ? t(key, { cards: list(step.cards.map((card) => sayCard(card, t))) })
    : t(key, { all: step.all, used: step.used, count: step.count });
}

export function sayGameStep(step: GameStep, { t, list, name, you }: Speech): string {
  if ('values' in step) {
    const values = step.values.map((value, seat) => t('player.value', { name: name(seat), value }));
    return t(`game-step.${step.key}`, { values: list(values) });
  }
  const others = step.seats.filter((seat) => seat !== you);
  const isToYou = others.length < step.seats.length;
  return !isToYou || step.key === 'start-lots' || step.key === 'start-sinking-ship'
    ? t(`game-step.${step.key}`, { names: list(step.seats.map(name)) })
    : t(`your-step.${step.key}`, { names: list(others.map(name)) });
}

export const sayError = (
  {
    code,
    found = '',
    seat,
  }: { readonly code: string; readonly found?: string; readonly seat?: number },
  t: Translate,
): string =>
  code === 'not-in-hand' && seat
    ? t('error.not-in-their-hand', { found, name: seatNames(t)[seat] ?? '' })
    : t(`error.${code}`, { found });

export type StageStep = { readonly clause: ClauseId } & (
  | {
      readonly key: 'stage-tricks' | 'stage-cards' | 'stage-unused' | 'stage-shuffled';
      /** How many there are in all, how many of them are used, and how many are not. */
      readonly all: number;
      readonly used: number;
      readonly count: number;
    }
  | { readonly key: 'stage-discards'; readonly cards: readonly WheelCard[] }
  | {
      readonly key: 'stage-comes' | 'stage-whatever';
      /** Who plays from a hand that is not seen, and a card that may come out of it. */
      readonly place: number;
      readonly card: WheelCard;
    }
);

interface Sentence extends ReasonText {
  readonly clause: ClauseId;
}

/** A step's words with what stands behind them: its clause, and whether this edition prints the answer. */
export const sentenceOf = (
  text: string,
  step: { readonly clause: ClauseId; readonly question?: OpenPoint },
  edition: Edition,
): Sentence => ({
  text,
  clause: step.clause,
  ours: step.question !== undefined && isOurs(edition, step.question),
});

/** Whether an edition's answer is our ruling; the house reading is the German book plus our rulings. */
export const isOurs = (edition: Edition, question: OpenPoint): boolean =>
  isRuling(edition === 'house' ? 'de' : edition, question);

export const playerNames = (t: Translate): readonly string[] =>
  [0, 1, 2, 3, 4].map((seat) => t(`player.${seat}`));

/** Names for the seats of a table; the learner, who needs one too, is the last. */
export const seatNames = (t: Translate): readonly string[] => {
  const names = playerNames(t);
  return [...names.slice(-1), ...names.slice(0, -1)];
};

/** What the players of somebody's own table are called. A made-up name would be nobody there, so who gave none has a number. */
export const namesAt = (own: readonly string[], t: Translate): readonly string[] =>
  own.map((name, seat) => name || t('player.other', { number: seat + 1 }));
