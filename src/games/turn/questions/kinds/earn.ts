import { anyOf, type Random, shuffled } from '../../../../core/random.ts';
import { writeNumber } from '../../../../core/words.ts';
import type { Answer, Answers } from '../../../../kit/question/question.ts';
import { explainMoves } from '../../explain/move.ts';
import type { TablePosition } from '../../notation/position.ts';
import { blackDeck, type Card, type Fee, isWindCard } from '../../rules/deal.ts';
import {
  DIRECTIONS,
  type Direction,
  LIES,
  perDirection,
  pointsTo,
} from '../../rules/directions.ts';
import { COMPASS_COINS, type Move } from '../../rules/game.ts';
import type { GameEvent } from '../../rules/play.ts';
import { gameOf } from '../../rules/position.ts';
import type { MisreadingId } from '../misreadings.ts';
import {
  type AskedAtTable,
  aboutPosition,
  draftSetup,
  draftTable,
  draw,
  gameAt,
  type Kind,
  sayPlayed,
  tableBurden,
  tableClauses,
} from '../table.ts';

/** How many coins the moves have earned: `earn in table …; E:E` */
type EarnQuestion = AskedAtTable<'earn'>;

export const earn: Kind<EarnQuestion> = {
  asks: ['earn'],
  level: 3,
  ...aboutPosition('table'),
  answers,
  seemsRight,
  reasons: ({ position }) => explainMoves(gameOf(position.setup), position.moves),
  clauses: (question) => ['N8', 'N10', ...tableClauses(question)],
  burden: (question) => 1 + tableBurden(question),
  // What the turn earns is asked of the table before it.
  scene: ({ position }) => ({ ...position, at: 'start' }),
  say: ({ position }, speech) => `${sayPlayed(position, speech)} ${speech.t('ask.earn')}`,
  sayAnswer: (_, answer) => writeNumber(Number(answer)),
  draft: (_, random) => draft(random),
  redraw: ({ position }, random) => redraw(position, random),
};

const paid = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => sum + ('coins' in event ? event.coins : 0), 0);

const MOST_SUMS = 5;

/** The right sum among those of people who leave something out, take another fee, or count a compass too many. */
function answers(question: EarnQuestion): Answers {
  const { events } = gameAt(question);
  const coins = events.flatMap((event) => ('coins' in event ? [event.coins] : []));
  const sum = paid(events);
  const compass = coins.includes(COMPASS_COINS) ? COMPASS_COINS : 0;
  const near = [
    sum,
    ...coins.map((part) => sum - part),
    printedFees(question) + compass,
    0,
    ...openFees(question).map((fee) => fee + compass),
    sum + COMPASS_COINS,
  ];
  const offered = [...new Set(near)].slice(0, MOST_SUMS);
  return { offered: offered.sort((a, b) => a - b).map(String), right: [String(sum)] };
}

/** What the black cards pay that can be taken from the field. */
const openFees = ({ position }: EarnQuestion): number[] =>
  DIRECTIONS.flatMap((place) => position.setup.places[place] ?? []).filter(
    (fee) => typeof fee === 'number',
  );

const printedFees = ({ position }: EarnQuestion): number =>
  position.moves.reduce((sum, move) => {
    const fee =
      move.kind === 'wind' && isWindCard(move.card) ? position.setup.places[move.card] : null;
    return sum + (typeof fee === 'number' ? fee : 0);
  }, 0);

function seemsRight(question: EarnQuestion, misreading: MisreadingId): Answer[] {
  const { events } = gameAt(question);
  const sum = paid(events);
  const compass = events.some(({ event }) => event === 'compass') ? COMPASS_COINS : 0;
  const fees = events.flatMap((event) => (event.event === 'fee' ? [event.coins] : []));
  switch (misreading) {
    case 'ignores-turn':
      return [String(printedFees(question) + compass)];
    case 'forgets-compass':
      return [String(sum - compass)];
    case 'forgets-last-fee':
      return compass > 0 ? [String(sum - (fees.at(-1) ?? 0))] : [];
    default:
      return [];
  }
}

/** A wind card is laid, perhaps after a Turn card, and often the compass is complete. */
function draft(random: Random): EarnQuestion | null {
  const setup = draftSetup(random, random(2) === 0 ? 7 : 4 + random(3));
  const turns = random(2) === 0 ? [anyOf(LIES, random)] : [];
  const lie = turns[0] ?? setup.lie ?? 'upright';
  const place = anyOf(
    DIRECTIONS.filter((open) => setup.places[open] !== 'wind'),
    random,
  );
  const card = pointsTo(place, lie);
  const hand: Card[] = [card, ...turns.map(() => 'turn' as const), ...draw(random, 4)];
  const position = draftTable({ ...setup, hands: [hand.slice(0, 4)] }, [
    ...turns.map((way): Move => ({ kind: 'turn', lie: way })),
    { kind: 'wind', card, place },
  ]);
  return position && { ask: 'earn', position };
}

function redraw({ setup, moves }: TablePosition, random: Random): EarnQuestion | null {
  const steps = random(DIRECTIONS.length);
  const turned = (direction: Direction): Direction =>
    DIRECTIONS[(DIRECTIONS.indexOf(direction) + steps) % DIRECTIONS.length] as Direction;
  const fees = shuffled(blackDeck(), random);
  const another = (fee: Fee): Fee => fees.pop() ?? fee;
  const turnedCard = (card: Card): Card => (isWindCard(card) ? turned(card) : card);
  const before = Object.fromEntries(
    DIRECTIONS.map((place) => [turned(place), setup.places[place]]),
  );
  const position = draftTable(
    {
      ...setup,
      places: perDirection((place) => {
        const fee = before[place] ?? null;
        return typeof fee === 'number' ? another(fee) : fee;
      }),
      hands: setup.hands.map((hand) => hand.map(turnedCard)),
      black: setup.black.map(another),
    },
    moves.map((move) =>
      move.kind === 'wind'
        ? { ...move, card: turnedCard(move.card), place: turned(move.place) }
        : move,
    ),
  );
  return position && { ask: 'earn', position };
}
