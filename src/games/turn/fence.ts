import { err, ok, type Result } from '../../core/result.ts';
import {
  type FenceError,
  fenceError,
  positionError,
  readStep,
  type Step,
  type StepReaders,
  taskError,
} from '../../kit/lesson/fence.ts';
import { sayError } from './explain/say.ts';
import type { Translate } from './explain/words.ts';
import { type Position, parsePosition } from './notation/position.ts';
import type { TablePosition } from './notation/table.ts';
import type { Match } from './players/match.ts';
import { type MatchError, readMatch } from './players/read.ts';
import { QUESTIONS, sayClaimError, type TurnQuestion } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';

/**
 * What stands behind the fence’s language: a table or a dealt game to try, or a question that is kept
 * nowhere. Without it stand positions and `deck`, what we assume a deck to hold ([NA11]).
 */
export const TRY = 'try';
const ASK = 'ask';

/** What a code fence can hold. */
type Fence =
  | Step<TurnQuestion, Match>
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'try'; readonly position: TablePosition }
  | { readonly kind: 'game'; readonly match: Match }
  | { readonly kind: 'asked'; readonly question: TurnQuestion }
  | { readonly kind: 'deck' };

const STEPS: StepReaders<TurnQuestion, Match, Translate> = {
  clauses: CLAUSES,
  readTask: QUESTIONS.parseClaimed,
  readMatch,
  sayStep: sayClaimError,
  sayMatch: ({ code, found }: MatchError, t) => t(`play-error.${code}`, { found }),
};

/** What a code fence holds, or why it can’t become a widget, in the words of `t`. */
export function readFence(source: string, meta: string, t: Translate): Result<Fence, FenceError> {
  if (/^(task|play)\b/.test(meta)) return readStep(source, meta, t, STEPS);
  if (meta === TRY && /^seed\b/.test(source)) return readGame(source, t);
  if (meta === ASK) return readAsked(source, t);
  if (meta === '' && source === 'deck') return ok({ kind: 'deck' });
  const parsed = parsePosition(source);
  if (!parsed.ok) return err(positionError(sayError(parsed.error, t), source, parsed.error));
  const position = parsed.value;
  if (meta === '') return ok({ kind: 'position', position });
  return meta === TRY && position.kind === 'table'
    ? ok({ kind: 'try', position })
    : err(fenceError(t('fence.unknown-meta', { kind: position.kind, meta }), 1, source, meta));
}

function readGame(source: string, t: Translate): Result<Fence, FenceError> {
  const match = readMatch(source);
  return match.ok
    ? ok({ kind: 'game', match: match.value })
    : err(fenceError(STEPS.sayMatch(match.error, t), 1, source, match.error.found));
}

function readAsked(source: string, t: Translate): Result<Fence, FenceError> {
  const asked = QUESTIONS.parseAskable(source);
  return asked.ok
    ? ok({ kind: 'asked', question: asked.value })
    : err(taskError(sayClaimError(asked.error, t), source, asked.error));
}
