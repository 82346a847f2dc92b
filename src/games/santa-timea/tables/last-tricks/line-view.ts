import { playerNames } from '../../explain/player-names.ts';
import { createSpeech, sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { USUAL } from '../../notation/ruleset.ts';
import { type Ending, seatToPlay } from '../../questions/ending/ending.ts';
import { type PlayedOut, playOut } from '../../questions/ending/play-out.ts';
import { seatAt } from '../../rules/round.ts';
import { cardOf } from '../../simulator/cards.ts';
import {
  faceOf,
  type PlayedCard,
  type SeenTrick,
  type TrickSceneView,
} from '../scene/scene-view.ts';
import { knownIn, seenIn, viewTrick } from '../trick/trick-view.ts';

/** The last tricks, and the card that the learner plays first. */
export interface Line {
  readonly ending: Ending;
  readonly card: string;
}

/** One of the last tricks as it was played out. */
export interface LineTrick {
  readonly scene: TrickSceneView;
  readonly table: SeenTrick;
  /** What the learner played, in notation and to look at. */
  readonly card: string;
  readonly own: PlayedCard;
  readonly outcome: string;
  readonly damage: string;
  /** What the learner might have played; empty where there is no choice. */
  readonly hand: readonly HeldCard[];
}

interface HeldCard {
  readonly code: string;
  readonly label: string;
  readonly face: PlayedCard;
}

/**
 * The last tricks in words, played out with these cards of the learner's and the best ones after them.
 * @param others what the learner plays after the first card, trick by trick.
 */
export function viewLine(
  { ending, card }: Line,
  others: readonly string[],
  t: Translate,
  lang: string,
): LineTrick[] {
  const tricks = playOut(ending, [card, ...others]);
  return tricks.map((trick, index) => ({
    ...viewLineTrick(trick, ending, index + 1 === ending.winds.length, t, lang),
    card: trick.card.code,
    hand: index === 0 ? [] : viewHand(trick, t),
    damage: t(index + 1 < tricks.length ? 'line.so-far' : 'line.end', { count: trick.damage }),
  }));
}

function viewLineTrick(
  { played, card }: PlayedOut,
  ending: Ending,
  isLast: boolean,
  t: Translate,
  lang: string,
) {
  const { leader, trick } = played;
  const seats = ending.hands.length;
  const own = seatToPlay(ending);
  const { name } = createSpeech(t, lang, playerNames(t));
  const table = trick.plays.map((play, place) => {
    const seat = seatAt(leader, place, seats);
    return { name: name(seat), isOwn: seat === own, face: faceOf(play, t) };
  });
  const you = table.findIndex(({ isOwn }) => isOwn);
  const names = table.map(({ name }) => name);
  const { verdict } = viewTrick({ kind: 'trick', ...USUAL, trick }, t, lang, names, {
    you,
    isLast,
  });
  return {
    scene: {
      kind: 'trick',
      wind: trick.wind,
      carried: [],
      seats: table.map(({ name, isOwn, face }) => ({ name, played: isOwn ? null : face })),
      asked: null,
      isAnswer: false,
      notes: [],
    },
    own: faceOf(cardOf(card.card), t),
    table: {
      worths: seenIn(verdict),
      known: knownIn(verdict),
    },
    outcome: verdict.outcome,
  } satisfies Partial<LineTrick>;
}

/** What the learner might have played; nothing where there was no choice. */
const viewHand = ({ options }: PlayedOut, t: Translate): LineTrick['hand'] =>
  options.length < 2
    ? []
    : options.map((option) => {
        const face = faceOf(cardOf(option.card), t);
        return { code: option.code, label: sayCard(face.play, t), face };
      });
