import type { Band } from '../../../core/band.ts';
import { type Bearing, bearing, opposite, type Wind } from '../../../core/compass.ts';
import type { Answer } from '../../../kit/question/question.ts';
import { makeCard } from '../notation/cards.ts';
import type { WheelCard } from '../rules/cards.ts';
import { legalCards } from '../rules/legal.ts';
import { damageOf, heldTriplets } from '../rules/score.ts';
import { resolveTrick, type Trick } from '../rules/trick.ts';
import { seatToPlay } from './ending/ending.ts';
import { QUESTIONS, type TimeaQuestion } from './index.ts';
import { windOf } from './kinds/wind.ts';
import { PUZZLE_RULES } from './misreadings.ts';
import { holdingOf, scoreOf } from './scoring.ts';

/**
 * A thumb: a way to answer in one line, without judging a trick or a score. It says which answers it leaves,
 * of which any may be given; none of a question that it has nothing to say about.
 * @param options the cards that may be the answer; none where no card is.
 */
type Thumb = (question: TimeaQuestion, options: readonly Option[]) => readonly Answer[];

/** A card that may be the answer: of a trick, or of a hand. */
interface Option {
  readonly answer: Answer;
  /** The printed number; 0 of a Piratess. */
  readonly rank: number;
  /** How it lies to the wind; of a Piratess there is nothing to see. */
  readonly lies: Bearing | null;
  /** Whether another card of the trick has the same number. */
  readonly isMatched: boolean;
  /** Its worth, as a number that orders the cards of the trick as it stands. */
  readonly strength: number;
}

function optionOf(answer: Answer, trick: Trick, place: number): Option {
  const card = trick.plays[place] as WheelCard;
  const { strength } = resolveTrick(trick, PUZZLE_RULES).worths[place] as { strength: number };
  const ranks = trick.plays.map((one) => (one.kind === 'number' ? one.rank : 0));
  return card.kind === 'number'
    ? {
        answer,
        rank: card.rank,
        lies: bearing(card.wind, trick.wind.wind),
        isMatched: ranks.with(place, 0).includes(card.rank),
        strength,
      }
    : { answer, rank: 0, lies: null, isMatched: false, strength };
}

/** The cards that may be the answer, without those that must not be played; none where no card is. */
function optionsOf(question: TimeaQuestion): Option[] {
  if (question.ask === 'taker' || question.ask === 'leader') {
    const { trick } = question.position;
    return trick.plays.map((_, place) => optionOf(String(place), trick, place));
  }
  if ('ending' in question) {
    const { ending } = question;
    const { winds, plays, hands } = ending;
    const wind = winds[0] as Trick['wind'];
    return legalCards(hands[seatToPlay(ending)] ?? [], plays.length === 0).map((card) =>
      optionOf(makeCard(card), { wind, carried: [], plays: [...plays, card] }, plays.length),
    );
  }
  if (!('choices' in question)) return [];
  const { place, choices } = question;
  const hand = choices.map(({ card }) => card);
  const legal = legalCards(hand, place === 0);
  return choices
    .filter(({ card }) => legal.includes(card))
    .map(({ card, position }) => optionOf(makeCard(card), position.trick, place));
}

/** The options of a sort; all where there is none. */
function sort(options: readonly Option[], isOfSort: (option: Option) => boolean) {
  const some = options.filter(isOfSort);
  return some.length > 0 ? some : options;
}

const isNumber = ({ lies }: Option): boolean => lies !== null;
const isPiratess = ({ lies }: Option): boolean => lies === null;
const isMatched = (option: Option): boolean => option.isMatched;
const lying =
  (how: Bearing) =>
  ({ lies }: Option): boolean =>
    lies === how;

/** Of the cards of a sort those of which something is highest, or lowest. */
const card =
  (which: 'highest' | 'lowest', of: 'rank' | 'strength', ...sorts: ((one: Option) => boolean)[]) =>
  (_: TimeaQuestion, options: readonly Option[]): Answer[] => {
    const left = sorts.reduce(sort, options);
    const values = left.map((one) => one[of]);
    const value = which === 'highest' ? Math.max(...values) : Math.min(...values);
    return left.filter((one) => one[of] === value).map(({ answer }) => answer);
  };

/** All answers that may be given: no card that must not be played. */
function answersTo(question: TimeaQuestion, options: readonly Option[]): readonly Answer[] {
  const { offered } = QUESTIONS.answersOf(question);
  const isFromHand = 'ending' in question || 'choices' in question;
  return isFromHand ? [...new Set(options.map(({ answer }) => answer))] : offered;
}

type Asking<A extends TimeaQuestion['ask']> = TimeaQuestion & { readonly ask: A };

/** A thumb for one kind of question, which says nothing about any other. */
function about<A extends TimeaQuestion['ask']>(
  ask: A,
  answers: (question: Asking<A>) => readonly Answer[],
): Thumb {
  const isAsking = (question: TimeaQuestion): question is Asking<A> => question.ask === ask;
  return (question) => (isAsking(question) ? answers(question) : []);
}

const ALL = {
  guessing: answersTo,
  'first-answer': (question, options) => answersTo(question, options).slice(0, 1),
  'middle-answer': (question, options) => {
    const answers = answersTo(question, options);
    return answers.slice(answers.length >> 1).slice(0, 1);
  },
  'last-answer': (question, options) => answersTo(question, options).slice(-1),
  'lowest-number': card('lowest', 'rank', isNumber),
  'highest-number': card('highest', 'rank', isNumber),
  'piratess-else-lowest': card('lowest', 'rank', isPiratess),
  'piratess-else-highest': card('highest', 'rank', isPiratess),
  'same-number-else-highest': card('highest', 'rank', isNumber, isMatched),
  'lowest-with-the-wind': card('lowest', 'rank', isNumber, lying('along')),
  'highest-with-the-wind': card('highest', 'rank', isNumber, lying('along')),
  'lowest-against-the-wind': card('lowest', 'rank', isNumber, lying('against')),
  'highest-against-the-wind': card('highest', 'rank', isNumber, lying('against')),
  'lowest-worth': card('lowest', 'strength'),
  'highest-worth': card('highest', 'strength'),
  'own-wind': about('wind', ({ position, place }) => [windOf(position, place)]),
  'opposite-wind': about('wind', ({ position, place }) => [opposite(windOf(position, place))]),
  'as-printed': about('worth', (question) => printed(question, 2)),
  'half-of-it': about('worth', (question) => printed(question, 1)),
  'all-cards-count': about('damage', (question) => [
    String(damageOf({ cards: holdingOf(question).cards, discarded: [] })),
  ]),
  'place-alone': about('total', (question) => [String(scoreOf(question).points)]),
  /** A set decides a score, level points decide a game. */
  'usual-book': about('book', (question) => ['position' in question ? 'fr' : 'de']),
  'heaviest-set': about('sets', (question) => {
    const { cards } = holdingOf(question);
    const sets = heldTriplets(cards);
    const left = (wind: Wind) => damageOf({ cards, discarded: [wind] });
    const least = Math.min(...sets.map(left));
    return sets.filter((wind) => left(wind) === least);
  }),
} as const satisfies Record<string, Thumb>;

/** What is printed on the card asked about, or on the one that it copies, in so many half points each. */
function printed({ place, position }: Asking<'worth'>, halves: number): Answer[] {
  const before = position.trick.plays.slice(0, place + 1);
  const card = before.findLast(({ kind }) => kind === 'number');
  return card?.kind === 'number' ? [String(card.rank * halves)] : [];
}

export type ThumbId = keyof typeof ALL;

export const THUMBS = Object.keys(ALL) as readonly ThumbId[];

/** How often each thumb is right about a question, from 0 to 1; left out where it says nothing. */
export function thumbsOn(question: TimeaQuestion): ReadonlyMap<ThumbId, number> {
  const options = optionsOf(question);
  const { right } = QUESTIONS.answersOf(question);
  const told = THUMBS.map((id) => [id, ALL[id](question, options)] as const);
  return new Map(
    told
      .filter(([, answers]) => answers.length > 0)
      .map(([id, answers]) => [
        id,
        answers.filter((answer) => right.includes(answer)).length / answers.length,
      ]),
  );
}

/** Where it is hard, the share of a kind’s puzzles in its band that any thumb may be right about. */
const SHARES: { readonly [B in Band]?: number } = { hard: 1 / 2, expert: 1 / 3 };

/** The same for every kind and band. What a card counts is never hard, and yet not always half of it. */
export const shareOf = ({ ask }: Pick<TimeaQuestion, 'ask'>, band: Band): number =>
  SHARES[band] ?? (ask === 'worth' ? 1 / 2 : 1);

/** The share of right answers in one puzzle, of those that may be given: never more right than wrong. */
export const mostRight = (band: Band): number => (SHARES[band] ?? 1 / 2) + ROUNDING;

/** Thirds do not add up exactly. */
export const ROUNDING = 1e-6;

/** Thumbs that are right together, more often than not; those that stand nowhere are of the third family. */
const FAMILIES: readonly (readonly ThumbId[])[] = [
  [
    'first-answer',
    'lowest-number',
    'piratess-else-lowest',
    'lowest-with-the-wind',
    'lowest-against-the-wind',
    'lowest-worth',
  ],
  [
    'middle-answer',
    'highest-number',
    'piratess-else-highest',
    'same-number-else-highest',
    'highest-with-the-wind',
    'highest-against-the-wind',
    'highest-worth',
  ],
];

/**
 * Whether only those thumbs are right whose turn it is: where the families take turns, each keeps its share
 * although nobody counts.
 */
export function isTheirTurn(question: TimeaQuestion, band: Band, turn: number): boolean {
  const turns = Math.round(1 / (SHARES[band] ?? 1));
  return [...thumbsOn(question)].every(([id, isRight]) => {
    if (id === 'guessing') return isRight <= mostRight(band);
    const family = FAMILIES.findIndex((ids) => ids.includes(id));
    return isRight === 0 || (family < 0 ? 2 : family) % turns === turn % turns;
  });
}
