import { err, ok, type Result, type TextError } from '../../core/result.ts';
import { readClauseList, type StepError, sayStepError } from '../../core/task-text.ts';
import type { Translate } from '../../core/words.ts';

/**
 * What a fence of the course says behind its language: `task <step> <clauses>`, `play …`, `exam`. The id of a
 * step is unique in its lesson and never changes, since progress is kept by it.
 */
type CourseMeta =
  | {
      readonly kind: 'task' | 'play';
      readonly step: string;
      readonly clauses: readonly string[];
    }
  | { readonly kind: 'exam' };

const STEP = /^(task|play) ([a-z][a-z0-9]*(?:-[a-z0-9]+)*)((?: [A-Z]+\d+b?)*)$/;

export function readCourseMeta(meta: string): CourseMeta | null {
  const words = meta.trim().replace(/\s+/g, ' ');
  if (words === 'exam') return { kind: 'exam' };
  const [, kind, step, claim = ''] = STEP.exec(words) ?? [];
  if ((kind !== 'task' && kind !== 'play') || step === undefined) return null;
  return { kind, step, clauses: claim.split(' ').filter(Boolean) };
}

/**
 * Why a code fence of a lesson can't be shown. Lines and columns count from 1 within the fence; line 0 is the one that
 * opens it, whose columns count from behind the language.
 */
export type FenceError = Pick<TextError, 'line' | 'column' | 'found'> & {
  readonly message: string;
};

type LessonStep<Q, M> =
  | {
      readonly kind: 'task';
      readonly step: string;
      readonly question: Q;
      readonly more: readonly Q[];
    }
  | { readonly kind: 'play'; readonly step: string; readonly match: M };

interface StepReaders<Q, M, T> {
  readonly clauses: readonly string[];
  readTask(source: string, clauses: readonly string[]): Result<{ readonly question: Q }, StepError>;
  readFurther?(source: string): Result<Q, StepError>;
  readMatch(source: string): Result<M, TextError>;
  sayError(error: StepError, t: T): string;
}

interface FenceReaders<P, Q, M, F, T> extends StepReaders<Q, M, T> {
  /** Reads what neither is a step nor holds a position; null if it is no such thing. */
  readOther?(source: string, meta: string, t: T): Result<F, FenceError> | null;
  readPosition(source: string): Result<P, TextError>;
  show(position: P, meta: string, source: string, t: T): Result<F, FenceError>;
}

type ClaimWords = Translate<`claim-error.${string}`>;

export const fenceReader =
  <P, Q, M, F, T extends ClaimWords>(game: FenceReaders<P, Q, M, F, T>) =>
  (source: string, meta: string, t: T): Result<LessonStep<Q, M> | F, FenceError> => {
    if (/^(task|play)\b/.test(meta)) return readStep(source, meta, t, game);
    const other = game.readOther?.(source, meta, t);
    if (other) return other;
    const parsed = game.readPosition(source);
    return parsed.ok
      ? game.show(parsed.value, meta, source, t)
      : err(positionError(game.sayError(parsed.error, t), parsed.error));
  };

function readStep<Q, M, T extends ClaimWords>(
  source: string,
  meta: string,
  t: T,
  game: StepReaders<Q, M, T>,
): Result<LessonStep<Q, M>, FenceError> {
  const say = (error: StepError) => sayStepError(error, t, game.sayError);
  /** The clauses of a step stand on the line that opens the fence, which is line 0. */
  const ofMeta = (error: StepError) => err(fenceError(say(error), 0, meta, error.found));
  const fence = readCourseMeta(meta);
  if (!fence || fence.kind === 'exam') return ofMeta({ code: 'bad-step' });
  const { kind, step } = fence;
  const claimed = readClauseList(fence.clauses, game.clauses);
  if (!claimed.ok) return ofMeta(claimed.error);
  if (kind === 'play') {
    const match = game.readMatch(source);
    if (match.ok) return ok({ kind, step, match: match.value });
    return err(positionError(game.sayError(match.error, t), match.error));
  }
  const [first = '', ...others] = game.readFurther ? source.split(/\n(?=\S)/) : [source];
  const more: Q[] = [];
  for (const [index, other] of others.entries()) {
    const read = game.readFurther?.(other);
    if (read?.ok) more.push(read.value);
    else if (read) {
      const error = taskError(say(read.error), other, read.error);
      return err({ ...error, line: index + 2 });
    }
  }
  const task = game.readTask(first, fence.clauses);
  if (task.ok) return ok({ kind, step, question: task.value.question, more });
  if (task.error.code === 'untrue-clause') return ofMeta(task.error);
  return err(taskError(say(task.error), source, task.error));
}

export function taskError(message: string, source: string, error: StepError): FenceError {
  const { line, column, found = '' } = error;
  return line === undefined || column === undefined
    ? fenceError(message, 1, source, found)
    : positionError(message, { line, column, found });
}

/** Where in its line `found` stands; the first word if it is not there. */
export function fenceError(message: string, line: number, text: string, found = ''): FenceError {
  const at = found === '' ? -1 : text.indexOf(found);
  const column = Math.max(at, 0) + 1;
  const marked = at < 0 ? (text.split(' ')[0] ?? '') : found;
  return { line, column, message, found: marked };
}

const positionError = (
  message: string,
  { line, column, found }: Pick<TextError, 'line' | 'column' | 'found'>,
): FenceError => ({ line, column, message, found });
