import type { Catalogue } from '../../../../core/words.ts';
import type {
  ToldAnswer as Answer,
  ToldReply as Reply,
  ToldQuestion,
} from '../../../../kit/question/told.ts';
import { playerNames } from '../../explain/player-names.ts';
import type { TrickStep } from '../../explain/trick.ts';
import type { Translate } from '../../explain/words.ts';
import { makeCard, makeWindCard } from '../../notation/cards.ts';
import { makeEnding } from '../../questions/ending/ending.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import { trickSteps } from '../../questions/reason.ts';
import { handIn, type Scene, type TrickScene } from '../../questions/scene.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import type { Trick } from '../../rules/trick.ts';
import type { ToldLine } from '../../tables/last-tricks/told-line.ts';
import {
  faceOf,
  type PlayedCard,
  type SeenTrick,
  type TaskScene,
  tellScene,
} from '../../tables/scene/told-scene.ts';
import { laneOf, NOTHING_KNOWN } from '../../tables/sea/fleet.ts';
import { knownByStep, namedIn, seenIn, viewTrick } from '../../tables/trick/trick-view.ts';
import { replyTranslate } from './words.ts';

/**
 * A task with everything the learner may see of it, judged beforehand, as plain data: a page needs no
 * engine to ask it.
 */
export interface ToldTask extends ToldQuestion<ToldAnswer, ToldReply> {
  readonly scene: TaskScene;
}

/** A task as it is asked, and nothing that tells its answer. */
export interface AskedTask extends Pick<ToldTask, 'question' | 'scene'> {
  readonly answers: readonly AskedAnswer[];
}

/** An answer that can be given. */
export interface AskedAnswer extends Pick<ToldAnswer, 'label' | 'face'> {
  /** The engine’s short text for it, by which it is kept. */
  readonly code: string;
}

export interface ToldAnswer extends Answer {
  readonly face?: AnswerFace;
}

/** The card that an answer shows. */
export type AnswerFace = PlayedCard | { readonly wind: WindCard };

/** What is said to an answer. */
export interface ToldReply extends Reply {
  /** What the table shows then; where the learner plays, with the card of the answer. */
  readonly table?: SeenTrick;
  /** What comes of a card in the last tricks, to be played out. */
  readonly line?: ToldLine;
}

/** A question as it is asked, with the codes of its answers: nothing that judges them. */
export function askTask(question: TimeaQuestion, words: Translate, lang: string): AskedTask {
  const scene = QUESTIONS.sceneOf(question);
  const { question: said, answers } = QUESTIONS.ask(question, words, lang);
  return {
    question: said,
    scene: withBand(tellScene(scene, words, lang), question),
    answers: answers.map((answer) => ({ ...answer, ...showFace(scene, answer.code, words) })),
  };
}

/**
 * Judges a question that a page asks without knowing its answer; loaded with the first answer.
 * @param source the question in notation.
 * @param words those that the page brought; the others are fetched.
 * @throws when the words cannot be fetched, or the notation is bad: the site’s own mistake.
 */
export async function judge(source: string, words: Catalogue, lang: string): Promise<ToldTask> {
  const parsed = QUESTIONS.parse(source);
  if (!parsed.ok) throw new Error(`“${source}” is no question`);
  return tellTask(parsed.value, await replyTranslate(words, lang), lang);
}

/** Judges every answer of a question beforehand and puts all there is to say into words. */
export function tellTask(question: TimeaQuestion, t: Translate, lang: string): ToldTask {
  const scene = QUESTIONS.sceneOf(question);
  const told = QUESTIONS.tellWith(question, t, lang, {
    answer: (answer) => ({ ...answer, ...showFace(scene, answer.code, t) }),
    reply: (reply, answer) => showReply(question, scene, reply, answer, t, lang),
  });
  return { ...told, scene: withBand(tellScene(scene, t, lang), question) };
}

const withBand = (scene: TaskScene, question: TimeaQuestion): TaskScene =>
  scene.kind === 'trick' && ['hard', 'expert'].includes(QUESTIONS.bandOf(question))
    ? { ...scene, isHard: true }
    : scene;

/** The card that an answer is, if it is one. */
function showFace(scene: Scene, code: string, t: Translate): { readonly face?: AnswerFace } {
  const play = handIn(scene).find((card) => makeCard(card) === code);
  if (play) return { face: faceOf(play, t) };
  if (scene.kind !== 'row') return {};
  const { open, deck, forecast } = scene.row;
  const wind = [...open, ...deck, ...forecast].find((card) => makeWindCard(card) === code);
  return wind ? { face: { wind } } : {};
}

/**
 * What is said to an answer, and what the table shows then; where the learner plays, what comes of the card
 * is said at once.
 */
function showReply(
  question: TimeaQuestion,
  scene: Scene,
  reply: Reply,
  answer: Answer,
  t: Translate,
  lang: string,
): ToldReply {
  if (scene.kind === 'ending') {
    // A card that may not be played comes to nothing.
    if (reply.outcome === '') return reply;
    const [start, failed] = [t('line.start'), t('line.failed')];
    return {
      ...reply,
      line: { ending: makeEnding(scene.ending), card: answer.code, start, failed },
    };
  }
  if (scene.kind !== 'trick') return reply;
  const reasons = QUESTIONS.reasonsFor(question, answer.code);
  const trick = reasons.find((reason) => reason.about === 'trick')?.trick;
  // A card that may not be played never comes to lie on the table.
  return trick ? showTrick(scene, trick, trickSteps(reasons), reply, answer, t, lang) : reply;
}

/** The trick as its reasons have it: with the learner's card, and in the wind that was answered. */
function showTrick(
  { position, asked, own }: TrickScene,
  trick: Trick,
  steps: readonly TrickStep[],
  reply: Reply,
  { code, isRight }: Answer,
  t: Translate,
  lang: string,
): ToldReply {
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
    return { ...reply, outcome, table: { ...other, ...last, worths, known, ...walk } };
  }
  if (asked === null) return { ...reply, table: { worths, known: namedIn(verdict, laneOf(code)) } };
  if (reply.trap || !isWhole) return reply;
  // What the cards are worth helps on without giving the answer away.
  const end = steps.findIndex(isConclusion);
  return { ...reply, table: { ...other, worths, known: verdict.known[end] ?? NOTHING_KNOWN } };
}

/** Who takes, and all that follows. */
const isConclusion = (step: TrickStep): boolean => 'place' in step && !('halves' in step);
