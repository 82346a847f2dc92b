import { readCourseMeta } from '../../core/course-meta.ts';
import type { Translate } from '../../core/words.ts';
import {
  checkStep,
  type FenceError,
  fenceError,
  positionError,
  type StepReaders,
} from '../../kit/lesson/fence.ts';
import { sayError } from './explain/say.ts';
import { type Position, parsePosition } from './notation/position.ts';
import { readMatch } from './players/read.ts';
import { readExam } from './questions/exam.ts';
import { sayClaimError } from './questions/file.ts';
import { QUESTIONS } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';

/** What a lesson can show: the widgets' kinds of positions. */
const SHOWN = ['trick', 'row', 'score'] as const;

export type ShownPosition = Extract<Position, { kind: (typeof SHOWN)[number] }>;

/** What stands behind the fence's language: the ruling stays hidden until the reader has guessed. */
export const PREDICT = 'predict';

/** The same, for a trick that is only a picture: its cards and what becomes of them. */
export const STILL = 'still';

export const isShown = (position: Position): position is ShownPosition =>
  SHOWN.some((kind) => kind === position.kind);

const STEPS: StepReaders = {
  clauses: CLAUSES,
  readTask: QUESTIONS.parseClaimed,
  readMatch,
  sayStep: sayClaimError,
  sayMatch: ({ code, found }, t) => t(`play.error.${code}`, { found }),
};

/** Why a code fence can't become a widget, in the words of `t`; null if it can. */
export function checkFence(source: string, meta: string, t: Translate): FenceError | null {
  if (/^(task|play)\b/.test(meta)) return checkStep(source, meta, t, STEPS);
  if (readCourseMeta(meta)?.kind === 'exam') return checkExam(source, t);
  const parsed = parsePosition(source);
  if (!parsed.ok) return positionError(sayError(parsed.error, t), source, parsed.error);
  const { kind } = parsed.value;
  if (!isShown(parsed.value)) return fenceError(t('fence.not-shown', { kind }), 1, source, kind);
  const known = meta === '' || (kind === 'trick' && (meta === PREDICT || meta === STILL));
  return known ? null : fenceError(t('fence.unknown-meta', { kind, meta }), 1, source, kind);
}

function checkExam(source: string, t: Translate): FenceError | null {
  const exam = readExam(source);
  if (exam.ok) return null;
  const { line } = exam.error;
  const text = source.split('\n')[line - 1] ?? '';
  const found = ('found' in exam.error && exam.error.found) || '';
  return fenceError(sayClaimError(exam.error, t), line, text, found);
}
