import { err, ok } from '../../core/result.ts';
import { fenceError, fenceReader } from '../../kit/lesson/fence.ts';
import { sayError } from './explain/say.ts';
import type { Translate } from './explain/words.ts';
import { parseGame } from './notation/game.ts';
import { type Position, parsePosition } from './notation/position.ts';
import type { Match } from './players/match.ts';
import { QUESTIONS, type ShipsQuestion, sayClaimError } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';

export const ALL_CARDS = 'cards';

interface Fence {
  readonly kind: 'position';
  readonly position: Position;
}

export const readFence = fenceReader<Position, ShipsQuestion, Match, Fence, Translate>({
  clauses: CLAUSES,
  readTask: QUESTIONS.parseClaimed,
  readMatch: parseGame,
  sayStep: sayClaimError,
  readPosition: parsePosition,
  sayPosition: sayError,
  show: (position, meta, _, t) =>
    meta === '' || (meta === ALL_CARDS && position.kind === 'game')
      ? ok({ kind: 'position', position })
      : err(fenceError(t('fence.unknown-meta', { meta }), 0, meta, meta)),
});
