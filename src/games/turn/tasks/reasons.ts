import { explainLoot, type LootStep } from '../explain/loot.ts';
import { explainEvents, type MoveStep } from '../explain/move.ts';
import { explainRefusal, type RefusalStep } from '../explain/refusal.ts';
import { cardNamed } from '../notation/cards.ts';
import {
  type Answer,
  afterDiscard,
  discardMoves,
  gameAt,
  makePlan,
  NOWHERE,
  planMoves,
  plansOf,
} from '../puzzles/answers.ts';
import type { TableTask, Task } from '../puzzles/task.ts';
import { threat } from '../puzzles/threat.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { DIRECTIONS, type Direction, isDirection } from '../rules/directions.ts';
import type { Game, Seat } from '../rules/game.ts';
import { allowedLies } from '../rules/legal.ts';
import { pointsTo } from '../rules/lie.ts';
import type { Move } from '../rules/move.ts';
import { play } from '../rules/play.ts';
import { gameOf, playersOf } from '../rules/position.ts';

/** A step of the engine by which an answer is right, or what would come of it. */
export type Reason =
  | { readonly about: 'move'; readonly seat: Seat; readonly step: MoveStep }
  | { readonly about: 'refusal'; readonly step: RefusalStep }
  | { readonly about: 'loot'; readonly step: LootStep }
  | {
      readonly about: 'outlook';
      /** Whether the next player gets ready what completes the compass. */
      readonly key: 'next-can-complete' | 'next-cannot-complete';
      readonly clause: ClauseId;
      readonly seat: Seat;
    };

/** What the learner should hear after this answer. */
export function reasonsFor(task: Task, answer: Answer): Reason[] {
  if (task.ask === 'winner') {
    return explainLoot(playersOf(task.position)).map((step) => ({ about: 'loot', step }));
  }
  const { game } = gameAt(task);
  switch (task.ask) {
    case 'place':
      return placeReasons(task, game, answer);
    case 'fits': {
      const card = cardNamed(answer);
      return card === null
        ? []
        : movesTold(game, [{ kind: 'wind', card, place: target(game, card) }]);
    }
    case 'earn':
      return movesTold(gameOf(task.position.setup), task.position.moves);
    case 'order': {
      const plan = plansOf(game).find((one) => makePlan(one) === answer);
      return plan ? planReasons(game, plan) : [];
    }
    case 'guard':
    case 'bury':
      return outlookReasons(task, game, answer);
  }
}

/** What comes of these moves, up to the first that is refused. */
function movesTold(start: Game, moves: readonly Move[]): Reason[] {
  const reasons: Reason[] = [];
  let game = start;
  for (const move of moves) {
    const { seat } = game.turn;
    const next = play(game, move);
    if (!next.ok) return [...reasons, ...refused(next.error)];
    for (const step of explainEvents(next.value.events)) {
      reasons.push({ about: 'move', seat, step });
    }
    game = next.value.game;
  }
  return reasons;
}

const refused = (error: Parameters<typeof explainRefusal>[0]): Reason[] =>
  explainRefusal(error).map((step) => ({ about: 'refusal', step }));

/** [N12] [N18] Where a card points now; anywhere, if it is no wind card: the refusal says why. */
const target = (game: Game, card: string): Direction => {
  const lie = allowedLies(game.lie)[0] ?? 'upright';
  return isDirection(card) ? pointsTo(card, lie) : 'N';
};

/** Why the card goes where it goes; and if the answer was another place, why not there. */
function placeReasons(
  { card }: Extract<Task, { ask: 'place' }>,
  game: Game,
  answer: Answer,
): Reason[] {
  const place = isDirection(answer) ? answer : target(game, card);
  const tried = movesTold(game, [{ kind: 'wind', card, place }]);
  const right = DIRECTIONS.find((one) => play(game, { kind: 'wind', card, place: one }).ok);
  const fails = answer !== NOWHERE && place !== right;
  return fails && right
    ? [...tried, ...movesTold(game, [{ kind: 'wind', card, place: right }])]
    : tried;
}

/** A plan whose wind card fits nowhere is told by the refusal of that card. */
function planReasons(game: Game, plan: Parameters<typeof planMoves>[1]): Reason[] {
  const moves = planMoves(game, plan);
  if (moves.some(({ kind }) => kind === 'wind')) return movesTold(game, moves);
  const turned = plan.turnsFirst ? play(game, { kind: 'turn', lie: plan.lie }) : null;
  const before = turned?.ok ? turned.value.game : game;
  const wind: Move = { kind: 'wind', card: plan.card, place: target(before, plan.card) };
  return plan.turnsFirst ? movesTold(game, [...moves, wind]) : movesTold(game, [wind]);
}

/** [N23] What the next player can make of the discard. */
function outlookReasons(
  task: Extract<TableTask, { ask: 'guard' | 'bury' }>,
  game: Game,
  answer: Answer,
): Reason[] {
  const card = task.ask === 'bury' ? task.card : cardNamed(answer);
  const onto = task.ask === 'guard' ? task.onto : answer;
  if (card === null || !isDirection(onto)) return [];
  const [discard] = discardMoves(game, card, onto);
  const next = afterDiscard(game, card, onto);
  const { seat } = next.turn;
  const line = threat(next);
  const told = movesTold(game, discard ? [discard] : []);
  if (!line) {
    return [...told, { about: 'outlook', key: 'next-cannot-complete', clause: 'N23', seat }];
  }
  const theirs = movesTold(next, line).filter(
    (reason) => !(reason.about === 'move' && reason.step.key === 'next'),
  );
  return [...told, ...theirs, { about: 'outlook', key: 'next-can-complete', clause: 'N9', seat }];
}
