import { err, ok, type Result } from '../../core/result.ts';
import {
  type FenceError,
  fenceError,
  positionError,
  readStep,
  type Step,
  type StepReaders,
} from '../../kit/lesson/fence.ts';
import { sayError } from './explain/say.ts';
import type { Translate } from './explain/words.ts';
import { type Position, parsePosition } from './notation/position.ts';
import type { Match } from './players/match.ts';
import { type MatchError, readMatch } from './players/read.ts';
import { QUESTIONS, type ShipsQuestion, sayClaimError } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';

/** What stands behind the fence of a game that shows where all cards are. */
export const ALL_CARDS = 'cards';

/** What a code fence can hold. */
type Fence =
  | Step<ShipsQuestion, Match>
  | { readonly kind: 'position'; readonly position: Position };

const STEPS: StepReaders<ShipsQuestion, Match, Translate> = {
  clauses: CLAUSES,
  readTask: QUESTIONS.parseClaimed,
  readMatch,
  sayStep: sayClaimError,
  sayMatch: ({ code, found }: MatchError, t) => t(`play-error.${code}`, { found }),
};

/** What a code fence holds, or why it can’t become a widget, in the words of `t`. */
export function readFence(source: string, meta: string, t: Translate): Result<Fence, FenceError> {
  if (/^(task|play)\b/.test(meta)) return readStep(source, meta, t, STEPS);
  const parsed = parsePosition(source);
  if (!parsed.ok) return err(positionError(sayError(parsed.error, t), source, parsed.error));
  const position = parsed.value;
  const isKnown = meta === '' || (meta === ALL_CARDS && position.kind === 'game');
  return isKnown
    ? ok({ kind: 'position', position })
    : err(fenceError(t('fence.unknown-meta', { meta }), 0, meta, meta));
}
