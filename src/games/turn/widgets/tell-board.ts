import type { Translate } from '../../../core/words.ts';
import { parsePosition } from '../notation/position.ts';
import { LEARNER, momentOf } from '../players/match.ts';
import { readMatch } from '../players/read.ts';
import { coinsOf, isOver } from '../rules/end.ts';
import type { Game } from '../rules/game.ts';
import { gameOf } from '../rules/position.ts';
import { replay } from '../rules/replay.ts';
import { speechOf, tellEvents } from './scene.ts';
import { tellHands } from './tell-position.ts';
import { tellCard, tellTable } from './tell-table.ts';
import { tellLoot } from './tell-task.ts';
import type { ToldBoard } from './told-table.ts';

const phaseOf = (game: Game): ToldBoard['phase'] => (isOver(game) ? 'over' : game.turn.phase);

/** @throws for a text that `readMatch` refuses: it was checked before. */
export function tellGame(text: string, t: Translate, lang: string): ToldBoard {
  const match = readMatch(text);
  const moment = match.ok ? momentOf(match.value) : null;
  if (!match.ok || !moment?.ok) throw new Error(`“${text}” is no game`);
  const { game, told } = moment.value;
  const speech = speechOf(t, lang);
  const phase = phaseOf(game);
  const cards = game.players[LEARNER]?.hand.map((card) => tellCard(card, t)) ?? [];
  const hands = [{ name: t('board.your-hand'), cards }];
  const log = told.flatMap(({ seat, events }) => tellEvents(events, seat, speech));
  return {
    text,
    table: tellTable(game, { fees: false, piles: true, hands }, t),
    phase,
    ask: t(`board.ask.${phase}`),
    log: phase === 'over' ? tellLoot(game.players, t, lang) : log,
    players: game.players.map((player, seat) => ({
      name: seat === LEARNER ? t('board.you', { name: speech.name(seat) }) : speech.name(seat),
      has: t('board.has', {
        coins: t('coins', { count: coinsOf(player) }),
        compasses: t('compasses', { count: player.compasses.length }),
      }),
    })),
    hasMoved: match.value.moves.length > 0,
  };
}

/** A table to try one turn at: what comes of the last move is told. */
export function tellTry(text: string, t: Translate, lang: string): ToldBoard {
  const parsed = parsePosition(text);
  if (!parsed.ok || parsed.value.kind !== 'table') throw new Error(`“${text}” is no table`);
  const { setup, moves } = parsed.value;
  const made = replay(gameOf(setup), moves);
  if (!made.ok) throw new Error(made.error.code);
  const game = made.value.at(-1)?.game ?? gameOf(setup);
  const speech = speechOf(t, lang);
  const hasEnded = game.turn.phase === 'draw' || game.turn.seat !== 0;
  const names = [t('board.you', { name: speech.name(0) }), speech.name(1)];
  return {
    text,
    table: tellTable(game, { fees: true, piles: true, hands: tellHands(game, t, names) }, t),
    phase: isOver(game) ? 'over' : 'play',
    ask: t(hasEnded ? 'board.ask.tried' : 'board.ask.play'),
    log: made.value.flatMap(({ events }) => tellEvents(events, 0, speech)),
    players: [],
    hasMoved: moves.length > 0,
  };
}
