import type { ReasonText } from '../../../../kit/question/view.ts';
import { speechOf, tellEvents } from '../../explain/tell.ts';
import type { Translate } from '../../explain/words.ts';
import type { TablePosition } from '../../notation/table.ts';
import type { Game } from '../../rules/game.ts';
import { replay } from '../../rules/play.ts';
import { gameOf, type TableSetup } from '../../rules/position.ts';
import { type HandView, type TableView, viewCard, viewTable } from '../field/field.ts';

/** A position with the tables after each of its moves. */
interface MomentsView {
  /** The table at the beginning, and after each move. */
  readonly tables: readonly TableView[];
  /** What came of each move. */
  readonly steps: readonly (readonly ReasonText[])[];
}

/** Whether anything is known of the white pile or lies on a discard pile. */
export const hasPiles = ({ pile, discards }: TableSetup): boolean =>
  pile !== null || Object.values(discards).some((cards) => cards.length > 0);

/** The hands of these players, the reader’s first. */
export function viewHands(
  { players }: Pick<Game, 'players'>,
  t: Translate,
  lang: string,
): HandView[] {
  const { name } = speechOf(t, lang);
  return players.map(({ hand }, seat) => ({
    name: t('board.hand', { name: seat === 0 ? t('board.you', { name: name(0) }) : name(seat) }),
    cards: hand.map((card) => viewCard(card, t)),
  }));
}

export function viewMoments(
  { setup, moves }: TablePosition,
  t: Translate,
  lang: string,
): MomentsView {
  const start = gameOf(setup);
  const made = replay(start, moves);
  if (!made.ok) throw new Error(made.error.code);
  const speech = speechOf(t, lang);
  const games = [start, ...made.value.map(({ game }) => game)];
  const piles = hasPiles(setup) || moves.some(({ kind }) => kind === 'discard');
  const known = (game: Game) => ({ players: game.players.slice(0, setup.hands.length) });
  return {
    tables: games.map((game) =>
      viewTable(game, { fees: true, piles, hands: viewHands(known(game), t, lang) }, t),
    ),
    steps: made.value.map(({ events }, index) =>
      tellEvents(events, games[index]?.turn.seat ?? 0, speech),
    ),
  };
}
