import { rotate, WINDS, type Wind } from '../../../core/compass.ts';
import { makeRuleset } from '../notation/ruleset.ts';
import { makeHolding } from '../notation/score.ts';
import { patternOf } from '../puzzles/puzzle.ts';
import type { WheelCard, WindCard } from '../rules/cards.ts';
import type { Holding } from '../rules/score.ts';
import type { Ending } from '../tasks/ending.ts';
import { makeTask } from '../tasks/make.ts';
import type { LastTask, PlayTask, ScoreTask, Task } from '../tasks/task.ts';

/**
 * What makes a task the same puzzle again: two tasks with one pattern differ only by the names of the
 * winds, by the damage of a wind card that is not counted, or by who sits where.
 */
export function taskPattern(task: Task): string {
  switch (task.ask) {
    case 'taker':
    case 'leader':
      return `${task.ask}: ${patternOf(task.position.trick)}`;
    case 'worth':
    case 'share':
      return `${task.ask} ${task.place}: ${patternOf(task.position.trick)}`;
    case 'avoid':
    case 'take':
    case 'win-lead':
    case 'nobody':
      return playPattern(task);
    case 'damage':
    case 'points':
    case 'total':
    case 'sets':
      return scorePattern(task);
    case 'last':
      return endingPattern(task);
    default:
      return makeTask(task);
  }
}

/** The whole trick for every card of the hand, in whatever order the hand is held. */
const playPattern = ({ ask, place, choices }: PlayTask): string =>
  [`${ask} ${place}`, ...choices.map(({ position }) => patternOf(position.trick)).toSorted()].join(
    ': ',
  );

/** The least of the four texts that a turn of the compass makes of it. */
const endingPattern = ({ ask, ending }: LastTask): string =>
  [0, 1, 2, 3]
    .map((turns) => makeTask({ ask, ending: turned(ending, turns) }))
    .toSorted()[0] as string;

function turned({ hands, winds, plays, pile }: Ending, turns: number): Ending {
  const wheel = (card: WheelCard): WheelCard =>
    card.kind === 'piratess' ? card : { ...card, wind: rotate(card.wind, turns) };
  const wind = (card: WindCard): WindCard => ({ ...card, wind: rotate(card.wind, turns) });
  return {
    hands: hands.map((hand) => hand.map(wheel)),
    winds: winds.map(wind),
    plays: plays.map(wheel),
    pile: pile.map(wind),
  };
}

/** The asked seat first, the others in any order, for the least of all namings of the winds. */
function scorePattern({ ask, seat, position }: ScoreTask): string {
  const named = NAMINGS.map((names) => {
    const written = position.holdings.map((holding) => makeHolding(renamed(holding, names)));
    const others = written.toSpliced(seat, 1).toSorted();
    return [written[seat], ...others].join(' / ');
  });
  return [ask, ...makeRuleset(position), named.toSorted()[0]].join(' ');
}

type Naming = Readonly<Record<Wind, Wind>>;

/** Scores see no compass: any wind may change its name with any other. */
const NAMINGS: readonly Naming[] = orders(WINDS).map(([N, E, S, W]) => ({ N, E, S, W }) as Naming);

function orders(winds: readonly Wind[]): Wind[][] {
  if (winds.length === 0) return [[]];
  return winds.flatMap((wind) =>
    orders(winds.filter((other) => other !== wind)).map((rest) => [wind, ...rest]),
  );
}

const renamed = ({ cards, discarded }: Holding, names: Naming): Holding => ({
  cards: cards.map(({ wind, damage }) => ({ wind: names[wind], damage })),
  discarded: discarded.map((wind) => names[wind]),
});
