import { err, ok, type Result } from '../../core/result.ts';
import { type StepError, sayStepError } from '../../core/task-text.ts';
import {
  type FenceError,
  fenceError,
  fenceReader,
  readCourseMeta,
} from '../../kit/lesson/fence.ts';
import type { Claimed } from '../../kit/question/questions.ts';
import { sayError } from './explain/say.ts';
import type { Translate } from './explain/words.ts';
import { parseGame } from './notation/game.ts';
import { type Position, parsePosition } from './notation/position.ts';
import type { Match } from './players/match.ts';
import { QUESTIONS, type TimeaQuestion } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';

/** A question of an exam; its text is its id, since that changes only when the question does. */
interface ExamTask extends Claimed<TimeaQuestion> {
  readonly id: string;
}

type ExamError = StepError & { readonly line: number };

/** Reads an exam: a task on each line, `<clauses> | <task>`; lines without text are left out. */
export function readExam(text: string): Result<readonly ExamTask[], ExamError> {
  const tasks: ExamTask[] = [];
  const lines = text.split('\n').map((line) => line.trim());
  const seen = new Set<string>();
  for (const [index, written] of lines.entries()) {
    if (!written) continue;
    const line = index + 1;
    const parts = written.split('|').map((part) => part.trim()) as [string, ...string[]];
    const [claim, task, ...rest] = parts;
    if (task === undefined || rest.length > 0) return err({ code: 'no-bar', line });
    const claimed = QUESTIONS.parseClaimed(task, claim.split(' ').filter(Boolean));
    if (!claimed.ok) return err({ ...claimed.error, line });
    if (seen.has(task)) return err({ code: 'same-task', found: task, line });
    seen.add(task);
    tasks.push({ id: task, ...claimed.value });
  }
  return tasks.length > 0 ? ok(tasks) : err({ code: 'no-tasks', line: 1 });
}

const SHOWN = ['trick', 'row', 'score'] as const;

type ShownPosition = Extract<Position, { kind: (typeof SHOWN)[number] }>;

/** What stands behind the fence's language: the ruling stays hidden until the reader has guessed. */
export const PREDICT = 'predict';

/** The same, for a trick that is only a picture: its cards and what becomes of them. */
export const STILL = 'still';

/** The same, for the score of the round that was played in this step, where one lies on the device. */
const PLAYED = /^played (\S+)$/;

export const playedStep = (meta: string): string | undefined => PLAYED.exec(meta)?.[1];

const isShown = (position: Position): position is ShownPosition =>
  SHOWN.some((kind) => kind === position.kind);

type Fence =
  | { readonly kind: 'position'; readonly position: ShownPosition }
  | { readonly kind: 'exam'; readonly tasks: readonly ExamTask[] };

export const readFence = fenceReader<Position, TimeaQuestion, Match, Fence, Translate>({
  clauses: CLAUSES,
  readTask: QUESTIONS.parseClaimed,
  readFurther: QUESTIONS.parseAskable,
  readMatch: parseGame,
  readOther: (source, meta, t) =>
    readCourseMeta(meta)?.kind === 'exam' ? readExamFence(source, t) : null,
  readPosition: parsePosition,
  sayError,
  show(position, meta, source, t) {
    const { kind } = position;
    if (!isShown(position)) return err(fenceError(t('fence.not-shown', { kind }), 1, source, kind));
    const isKnown =
      meta === '' ||
      (kind === 'trick' && (meta === PREDICT || meta === STILL)) ||
      (kind === 'score' && playedStep(meta) !== undefined);
    return isKnown
      ? ok({ kind: 'position', position })
      : err(fenceError(t('fence.unknown-meta', { kind, meta }), 1, source, kind));
  },
});

function readExamFence(source: string, t: Translate): Result<Fence, FenceError> {
  const exam = readExam(source);
  if (exam.ok) return ok({ kind: 'exam', tasks: exam.value });
  const { line, found } = exam.error;
  const text = source.split('\n')[line - 1] ?? '';
  return err(fenceError(sayStepError(exam.error, t, sayError), line, text, found));
}
