import type { Translate } from '../../core/words.ts';
import {
  checkStep,
  type FenceError,
  fenceError,
  positionError,
  type StepReaders,
} from '../../kit/lesson/fence.ts';
import { sayError } from './explain/say.ts';
import { parsePosition } from './notation/position.ts';
import { readMatch } from './players/read.ts';
import { QUESTIONS, sayClaimError } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';

/** What stands behind the fence of a game that shows where all cards are. */
export const ALL_CARDS = 'cards';

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
  const parsed = parsePosition(source);
  if (!parsed.ok) return positionError(sayError(parsed.error, t), source, parsed.error);
  const { kind } = parsed.value;
  const isKnown = meta === '' || (meta === ALL_CARDS && kind === 'game');
  return isKnown ? null : fenceError(t('fence.unknown-meta', { meta }), 0, meta, meta);
}
