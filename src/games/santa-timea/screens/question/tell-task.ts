import type { Translate } from '../../../../core/words.ts';
import { makeCard, makeWindCard } from '../../notation/cards.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import { handIn, type Scene } from '../../questions/scene.ts';
import { addressing, faceOf, tellScene } from '../../tables/scene/tell-scene.ts';
import { showReply } from './task-reply.ts';
import type { AnswerFace, AskedTask, ToldTask } from './told-task.ts';

/** A question as it is asked, with the codes of its answers: nothing that judges them. */
export function askTask(question: TimeaQuestion, words: Translate, lang: string): AskedTask {
  const scene = QUESTIONS.sceneOf(question);
  const { question: said, answers } = QUESTIONS.ask(question, words, lang);
  return {
    question: said,
    scene: tellScene(scene, words, lang),
    answers: answers.map((answer) => ({ ...answer, ...showFace(scene, answer.code, words) })),
  };
}

/** Judges every answer of a question beforehand and puts all there is to say into words. */
export function tellTask(question: TimeaQuestion, words: Translate, lang: string): ToldTask {
  const scene = QUESTIONS.sceneOf(question);
  const t = addressing(scene, words);
  const told = QUESTIONS.tellWith(question, words, lang, {
    answer: (answer) => ({ ...answer, ...showFace(scene, answer.code, words) }),
    reply: (reply, answer) => showReply(question, scene, reply, answer, t, lang),
  });
  return { ...told, scene: tellScene(scene, words, lang) };
}

/** The card that an answer is, if it is one. */
function showFace(scene: Scene, code: string, t: Translate): { readonly face?: AnswerFace } {
  const play = handIn(scene).find((card) => makeCard(card) === code);
  if (play) return { face: faceOf(play, t) };
  if (scene.kind !== 'row') return {};
  const { open, deck, forecast } = scene.row;
  const wind = [...open, ...deck, ...forecast].find((card) => makeWindCard(card) === code);
  return wind ? { face: { wind } } : {};
}
