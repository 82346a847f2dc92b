import type { Translate } from '../../../../core/words.ts';
import { createSpeech, type Speech, sayCard } from '../../explain/say.ts';
import { makeCard, makeWindCard } from '../../notation/cards.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { rulesOf } from '../../rules/variants.ts';
import {
  discardScene,
  endingScene,
  gameScene,
  rowScene,
  scoreScene,
  stageScene,
  trickScene,
} from '../../tables/scene/task-scene.ts';
import { playerNames } from '../../tables/shared/player-names.ts';
import { tableCard } from '../../tables/trick/judge-trick.ts';
import { type Answer, answersOf } from '../../tasks/answers.ts';
import { seatToPlay } from '../../tasks/ending.ts';
import { sayAnswer } from '../../tasks/say.ts';
import type { Task } from '../../tasks/task.ts';
import { replyTo } from './task-reply.ts';
import type {
  AnswerFace,
  AskedAnswer,
  AskedTask,
  TaskScene,
  ToldAnswer,
  ToldReply,
  ToldTask,
} from './told-task.ts';

/** A task as it is asked, with the codes of its answers: nothing that judges them. */
export function askTask(task: Task, words: Translate, lang: string): AskedTask {
  const t = addressing(task, words);
  const speech = createSpeech(words, lang, playerNames(words));
  return {
    question: sayQuestion(task, speech),
    scene: sceneOf(task, t, words, lang),
    answers: answersOf(task).offered.map((code): AskedAnswer => {
      const face = faceOf(task, code, t);
      return { code, label: sayAnswer(task, code, speech), ...(face && { face }) };
    }),
  };
}

/** Judges every answer of a task beforehand and puts all there is to say into words. */
export function tellTask(task: Task, words: Translate, lang: string): ToldTask {
  const t = addressing(task, words);
  const speech = createSpeech(words, lang, playerNames(words));
  const { right } = answersOf(task);
  const { question, scene, answers: asked } = askTask(task, words, lang);
  const replies: ToldReply[] = [];
  const numberOf = (reply: ToldReply): number => {
    const same = replies.findIndex((told) => JSON.stringify(told) === JSON.stringify(reply));
    return same < 0 ? replies.push(reply) - 1 : same;
  };
  const answers = asked.map((answer): ToldAnswer => {
    const isRight = right.includes(answer.code);
    const reply = numberOf(replyTo(task, answer.code, isRight, speech, { t, lang }));
    return { ...answer, isRight, reply };
  });
  return { question, scene, answers, replies };
}

/** In a task about what to play, the player of the missing card is the learner, and is called so. */
function addressing(task: Task, t: Translate): Translate {
  const place = placeOf(task);
  if (place === null) return t;
  const own = `player.${place}`;
  return (key, params) => (key === own ? t('task.you', { name: t(own) }) : t(key, params));
}

/** Where the learner sits, in tasks about what to play. */
function placeOf(task: Task): number | null {
  if ('choices' in task) return task.place;
  return task.ask === 'last' ? seatToPlay(task.ending) : null;
}

/** The question of a task in words. */
export function sayQuestion(task: Task, { t, name }: Speech): string {
  const key = `task.ask.${task.ask}`;
  if ('seat' in task) return t(key, { name: name(task.seat) });
  if (task.ask === 'worth' || task.ask === 'share') {
    const card = task.position.trick.plays[task.place] as WheelCard;
    const the = card.kind === 'piratess' ? t('card.the-piratess') : sayCard(card, t);
    return t(key, { card: the, name: name(task.place) });
  }
  if (task.ask === 'starter' && task.game.results.length === 0) return t('task.ask.first-starter');
  return t(key);
}

/** At the table everybody goes by name; the learner's place is marked there. */
function sceneOf(task: Task, t: Translate, words: Translate, lang: string): TaskScene {
  switch (task.ask) {
    case 'open':
      return { kind: 'hand' };
    case 'now':
    case 'next':
      return rowScene(task, t);
    case 'damage':
    case 'points':
    case 'total':
    case 'sets':
      return scoreScene(task.position, task.seat, playerNames(t), t);
    case 'starter':
    case 'winner':
      return gameScene(task, playerNames(t), t);
    case 'last':
      return endingScene(task, playerNames(t), t);
    case 'tricks-left':
    case 'cards-out':
    case 'winds-unused':
    case 'winds-shuffled':
      return stageScene(task, t);
    case 'to-come':
      return discardScene(task, createSpeech(t, lang, playerNames(t)));
    default:
      return trickScene(task, playerNames(words), t, lang);
  }
}

function faceOf(task: Task, answer: Answer, t: Translate): AnswerFace | undefined {
  const play = handOf(task).find((card) => makeCard(card) === answer);
  if (play) {
    return { play, card: tableCard(play, rulesOf('house', 'basic'), t) };
  }
  if (task.ask === 'now' || task.ask === 'next') {
    const { open, deck, forecast } = task.position.row;
    const wind = [...open, ...deck, ...forecast].find((card) => makeWindCard(card) === answer);
    return wind && { wind };
  }
  return undefined;
}

/** The cards among which the learner chooses. */
function handOf(task: Task): readonly WheelCard[] {
  if ('choices' in task) return task.choices.map(({ card }) => card);
  if (task.ask === 'last') return task.ending.hands[seatToPlay(task.ending)] ?? [];
  if (task.ask === 'to-come') return task.cards;
  return task.ask === 'open' ? task.position.cards : [];
}
