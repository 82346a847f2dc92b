import type { Catalogue } from '../../../../core/words.ts';
import { playerNames } from '../../explain/player-names.ts';
import { createSpeech, sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { USUAL } from '../../notation/ruleset.ts';
import { type Ending, readEnding, seatToPlay } from '../../questions/ending/ending.ts';
import { type PlayedOut, playOut } from '../../questions/ending/play-out.ts';
import { seatAt } from '../../rules/round.ts';
import type { AskedAnswer } from '../../screens/question/tell.ts';
import { replyTranslate } from '../../screens/question/words.ts';
import { cardOf } from '../../simulator/cards.ts';
import { faceOf, type PlayedCard, type SeenTrick, type TrickScene } from '../scene/told-scene.ts';
import { knownIn, seenIn, viewTrick } from '../trick/trick-view.ts';

/** A card of the last tricks, and the way to play out what comes of it. */
export interface ToldLine {
  /** The last tricks in notation. */
  readonly ending: string;
  /** The card in notation. */
  readonly card: string;
  /** What the way is called, and what is said where it is barred. */
  readonly start: string;
  readonly failed: string;
}

/** One of the last tricks as it was played out. */
export interface ToldLineTrick {
  readonly scene: TrickScene;
  readonly table: SeenTrick;
  /** What the learner played, in notation and to look at. */
  readonly card: string;
  readonly own: PlayedCard;
  readonly outcome: string;
  /** The learner’s damage after this trick. */
  readonly damage: string;
  /** What the learner might have played; empty where there is no choice. */
  readonly hand: readonly (AskedAnswer & { readonly face: PlayedCard })[];
}

/**
 * What the last tricks need to be played out: the solver, and what is said to it.
 * @param words those the page brought; the others are fetched.
 * @throws when the words cannot be fetched, or the notation is bad: the site’s own mistake.
 */
export async function openLine({ ending, card }: ToldLine, words: Catalogue, lang: string) {
  const read = readEnding(ending);
  if (!read.ok) throw new Error(`${ending}: ${read.error.code}`);
  const t = await replyTranslate(words, lang);
  return {
    t,
    /** @param others what the learner plays after the card that was answered, trick by trick. */
    tell: (others: readonly string[]): readonly ToldLineTrick[] =>
      tellLine(read.value, [card, ...others], t, lang),
  };
}

export type LineEngine = Awaited<ReturnType<typeof openLine>>;

/**
 * The last tricks in words, played out with these cards of the learner's and the best ones after them.
 * @param wished at least the card that was answered; it alone stays as it is.
 */
export function tellLine(
  ending: Ending,
  wished: readonly string[],
  t: Translate,
  lang: string,
): ToldLineTrick[] {
  const tricks = playOut(ending, wished);
  return tricks.map((trick, index) => ({
    ...tellTrick(trick, ending, index + 1 === ending.winds.length, t, lang),
    card: trick.card.code,
    hand: index === 0 ? [] : tellHand(trick, t),
    damage: t(index + 1 < tricks.length ? 'line.so-far' : 'line.end', { count: trick.damage }),
  }));
}

function tellTrick(
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
  } satisfies Partial<ToldLineTrick>;
}

/** What the learner might have played; nothing where there was no choice. */
const tellHand = ({ options }: PlayedOut, t: Translate): ToldLineTrick['hand'] =>
  options.length < 2
    ? []
    : options.map((option) => {
        const face = faceOf(cardOf(option.card), t);
        return { code: option.code, label: sayCard(face.play, t), face };
      });
