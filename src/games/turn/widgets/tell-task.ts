import type { Translate } from '../../../core/words.ts';
import type { ToldQuestion, ToldReason, ToldReply } from '../../../widgets/told.ts';
import { explainLoot } from '../explain/loot.ts';
import { sayCard, sayLootStep } from '../explain/say.ts';
import { type Answer, answersOf } from '../puzzles/answers.ts';
import { leadingTo } from '../puzzles/misreadings.ts';
import type { TableTask, Task } from '../puzzles/task.ts';
import type { Move } from '../rules/move.ts';
import { type Reason, reasonsFor } from '../tasks/reasons.ts';
import { sayAnswer, sayQuestion, sayReason } from '../tasks/say.ts';
import { reasonOf, speechOf } from './scene.ts';
import { tellMoments } from './tell-position.ts';
import type { ToldTable } from './told-table.ts';

/** What is asked about: a table with its moves, or what everybody has earned. */
export type TaskScene =
  | {
      readonly kind: 'table';
      readonly table: ToldTable;
      /** What has been played in this turn; empty if nothing. */
      readonly played: string;
    }
  | { readonly kind: 'loot'; readonly lines: readonly string[] };

export interface ToldTask extends ToldQuestion {
  readonly scene: TaskScene;
}

/** A task with everything the learner may see of it, judged beforehand. */
export function tellTask(task: Task, t: Translate, lang: string): ToldTask {
  const speech = speechOf(t, lang);
  const { offered, right } = answersOf(task);
  return {
    question: sayQuestion(task, speech),
    scene: tellScene(task, t, lang),
    answers: offered.map((answer, reply) => ({
      label: sayAnswer(task, answer, speech),
      isRight: right.includes(answer),
      reply,
    })),
    replies: offered.map((answer) => tellReply(task, answer, right.includes(answer), t, lang)),
  };
}

function tellScene(task: Task, t: Translate, lang: string): TaskScene {
  if (task.ask !== 'winner') return tellTableScene(task, t, lang);
  const { holdings } = task.position;
  const speech = speechOf(t, lang);
  const lines = holdings.map(({ fees, compasses }, seat) =>
    t('board.loot', {
      name: speech.name(seat),
      fees: fees.length > 0 ? fees.join(' + ') : '0',
      compasses: t('compasses', { count: compasses }),
    }),
  );
  return { kind: 'loot', lines };
}

/** The table as it stands when it is asked; what a turn has earned is asked of the table before it. */
function tellTableScene(task: TableTask, t: Translate, lang: string): TaskScene {
  const { tables } = tellMoments(task.position, t, lang);
  const table = tables.at(task.ask === 'earn' ? 0 : -1) as ToldTable;
  const moves = task.position.moves.map((move) => sayMove(move, t));
  const played = moves.length > 0 ? t('board.then', { moves: speechOf(t, lang).list(moves) }) : '';
  return { kind: 'table', table, played };
}

/** A move without what comes of it: finding that out may be the question. */
function sayMove(move: Move, t: Translate): string {
  if (move.kind === 'draw') return '';
  return move.kind === 'turn'
    ? t('board.turn-card', { lie: t(`lie.${move.lie}`) })
    : sayCard(move.card, t);
}

function tellReply(
  task: Task,
  answer: Answer,
  isRight: boolean,
  t: Translate,
  lang: string,
): ToldReply {
  const [trap] = isRight ? [] : leadingTo(task, answer);
  // Reasons that are the same for every answer are told with the right one.
  const isOwn = isRight || (task.ask !== 'earn' && task.ask !== 'winner');
  const sentences = isOwn
    ? reasonsFor(task, answer).map((reason) => tellReason(reason, t, lang))
    : [];
  return {
    trap: trap ? t(`misreading.${trap}`) : '',
    hint: trap ? '' : t(`hint.${task.ask}`),
    outcome: '',
    sentences,
  };
}

const tellReason = (reason: Reason, t: Translate, lang: string): ToldReason =>
  reasonOf(sayReason(reason, speechOf(t, lang)), reason.about === 'outlook' ? reason : reason.step);

/** What everybody has earned and who wins, said. */
export const tellLoot = (
  players: Parameters<typeof explainLoot>[0],
  t: Translate,
  lang: string,
): ToldReason[] =>
  explainLoot(players).map((step) => reasonOf(sayLootStep(step, speechOf(t, lang)), step));
