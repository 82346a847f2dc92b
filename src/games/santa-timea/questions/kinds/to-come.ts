import { anyOf, shuffled } from '../../../../core/random.ts';
import { ok } from '../../../../core/result.ts';
import { makeCard, makeHand } from '../../notation/cards.ts';
import { makePosition } from '../../notation/position.ts';
import type { RoundPosition } from '../../notation/round.ts';
import { compareCards, sameCard, type WheelCard, wheelDeck, windDeck } from '../../rules/cards.ts';
import { inPosition, type Kind, readChoice, sayAmong, sayAsk, unique } from '../kind.ts';

/** Which of these cards can still be played after the tricks so far: `to-come N4 W8 in round …` */
interface ToComeQuestion {
  readonly ask: 'to-come';
  readonly cards: readonly WheelCard[];
  readonly position: RoundPosition;
}

export const toCome: Kind<ToComeQuestion> = {
  asks: ['to-come'],
  level: 8,
  hasDetails: true,
  parse: (ask, text) =>
    inPosition('round', text.position, (position) => {
      const held = readChoice(text.details);
      return held.ok ? ok({ ask, cards: held.value.map(({ card }) => card), position }) : held;
    }),
  make: ({ cards, position }) => ({ details: makeHand(cards), position: makePosition(position) }),
  answers: (question) => ({
    offered: unique(question.cards.map(makeCard)),
    right: unique(question.cards.filter((card) => isToCome(card, question)).map(makeCard)),
  }),
  reasons: (question) => [
    {
      about: 'stage',
      step: { key: 'stage-discards', clause: 'T7', cards: playedIn(question) },
    },
  ],
  clauses: () => [],
  burden: () => 0,
  scene: ({ cards, position }) => ({ kind: 'tricks', position, cards }),
  say: sayAsk,
  sayAnswer: ({ cards }, answer, speech) => sayAmong(cards, answer, speech),
  /** As many cards, of which as many are still to come. There are several Piratesses, so that none is asked about. */
  redraw(question, random) {
    const drawn = shuffled(wheelDeck(), random).filter(({ kind }) => kind === 'number');
    const tricks = question.position.tricks.map(({ plays }) => ({
      wind: anyOf(windDeck(), random),
      plays: drawn.splice(0, plays.length),
    }));
    const played = shuffled(
      tricks.flatMap(({ plays }) => plays),
      random,
    );
    const cards = question.cards.map(
      (card) => (isToCome(card, question) ? drawn : played).pop() as WheelCard,
    );
    return {
      ...question,
      cards: cards.sort(compareCards),
      position: { ...question.position, tricks },
    };
  },
};

const playedIn = ({ position }: ToComeQuestion): WheelCard[] =>
  position.tricks.flatMap(({ plays }) => plays);

function isToCome(card: WheelCard, question: ToComeQuestion): boolean {
  const among = (cards: readonly WheelCard[]) => cards.filter((one) => sameCard(one, card)).length;
  return among(wheelDeck()) > among(playedIn(question));
}
