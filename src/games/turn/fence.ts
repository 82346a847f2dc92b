import type { Translate } from '../../core/words.ts';
import {
  checkStep,
  type FenceError,
  fenceError,
  positionError,
  type StepReaders,
  taskError,
} from '../../kit/lesson/fence.ts';
import { sayError } from './explain/say.ts';
import { parsePosition } from './notation/position.ts';
import { readMatch } from './players/read.ts';
import { QUESTIONS, sayClaimError } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';

/** What stands behind the fence’s language: a table or a dealt game to try, or a question that is kept nowhere. */
export const TRY = 'try';
export const ASK = 'ask';

/** A fence that shows what we assume a deck to hold ([NA11]). */
export const DECK = 'deck';

/** Whether a text is that of a dealt game, as `readMatch` reads it. */
export const isGame = (source: string): boolean => /^seed\b/.test(source);

const STEPS: StepReaders = {
  clauses: CLAUSES,
  readTask: QUESTIONS.parseClaimed,
  readMatch,
  sayStep: sayClaimError,
  sayMatch: ({ code, found }, t) => t(`play-error.${code}`, { found }),
};

/** Why a code fence can’t become a widget, in the words of `t`; null if it can. */
export function checkFence(source: string, meta: string, t: Translate): FenceError | null {
  if (/^(task|play)\b/.test(meta)) return checkStep(source, meta, t, STEPS);
  if (meta === TRY && isGame(source)) return checkGame(source, t);
  if (meta === ASK) return checkAsked(source, t);
  if (meta === '' && source === DECK) return null;
  const parsed = parsePosition(source);
  if (!parsed.ok) return positionError(sayError(parsed.error, t), source, parsed.error);
  const { kind } = parsed.value;
  const isKnown = meta === '' || (meta === TRY && kind === 'table');
  return isKnown ? null : fenceError(t('fence.unknown-meta', { kind, meta }), 1, source, meta);
}

function checkGame(source: string, t: Translate): FenceError | null {
  const match = readMatch(source);
  return match.ok ? null : fenceError(STEPS.sayMatch(match.error, t), 1, source, match.error.found);
}

function checkAsked(source: string, t: Translate): FenceError | null {
  const asked = QUESTIONS.parseAskable(source);
  if (asked.ok) return null;
  return taskError(sayClaimError(asked.error, t), source, asked.error);
}
