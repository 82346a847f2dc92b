import { anyOf, type Random, shuffled } from '../../../core/random.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { TextPart } from '../../../core/scanner.ts';
import { noTask, type StepError, type TaskText } from '../../../core/task-text.ts';
import { writeNumber } from '../../../core/words.ts';
import {
  type Answer,
  type Answers,
  type AnyQuestion,
  type GameTerms,
  positionsOf,
  type QuestionKind,
} from '../../../kit/question/question.ts';
import { explainAdvantage, explainHit, type RulingStep } from '../explain/phase.ts';
import type { Asked, Speech } from '../explain/say.ts';
import { readWord, Scanner } from '../notation/cards.ts';
import {
  makePosition,
  type Position,
  parsePosition,
  type TablePosition,
} from '../notation/position.ts';
import {
  type Card,
  compareCards,
  fullDeck,
  isShot,
  KINDS,
  SHOTS,
  without,
} from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { HAND } from '../rules/game.ts';
import { legalChoices } from '../rules/legal.ts';
import type { Table } from '../rules/position.ts';
import { HOUSE, type Reading } from '../rules/readings.ts';
import { mayFire, windsOf } from '../rules/sail.ts';
import { both, type Pair, type Seat } from '../rules/seats.ts';
import { FULL, type Ship, STATS } from '../rules/ship.ts';
import { type MisreadingId, misreadSight, rightSight, type Sight } from './misreadings.ts';

export type Scene = Exclude<Position, { kind: 'game' }>;

export interface ShipsTerms extends GameTerms {
  readonly reason: RulingStep;
  readonly speech: Speech;
  readonly scene: Scene;
}

export interface Kind<Q extends AnyQuestion> extends QuestionKind<Q, ShipsTerms> {
  answers(question: Q, reading?: Partial<Reading>): Answers;
  seemsRight?(question: Q, misreading: MisreadingId): readonly Answer[];
  clauses(question: Q): readonly ClauseId[];
}

/** No kind of shot, no number of winds. */
export const NONE = 'none';

export const { inPosition, aboutPosition } = positionsOf<Position>(parsePosition, makePosition);

/** The words of what there is to choose from, each some cards or a full stop; two at least. */
export function readChoices<Q>(
  details: TextPart,
  make: (choices: readonly (readonly Card[])[]) => Result<Q, StepError>,
): Result<Q, StepError> {
  const scanner = new Scanner(details);
  const choices: (readonly Card[])[] = [];
  while (!scanner.done && !scanner.error) choices.push(readWord(scanner).cards);
  if (scanner.error) return err(scanner.error);
  return choices.length > 1 ? make(choices) : noTask(details);
}

interface Seen<Q> {
  readonly effort: number;
  readonly offered: (question: Q) => readonly Answer[];
  /** Every right answer to somebody who sees the rules so. */
  readonly solve: (question: Q, sight: Sight) => readonly Answer[];
}

/** Answers by what somebody sees of the rules: rightly, or with a misreading. */
export const seen = <Q extends AnyQuestion & { readonly position: Scene }>({
  effort,
  offered,
  solve,
}: Seen<Q>) => ({
  answers: (question: Q, reading: Partial<Reading> = {}): Answers => ({
    offered: offered(question),
    right: solve(question, rightSight({ ...HOUSE, ...reading })),
  }),
  seemsRight: (question: Q, misreading: MisreadingId): readonly Answer[] =>
    solve(question, misreadSight(misreading, HOUSE)),
  scene: ({ position }: Q): Scene => position,
  say: ({ ask }: Q, { t }: Speech): string => t(`task.ask.${ask as Asked}`),
  /** Many kinds of cards to sort, and an answer that nothing is of use. */
  burden(question: Q): number {
    const [right] = solve(question, rightSight(HOUSE));
    const kinds = KINDS.filter((kind) => cardsOf(question.position).includes(kind)).length;
    const isNothing = right === NONE || right === 'draw';
    return effort + Number(kinds > 3) + Number(kinds > 5) + Number(isNothing);
  },
});

function cardsOf(position: Scene): readonly string[] {
  switch (position.kind) {
    case 'hand':
      return position.cards;
    case 'winds':
      return position.winds.flat();
    case 'table':
      return position.hands.flat();
  }
}

export const numbers = (most: number): Answer[] =>
  Array.from({ length: most + 1 }, (_, number) => String(number));

type Own = { readonly ask: Asked };

export const sayOwn = ({ ask }: Own, answer: Answer, { t }: Speech): string =>
  t(`task.${ask}.${answer}`);

export const sayNumber = (question: Own, answer: Answer, speech: Speech): string =>
  answer === NONE ? sayOwn(question, answer, speech) : writeNumber(Number(answer));

export interface AtTable<Ask extends string = string> {
  readonly ask: Ask;
  readonly position: TablePosition;
}

const DRAFTS = { sail: anySail, fire: anyFire } as const;

/** Questions about a table in this phase, worth practising where a misreading goes wrong. */
export const aboutPhase = (phase: keyof typeof DRAFTS) => ({
  parse: <A extends string>(ask: A, text: TaskText) =>
    inPosition('table', text.position, (table) =>
      table.phase === phase
        ? ok({ ask, position: { ...table, choices: null } })
        : err<StepError>({ code: 'other-phase' }),
    ),
  make: ({ position }: AtTable) => ({ position: makePosition(position) }),
  draft: <A extends string>(ask: A, random: Random) => ({ ask, position: DRAFTS[phase](random) }),
  needsTrap: true,
});

export function hits(key: 'would' | 'threat', table: Table, seat: Seat): RulingStep[][] {
  return SHOTS.map((shot) => {
    const cards = table.hands[seat].filter((card) => card === shot);
    return explainHit(key, table, seat, cards, HOUSE);
  }).filter((steps) => steps.length > 0);
}

/** Whether the first ship may fire and what each shot would do, and then what follows of that. */
export function attackReasons(table: Table, conclusion: () => readonly RulingStep[]): RulingStep[] {
  const advantage = explainAdvantage(table.winds, HOUSE);
  if (!mayFire(table.winds, HOUSE)[0]) {
    return [...advantage, { key: 'may-not-fire', clause: 'W11', seat: 0 }];
  }
  if (!table.hands[0].some(isShot)) return [...advantage, { key: 'no-shot', clause: 'W12' }];
  return [...advantage, ...hits('would', table, 0).flat(), ...conclusion()];
}

export function anyHands(random: Random): Pair<Card[]> {
  const cards = shuffled(fullDeck(), random);
  return [cards.slice(0, HAND).sort(compareCards), cards.slice(HAND, 2 * HAND).sort(compareCards)];
}

export const anyShow = (hand: readonly Card[], random: Random): Card[] =>
  anyOf(legalChoices({ phase: 'sail', hand, mayFire: false, canSail: true, rules: HOUSE }), random);

/** The largest attack is the likeliest. */
export function anyAttack(hand: readonly Card[], mayFire: boolean, random: Random): Card[] {
  const attacks = legalChoices({ phase: 'fire', hand, mayFire, canSail: true, rules: HOUSE });
  const [a, b] = [anyOf(attacks, random), anyOf(attacks, random)];
  return a.length > b.length ? a : b;
}

/** Low values are the likeliest: at full strength little is at stake. */
function anyShip(random: Random): Ship {
  const stat = () => 1 + Math.min(random(FULL), random(FULL));
  const [hull = 0, rigging = 0, crew = 0] = STATS.map(stat);
  return { hull, rigging, crew };
}

function anySail(random: Random): TablePosition {
  const hands = anyHands(random);
  const ships: Pair<Ship> = [anyShip(random), anyShip(random)];
  return { kind: 'table', phase: 'sail', ships, hands, winds: [[], []], choices: null };
}

export function anyFire(random: Random): TablePosition {
  const hands = anyHands(random);
  const shows = both((seat) => anyShow(hands[seat], random));
  return {
    kind: 'table',
    phase: 'fire',
    ships: both(() => anyShip(random)),
    hands: both((seat) => without(hands[seat], shows[seat])),
    winds: both((seat) => windsOf(shows[seat])),
    choices: null,
  };
}
