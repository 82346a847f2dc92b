import { err, ok } from '../../core/result.ts';
import type { Translate } from '../../core/words.ts';
import {
  fenceError,
  positionError,
  readStep,
  type StepReaders,
  taskError,
} from '../../kit/lesson/fence.ts';
import { sayError } from './explain/say.ts';
import { parsePosition } from './notation/position.ts';
import type { Match } from './players/match.ts';
import { readMatch } from './players/read.ts';
import { QUESTIONS, sayClaimError, type TurnQuestion } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';

/**
 * What stands behind the fence’s language: a table or a dealt game to try, or a question that is kept
 * nowhere. Without it stand positions and `deck`, what we assume a deck to hold ([NA11]).
 */
export const TRY = 'try';
const ASK = 'ask';

const STEPS: StepReaders<TurnQuestion, Match> = {
  clauses: CLAUSES,
  readTask: QUESTIONS.parseClaimed,
  readMatch,
  sayStep: sayClaimError,
  sayMatch: ({ code, found }, t) => t(`play-error.${code}`, { found }),
};

/** What a code fence holds, or why it can’t become a widget, in the words of `t`. */
export function readFence(source: string, meta: string, t: Translate) {
  if (/^(task|play)\b/.test(meta)) return readStep(source, meta, t, STEPS);
  if (meta === TRY && /^seed\b/.test(source)) return readGame(source, t);
  if (meta === ASK) return readAsked(source, t);
  if (meta === '' && source === 'deck') return ok({ kind: 'deck' } as const);
  const parsed = parsePosition(source);
  if (!parsed.ok) return err(positionError(sayError(parsed.error, t), source, parsed.error));
  const position = parsed.value;
  if (meta === '') return ok({ kind: 'position', position } as const);
  return meta === TRY && position.kind === 'table'
    ? ok({ kind: 'try', position } as const)
    : err(fenceError(t('fence.unknown-meta', { kind: position.kind, meta }), 1, source, meta));
}

function readGame(source: string, t: Translate) {
  const match = readMatch(source);
  return match.ok
    ? ok({ kind: 'game', match: match.value } as const)
    : err(fenceError(STEPS.sayMatch(match.error, t), 1, source, match.error.found));
}

function readAsked(source: string, t: Translate) {
  const asked = QUESTIONS.parseAskable(source);
  return asked.ok
    ? ok({ kind: 'asked', question: asked.value } as const)
    : err(taskError(sayClaimError(asked.error, t), source, asked.error));
}
