import { readCourseMeta } from '../../core/course-meta.ts';
import { caret } from '../../core/text-error.ts';
import type { Translate } from '../../core/words.ts';
import type { CourseFence, FenceError } from '../game.ts';
import { sayError } from './explain/say.ts';
import { parsePosition } from './notation/position.ts';
import { readMatch } from './players/read.ts';
import { type ClaimError, readClaimed, readClauses } from './tasks/claimed.ts';
import { sayClaimError } from './tasks/say-error.ts';

/** What stands behind the fence of a game that shows where all cards are. */
export const ALL_CARDS = 'cards';

/** What a fence is in the course; null if it only shows a position. */
export const courseFence = (meta: string): CourseFence | null => readCourseMeta(meta);

/** Why a code fence can’t become a widget, in the words of `t`; null if it can. */
export function checkFence(source: string, meta: string, t: Translate): FenceError | null {
  if (/^(task|play)\b/.test(meta)) return checkStep(source, meta, t);
  const parsed = parsePosition(source);
  if (!parsed.ok) {
    const { line, column } = parsed.error;
    const message = sayError(parsed.error, t);
    return { line, column, message, picture: caret(source, parsed.error) };
  }
  const { kind } = parsed.value;
  const isKnown = meta === '' || (meta === ALL_CARDS && kind === 'game');
  return isKnown ? null : at(t('fence.unknown-meta', { meta }), 0, meta, meta);
}

/** The clauses of a step stand on the line that opens the fence, which is line 0. */
function checkStep(source: string, meta: string, t: Translate): FenceError | null {
  const fence = courseFence(meta);
  if (!fence || fence.kind === 'exam') return told({ code: 'bad-step' }, 0, meta, t);
  const claimed =
    fence.kind === 'task' ? readClaimed(source, fence.clauses) : readClauses(fence.clauses);
  if (!claimed.ok) {
    const { code } = claimed.error;
    const isClaim = code.endsWith('-clause') || code === 'no-clauses';
    return isClaim ? told(claimed.error, 0, meta, t) : told(claimed.error, 1, source, t);
  }
  const match = fence.kind === 'play' ? readMatch(source) : null;
  if (!match || match.ok) return null;
  const { code, found } = match.error;
  return at(t(`play-error.${code}`, { found }), 1, source, found);
}

const told = (error: ClaimError, line: number, text: string, t: Translate): FenceError =>
  at(sayClaimError(error, t), line, text, 'found' in error ? error.found : '');

/** The line with a caret below what is wrong, as far as that can be found in it. */
function at(message: string, line: number, text: string, found: string): FenceError {
  const column = Math.max(found ? text.indexOf(found) : 0, 0) + 1;
  return { line, column, message, picture: caret(text, { line: 1, column, found }) };
}
