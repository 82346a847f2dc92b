import { readCourseMeta } from '../../core/course-meta.ts';
import { caret } from '../../core/text-error.ts';
import type { Translate } from '../../core/words.ts';
import type { CourseFence, FenceError } from '../game.ts';
import { sayError } from './explain/say.ts';
import { type Position, parsePosition } from './notation/position.ts';
import { readMatch } from './players/read.ts';
import { CLAUSES } from './rules/clauses.ts';
import { readClaimed } from './tasks/claimed.ts';
import { readExam } from './tasks/exam.ts';
import { pictureOf, sayClaimError } from './tasks/say-claim.ts';

/** What a lesson can show: the widgets' kinds of positions. */
const SHOWN = ['trick', 'row', 'score'] as const;

export type ShownPosition = Extract<Position, { kind: (typeof SHOWN)[number] }>;

/** What stands behind the fence's language: the ruling stays hidden until the reader has guessed. */
export const PREDICT = 'predict';

/** The same, for a trick that is only a picture: its cards and what becomes of them. */
export const STILL = 'still';

export const isShown = (position: Position): position is ShownPosition =>
  SHOWN.some((kind) => kind === position.kind);

/** What a fence is in the course; null if it only shows a position. */
export const courseFence = (meta: string): CourseFence | null => readCourseMeta(meta);

/** Why a code fence can't become a widget, in the words of `t`; null if it can. */
export function checkFence(source: string, meta: string, t: Translate): FenceError | null {
  if (/^(task|play)\b/.test(meta)) return checkStep(source, meta, t);
  if (courseFence(meta)?.kind === 'exam') return checkExam(source, t);
  const parsed = parsePosition(source);
  if (!parsed.ok) {
    const { line, column } = parsed.error;
    const message = sayError(parsed.error, t);
    return { line, column, message, picture: caret(source, parsed.error) };
  }
  const { kind } = parsed.value;
  const at = { line: 1, column: 1, picture: caret(source, { line: 1, column: 1, found: kind }) };
  if (!isShown(parsed.value)) return { ...at, message: t('fence.not-shown', { kind }) };
  const known = meta === '' || (kind === 'trick' && (meta === PREDICT || meta === STILL));
  return known ? null : { ...at, message: t('fence.unknown-meta', { kind, meta }) };
}

/** The clauses of a step stand on the line that opens the fence, which is line 0. */
function checkStep(source: string, meta: string, t: Translate): FenceError | null {
  const fence = courseFence(meta);
  if (fence?.kind === 'play') return checkRound(source, meta, fence.clauses, t);
  if (fence?.kind !== 'task') return problem({ code: 'bad-step' }, 0, meta, t);
  const claimed = readClaimed(source, fence.clauses);
  if (claimed.ok) return null;
  const isClaim = claimed.error.code.endsWith('-clause') || claimed.error.code === 'no-clauses';
  return isClaim ? problem(claimed.error, 0, meta, t) : problem(claimed.error, 1, source, t);
}

/** A round to play names its seed and seats, and what it teaches. */
function checkRound(
  source: string,
  meta: string,
  clauses: readonly string[],
  t: Translate,
): FenceError | null {
  const known: readonly string[] = CLAUSES;
  const found = clauses.find((clause) => !known.includes(clause));
  if (found) return problem({ code: 'unknown-clause', found }, 0, meta, t);
  if (clauses.length === 0) return problem({ code: 'no-clauses' }, 0, meta, t);
  const match = readMatch(source);
  if (match.ok) return null;
  const [column, picture] = pictureOf(source, match.error.found);
  const message = t(`play.error.${match.error.code}`, { found: match.error.found });
  return { line: 1, column, message, picture };
}

function checkExam(source: string, t: Translate): FenceError | null {
  const exam = readExam(source);
  if (exam.ok) return null;
  const { line } = exam.error;
  return problem(exam.error, line, source.split('\n')[line - 1] ?? '', t);
}

function problem(
  error: Parameters<typeof sayClaimError>[0],
  line: number,
  text: string,
  t: Translate,
): FenceError {
  const [column, picture] = pictureOf(text, error.found);
  return { line, column, message: sayClaimError(error, t), picture };
}
