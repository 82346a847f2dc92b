import { playerNames } from '../../explain/say.ts';
import type { TrickStep } from '../../explain/trick.ts';
import type { Translate } from '../../explain/words.ts';
import { type Ending, seatToPlay } from '../../notation/ending.ts';
import { USUAL } from '../../notation/ruleset.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import { playOut } from '../../questions/play-out.ts';
import { isOnShips, type TrickScene } from '../../questions/scene.ts';
import { seatAt } from '../../rules/round.ts';
import type { Trick } from '../../rules/trick.ts';
import { NOTHING_KNOWN, type Revealed, type SeenWorth } from '../sea/sea-layout.ts';
import { knownByStep, namedIn, viewTrick } from '../trick/trick-view.ts';

export interface SeenTrick {
  /** As its reasons have it: with the learner's card, a card that may follow it, and in the wind that was answered. */
  readonly trick: Trick;
  readonly worths: readonly SeenWorth[];
  readonly known: Revealed;
  readonly walk?: readonly Revealed[];
}

export function seenAfter(
  question: TimeaQuestion,
  code: string,
  t: Translate,
): SeenTrick | undefined {
  const scene = QUESTIONS.sceneOf(question);
  if (scene.kind !== 'trick') return undefined;
  const reasons = QUESTIONS.reasonsFor(question, code);
  const trick = reasons.find((reason) => reason.about === 'trick')?.trick;
  // A card that may not be played never comes to lie on the table.
  if (!trick) return undefined;
  const { position, asked, own } = scene;
  const names = playerNames(t);
  const view = viewTrick({ ...position, trick }, t, names, { you: own?.place });
  const { worths } = view;
  const isRight = QUESTIONS.answersOf(question).right.includes(code);
  const steps = reasons.flatMap((reason) => (reason.about === 'trick' ? [reason.step] : []));
  /** What is asked of one card may stop at its worth. */
  const isWhole = steps.some(isConclusion);
  if (own || isRight) {
    const walk = knownByStep(steps);
    const canWalk = isWhole && isRight && steps.length === reasons.length;
    const known = walk.at(-1) ?? NOTHING_KNOWN;
    return { trick, worths, known, ...(canWalk && { walk }) };
  }
  if (asked === null) return { trick, worths, known: namedIn(view, placeNamed(scene, code)) };
  if (QUESTIONS.trapsOf(question, code).length > 0 || !isWhole) return undefined;
  // What the cards are worth helps on without giving the answer away.
  const before = steps.slice(0, steps.findIndex(isConclusion));
  return { trick, worths, known: knownByStep(before).at(-1) ?? NOTHING_KNOWN };
}

/** The place of the ship that an answer names, null if it names none: a number may be a worth, too. */
export const placeNamed = (scene: TrickScene, code: string | undefined): number | null =>
  isOnShips(scene) && code !== undefined && /^\d+$/.test(code) ? Number(code) : null;

const isConclusion = (step: TrickStep): boolean => 'place' in step && !('halves' in step);

export type LineTrick = ReturnType<typeof viewLine>[number];

/** @param cards what the learner plays, trick by trick; the first of them is what was answered. */
export function viewLine(ending: Ending, cards: readonly string[], t: Translate) {
  const seats = ending.hands.length;
  const players = playerNames(t);
  const tricks = playOut(ending, cards);
  return tricks.map(({ played: { leader, trick }, card, options, damage }, index) => {
    const seated = trick.plays.map((_, place) => seatAt(leader, place, seats));
    const names = seated.map((seat) => players[seat] ?? '');
    const you = seated.indexOf(seatToPlay(ending));
    const isLast = index + 1 === ending.winds.length;
    const hasChoice = index > 0 && options.length > 1;
    return {
      trick,
      view: viewTrick({ kind: 'trick', ...USUAL, trick }, t, names, { you, isLast }),
      names: names.with(you, t('task.seat-you')),
      you,
      card: card.code,
      damage: t(index + 1 < tricks.length ? 'line.so-far' : 'line.end', { count: damage }),
      hand: hasChoice ? options.map((option) => option.card) : [],
    };
  });
}
