import { sayMarks } from '../../core/marks.ts';
import { sayError } from '../../core/result.ts';
import { explainEvents, explainLoot } from '../../games/turn/explain/move.ts';
import {
  createTranslate,
  playerNames,
  type Speech,
  sayStep,
  speechOf,
  tellStep,
} from '../../games/turn/explain/say.ts';
import { makeHand } from '../../games/turn/notation/cards.ts';
import type { GamePosition } from '../../games/turn/notation/game.ts';
import { makePosition, parsePosition } from '../../games/turn/notation/position.ts';
import { momentOf } from '../../games/turn/players/match.ts';
import { coinsOf, isOver, winners } from '../../games/turn/rules/end.ts';
import type { Game } from '../../games/turn/rules/game.ts';
import { type JudgeAnswer, judgeOf, NOTHING_TOLD, rulingLine } from './answer.ts';

export const judgeTurn = judgeOf(
  'turn',
  { createTranslate, parsePosition, makePosition, sayError },
  (position, t) =>
    position.kind === 'game' ? judgeGame(position, speechOf(t, playerNames(t))) : NOTHING_TOLD,
);

function judgeGame(match: GamePosition, speech: Speech): JudgeAnswer {
  const { t, name } = speech;
  const { game, outcomes } = momentOf(match);
  const { players, captain, turn, pile } = game;
  const steps = outcomes
    .flatMap(({ seat, events }) => explainEvents(events, seat))
    .map((step) => ({ key: step.key, ...tellStep(step, speech) }));
  const has = players.map((player, seat) => {
    const coins = t('coins', { count: coinsOf(player) });
    const compasses = t('compasses', { count: player.compasses.length });
    return `- ${name(seat)}: ${t('board.has', { coins, compasses })}`;
  });
  const marks = sayMarks(match, t);
  const isEnd = isOver(game);
  return {
    data: {
      captain,
      turn: isEnd ? null : turn.seat,
      phase: isEnd ? null : turn.phase,
      hands: players.map(({ hand }) => makeHand(hand)),
      pile: pile.length,
      fees: players.map(({ fees }) => fees),
      compasses: players.map(({ compasses }) => compasses.length),
      coins: players.map(coinsOf),
      winners: isEnd ? winners(game).seats : [],
      back: match.back,
      hints: match.hints,
      steps,
    },
    lines: [
      ...steps.map(({ text, clause }) => `- ${text} [${clause}]`),
      rulingLine(...endOf(game, speech)),
      ...(isEnd ? [] : has),
      ...(marks ? [marks] : []),
    ],
  };
}

const endOf = (game: Game, speech: Speech): string[] =>
  isOver(game)
    ? explainLoot(game.players)
        .map((step) => sayStep(step, speech))
        .toReversed()
    : [sayStep({ key: 'next', clause: 'N5', seat: game.turn.seat }, speech)];
