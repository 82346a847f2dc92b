import { err, ok, type Result } from '../../core/result.ts';
import { type FenceError, fenceError, fenceReader, taskError } from '../../kit/lesson/fence.ts';
import { sayError } from './explain/say.ts';
import type { Translate } from './explain/words.ts';
import { type Position, parsePosition } from './notation/position.ts';
import { answered, type Match, type Played, readMatch } from './players/match.ts';
import { QUESTIONS, sayClaimError, type TurnQuestion } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';

/**
 * Behind the fence’s language: a table or a dealt game to try. `deck` is what we assume a deck to hold ([NA11]).
 */
export const TRY = 'try';
const ASK = 'ask';

type Fence =
  | { readonly kind: 'try'; readonly played: Played }
  | { readonly kind: 'asked'; readonly question: TurnQuestion }
  | { readonly kind: 'deck' };

export const readFence = fenceReader<Position, TurnQuestion, Match, Fence, Translate>({
  clauses: CLAUSES,
  readTask: QUESTIONS.parseClaimed,
  readMatch,
  sayStep: sayClaimError,
  readOther(source, meta, t) {
    if (meta === ASK) return readAsked(source, t);
    return meta === '' && source === 'deck' ? ok({ kind: 'deck' }) : null;
  },
  readPosition: parsePosition,
  sayPosition: sayError,
  show(position, meta, source, t) {
    if (meta === TRY && position.kind === 'game') {
      return ok({ kind: 'try', played: answered(position) });
    }
    return meta === TRY && position.kind === 'table'
      ? ok({ kind: 'try', played: position })
      : err(fenceError(t('fence.unknown-meta', { kind: position.kind, meta }), 1, source, meta));
  },
});

function readAsked(source: string, t: Translate): Result<Fence, FenceError> {
  const asked = QUESTIONS.parseAskable(source);
  return asked.ok
    ? ok({ kind: 'asked', question: asked.value })
    : err(taskError(sayClaimError(asked.error, t), source, asked.error));
}
