import { isHard } from '../../../../core/band.ts';
import type {
  AnswerView as Answer,
  ReplyView as Reply,
  QuestionView as View,
} from '../../../../kit/question/view.ts';
import { playerNames } from '../../explain/player-names.ts';
import type { TrickStep } from '../../explain/trick.ts';
import type { Translate } from '../../explain/words.ts';
import { makeCard, makeWindCard } from '../../notation/cards.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import { trickSteps } from '../../questions/reason.ts';
import { handIn, type Scene, type TrickScene } from '../../questions/scene.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import type { Trick } from '../../rules/trick.ts';
import type { Line } from '../../tables/last-tricks/line-view.ts';
import {
  faceOf,
  type PlayedCard,
  type SceneView,
  type SeenTrick,
  viewScene,
} from '../../tables/scene/scene-view.ts';
import { laneOf, NOTHING_KNOWN } from '../../tables/sea/fleet.ts';
import { knownByStep, namedIn, seenIn, viewTrick } from '../../tables/trick/trick-view.ts';

/** A question in words and pictures, and what the engine says of each answer. */
export interface QuestionView extends View<AnswerView, ReplyView> {
  readonly scene: SceneView;
}

/** An answer that can be given. */
export interface AnswerView extends Answer {
  readonly face?: AnswerFace;
}

/** The card that an answer shows. */
export type AnswerFace = PlayedCard | { readonly wind: WindCard };

/** What is said to an answer. */
export interface ReplyView extends Reply {
  /** What the table shows then; where the learner plays, with the card of the answer. */
  readonly table?: SeenTrick;
  /** What comes of a card in the last tricks, to be played out. */
  readonly line?: Line;
}

/** Puts a question into words and pictures; what is said to an answer is asked of the engine once it is given. */
export function viewQuestion(question: TimeaQuestion, t: Translate, lang: string): QuestionView {
  const scene = QUESTIONS.sceneOf(question);
  const view = QUESTIONS.view(question, t, lang);
  const hard = isHard(QUESTIONS.bandOf(question));
  return {
    ...view,
    isHard: hard,
    seen: () => seenBy(question, t),
    scene: withAsked(viewScene(scene, t, lang), question, hard),
    answers: view.answers.map((answer) => ({ ...answer, ...faceIn(scene, answer.code, t) })),
    reply: (code) => {
      const reply = view.reply(code);
      return { ...reply, ...pictureOf(question, scene, reply, code, t, lang) };
    },
  };
}

/** What those have seen who are right: the rarest of the mistakes that one could have made. */
function seenBy(question: TimeaQuestion, t: Translate): string | undefined {
  const mistake = QUESTIONS.exposedBy(question).at(-1);
  return mistake && t(`seen.${mistake}`);
}

const withAsked = (scene: SceneView, { ask }: TimeaQuestion, hard: boolean): SceneView =>
  scene.kind === 'trick' ? { ...scene, isHard: hard, isWindAsked: ask === 'wind' } : scene;

/** The card that an answer is, if it is one. */
function faceIn(scene: Scene, code: string, t: Translate): { readonly face?: AnswerFace } {
  const play = handIn(scene).find((card) => makeCard(card) === code);
  if (play) return { face: faceOf(play, t) };
  if (scene.kind !== 'row') return {};
  const { open, deck, forecast } = scene.row;
  const wind = [...open, ...deck, ...forecast].find((card) => makeWindCard(card) === code);
  return wind ? { face: { wind } } : {};
}

/** What an answer adds to what is said: what the table shows, and where the learner plays what comes of the card. */
function pictureOf(
  question: TimeaQuestion,
  scene: Scene,
  reply: Reply,
  code: string,
  t: Translate,
  lang: string,
): Partial<ReplyView> {
  if (scene.kind === 'ending') {
    // A card that may not be played comes to nothing.
    return reply.outcome === '' ? {} : { line: { ending: scene.ending, card: code } };
  }
  if (scene.kind !== 'trick') return {};
  const reasons = QUESTIONS.reasonsFor(question, code);
  const trick = reasons.find((reason) => reason.about === 'trick')?.trick;
  // A card that may not be played never comes to lie on the table.
  if (!trick) return {};
  const isRight = QUESTIONS.answersOf(question).right.includes(code);
  return trickAfter(scene, trick, trickSteps(reasons), reply, { code, isRight }, t, lang);
}

/** The trick as its reasons have it: with the learner's card, and in the wind that was answered. */
function trickAfter(
  { position, asked, own }: TrickScene,
  trick: Trick,
  steps: readonly TrickStep[],
  reply: Reply,
  { code, isRight }: { readonly code: string; readonly isRight: boolean },
  t: Translate,
  lang: string,
): Partial<ReplyView> {
  const other = trick.wind.wind !== position.trick.wind.wind && { wind: trick.wind };
  const you = own?.place;
  const { verdict } = viewTrick({ ...position, trick }, t, lang, playerNames(t), { you });
  /** What is known after no reason, after the first, and so on. */
  const walked = knownByStep(steps);
  const worths = seenIn(verdict);
  const last = own?.isFollowed && { unseen: faceOf(trick.plays.at(-1) as WheelCard, t) };
  /** What is asked of one card may stop at its worth. */
  const isWhole = steps.some(isConclusion);
  if (own || isRight) {
    const known = walked.at(-1) ?? NOTHING_KNOWN;
    const outcome = isWhole ? verdict.outcome : '';
    const canWalk = isWhole && isRight && steps.length === reply.sentences.length;
    const walk = canWalk && { walk: walked };
    return { outcome, table: { ...other, ...last, worths, known, ...walk } };
  }
  if (asked === null) return { table: { worths, known: namedIn(verdict, laneOf(code)) } };
  if (reply.trap || !isWhole) return {};
  // What the cards are worth helps on without giving the answer away.
  const end = steps.findIndex(isConclusion);
  return { table: { ...other, worths, known: verdict.known[end] ?? NOTHING_KNOWN } };
}

/** Who takes, and all that follows. */
const isConclusion = (step: TrickStep): boolean => 'place' in step && !('halves' in step);
