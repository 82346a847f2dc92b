import { err, ok } from '../../core/result.ts';
import type { Translate } from '../../core/words.ts';
import { fenceError, positionError, readStep, type StepReaders } from '../../kit/lesson/fence.ts';
import { sayError } from './explain/say.ts';
import { parsePosition } from './notation/position.ts';
import type { Match } from './players/match.ts';
import { readMatch } from './players/read.ts';
import { QUESTIONS, type ShipsQuestion, sayClaimError } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';

/** What stands behind the fence of a game that shows where all cards are. */
export const ALL_CARDS = 'cards';

const STEPS: StepReaders<ShipsQuestion, Match> = {
  clauses: CLAUSES,
  readTask: QUESTIONS.parseClaimed,
  readMatch,
  sayStep: sayClaimError,
  sayMatch: ({ code, found }, t) => t(`play-error.${code}`, { found }),
};

/** What a code fence holds, or why it can’t become a widget, in the words of `t`. */
export function readFence(source: string, meta: string, t: Translate) {
  if (/^(task|play)\b/.test(meta)) return readStep(source, meta, t, STEPS);
  const parsed = parsePosition(source);
  if (!parsed.ok) return err(positionError(sayError(parsed.error, t), source, parsed.error));
  const position = parsed.value;
  const isKnown = meta === '' || (meta === ALL_CARDS && position.kind === 'game');
  return isKnown
    ? ok({ kind: 'position', position } as const)
    : err(fenceError(t('fence.unknown-meta', { meta }), 0, meta, meta));
}
