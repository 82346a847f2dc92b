import type { Translate } from '../../../core/words.ts';
import type { ToldReason } from '../../../widgets/told.ts';
import type { TablePosition } from '../notation/table.ts';
import type { Game } from '../rules/game.ts';
import { gameOf } from '../rules/position.ts';
import { replay } from '../rules/replay.ts';
import { speechOf, tellEvents } from './scene.ts';
import { tellCard, tellTable } from './tell-table.ts';
import type { ToldHand, ToldTable } from './told-table.ts';

/** A position with the tables after each of its moves. */
export interface ToldMoments {
  /** The table at the beginning, and after each move. */
  readonly tables: readonly ToldTable[];
  /** What came of each move. */
  readonly steps: readonly (readonly ToldReason[])[];
}

/** The hands of a table, who is asked first; empty ones of players nobody knows are left out. */
export function tellHands({ players }: Game, t: Translate, names: readonly string[]): ToldHand[] {
  return players.flatMap(({ hand }, seat) =>
    seat > 0 && hand.length === 0
      ? []
      : [
          {
            name: t('board.hand', { name: names[seat] ?? '' }),
            cards: hand.map((card) => tellCard(card, t)),
          },
        ],
  );
}

/** Puts a position and its moves into words. */
export function tellMoments(
  { setup, moves }: TablePosition,
  t: Translate,
  lang: string,
): ToldMoments {
  const start = gameOf(setup);
  const made = replay(start, moves);
  if (!made.ok) throw new Error(made.error.code);
  const speech = speechOf(t, lang);
  const games = [start, ...made.value.map(({ game }) => game)];
  const hasPiles =
    setup.pile !== null ||
    games.some(({ discards }) => Object.values(discards).some((pile) => pile.length > 0));
  return {
    tables: games.map((game) =>
      tellTable(game, { fees: true, piles: hasPiles, hands: tellHands(game, t, names(speech)) }, t),
    ),
    steps: made.value.map(({ events }, index) =>
      tellEvents(events, games[index]?.turn.seat ?? 0, speech),
    ),
  };
}

const names = ({ name }: ReturnType<typeof speechOf>): string[] => [0, 1, 2, 3, 4, 5].map(name);
