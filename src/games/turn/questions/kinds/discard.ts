import { type Random, shuffled } from '../../../../core/random.ts';
import { checked } from '../../../../core/result.ts';
import { noTask, plainText } from '../../../../core/task-text.ts';
import { explainMoves, type RulingStep } from '../../explain/move.ts';
import { sayCard } from '../../explain/say.ts';
import { cardNamed, makeCard } from '../../notation/cards.ts';
import { makePosition, type TablePosition } from '../../notation/position.ts';
import { type Card, isWindCard, whiteDeck } from '../../rules/deal.ts';
import {
  DIRECTIONS,
  type Direction,
  isDirection,
  opposite,
  perDirection,
  pointsTo,
} from '../../rules/directions.ts';
import { openPlaces } from '../../rules/field.ts';
import type { Game, Move, Seat } from '../../rules/game.ts';
import { legalMoves, play } from '../../rules/play.ts';
import {
  type AskedAtTable,
  aboutCard,
  askedNow,
  askedOn,
  draftSetup,
  draftTable,
  gameAt,
  handOf,
  inPosition,
  judgedBy,
  type Kind,
  type OfCard,
  sayCardAnswer,
  tableBurden,
  tableClauses,
} from '../table.ts';

const after = (game: Game, move: Move): Game => checked(play(game, move)).game;

const isWind = ({ kind }: Move): boolean => kind === 'wind';

/** The moves with which this player would complete the compass if it were their turn now; null if none do. */
function completion(game: Game, seat: Seat): Move[] | null {
  if (openPlaces(game.field).length !== 1) return null;
  const turn = { ...game.turn, seat, phase: 'play', turned: false, winds: 0, completed: false };
  const start: Game = { ...game, turn: turn as Game['turn'], idleTurns: 0 };
  const moves = legalMoves(start);
  const wind = moves.find(isWind);
  if (wind) return [wind];
  for (const turning of moves.filter(({ kind }) => kind === 'turn')) {
    const then = legalMoves(after(start, turning)).find(isWind);
    if (then) return [turning, then];
  }
  return null;
}

/**
 * [N10] [N23] A whole turn of the acting player after which this player holds what completes the compass,
 * or in which it is completed; null if none leads there.
 */
function threat(game: Game): Move[] | null {
  const { seat } = game.turn;
  const captured = compassesOf(game, seat);
  const seen = new Set<string>();
  return search(game, []);

  function search(now: Game, moves: readonly Move[]): Move[] | null {
    if (compassesOf(now, seat) > captured) return [...moves];
    if (now.turn.seat !== seat) return completion(now, seat) && [...moves];
    const key = JSON.stringify([
      now.players[seat]?.hand,
      now.lie,
      now.turn,
      now.discards,
      now.field,
    ]);
    if (seen.has(key)) return null;
    seen.add(key);
    for (const move of legalMoves(now).filter(isWorthTrying(now))) {
      const found = search(after(now, move), [...moves, move]);
      if (found) return found;
    }
    return null;
  }
}

/** On an empty pile a discard covers nothing, so it need not be tried beside another one. */
function isWorthTrying({ discards }: Game): (move: Move) => boolean {
  const empty = DIRECTIONS.find((pile) => discards[pile].length === 0);
  return (move) => move.kind !== 'discard' || empty === undefined || move.onto === empty;
}

const compassesOf = ({ players }: Game, seat: Seat): number => players[seat]?.compasses.length ?? 0;

/** [N10] The turn goes on with this discard, and drawing from the white pile until the next player is to move. */
function afterDiscard(game: Game, card: Card, onto: Direction): Game {
  let now = after(game, { kind: 'discard', card, onto });
  while (now.turn.seat === game.turn.seat) {
    const drawn = play(now, { kind: 'draw', from: 'pile' });
    if (!drawn.ok) return now;
    now = drawn.value.game;
  }
  return now;
}

const isSafe = (game: Game, card: Card, onto: Direction): boolean =>
  threat(afterDiscard(game, card, onto)) === null;

function outlookReasons(game: Game, card: Card, onto: Direction): RulingStep[] {
  const next = afterDiscard(game, card, onto);
  const { seat } = next.turn;
  const line = threat(next);
  const moves = explainMoves(game, [{ kind: 'discard', card, onto }]);
  if (!line) return [...moves, { key: 'next-cannot-complete', clause: 'N23', seat }];
  const theirs = explainMoves(next, line).filter(({ key }) => key !== 'next');
  return [...moves, ...theirs, { key: 'next-can-complete', clause: 'N9', seat }];
}

interface DiscardDeal {
  /** What completes the compass, and what points away from the open place. */
  readonly needed: Direction;
  readonly played: Direction;
  readonly useless: readonly Card[];
  readonly piles: readonly Direction[];
}

interface DiscardTable {
  readonly hands: readonly (readonly Card[])[];
  readonly pile: readonly Card[];
  readonly tops?: Readonly<Partial<Record<Direction, readonly Card[]>>>;
}

/** All but one wind card lie, and the white pile is used up before the next player, who has only the discard piles. */
function draftDiscard(
  random: Random,
  lay: (deal: DiscardDeal) => DiscardTable,
): TablePosition | null {
  const base = draftSetup(random, 6);
  const open = DIRECTIONS.filter((place) => base.places[place] !== 'wind');
  const [laid, last] = shuffled(open, random) as [Direction, Direction];
  const lie = base.lie ?? 'upright';
  const needed = pointsTo(last, lie);
  const played = pointsTo(laid, lie);
  const useless = shuffled(
    whiteDeck().filter((card) => isWindCard(card) && card !== needed && card !== opposite(needed)),
    random,
  );
  const piles = shuffled(DIRECTIONS, random);
  const { hands, pile, tops = {} } = lay({ needed, played, useless, piles });
  return draftTable({ ...base, hands, pile, discards: perDirection((at) => tops[at] ?? []) }, [
    { kind: 'wind', card: played, place: laid },
  ]);
}

/** Onto which pile to throw this card, so that the next player can’t get a compass ready: `bury B in table …` */
type BuryQuestion = OfCard<'bury'>;

export const bury: Kind<BuryQuestion> = {
  asks: ['bury'],
  level: 6,
  hasDetails: true,
  ...aboutCard(),
  ...judgedBy(({ card }, game) => {
    const piles = DIRECTIONS.filter((pile) => game.discards[pile].length > 0);
    return { offered: piles, right: piles.filter((pile) => isSafe(game, card, pile)) };
  }),
  reasons: (question, answer) =>
    isDirection(answer) ? outlookReasons(gameAt(question).game, question.card, answer) : [],
  clauses: (question) => ['N10', 'N23', 'N27', ...tableClauses(question)],
  burden: (question) => 4 + tableBurden(question),
  scene: askedOn('piles'),
  say: ({ card }, { t, name }) => t('ask.bury', { card: sayCard(card, t), next: name(1) }),
  sayAnswer: (_, answer, { t }) => sayCard(answer as Direction, t),
  draft(ask, random) {
    const position = draftDiscard(random, ({ needed, played, useless, piles }) => {
      const [a, b, c, d, e, f, g] = useless as [Card, Card, Card, Card, Card, Card, Card];
      const [first, second, third] = piles as [Direction, Direction, Direction];
      return {
        hands: [
          [played, 'blank', d, e],
          [a, b, c, e],
        ],
        pile: [g, f],
        tops: { [first]: [needed], [second]: [f], [third]: [opposite(needed)] },
      };
    });
    return position && { ask, card: 'blank', position };
  },
};

/** Which card to throw onto this pile, so that the next player can’t get a compass ready: `guard S in table …` */
interface GuardQuestion extends AskedAtTable<'guard'> {
  readonly onto: Direction;
}

export const guard: Kind<GuardQuestion> = {
  asks: ['guard'],
  level: 5,
  hasDetails: true,
  parse: (ask, text) =>
    inPosition('table', text.position, (position) => {
      const onto = plainText(text.details);
      if (!isDirection(onto)) return noTask(text.details);
      const question = { ask, onto, position };
      return askedNow(question, text, handOf(gameAt(question).game)[0]);
    }),
  make: ({ onto, position }) => ({ details: onto, position: makePosition(position) }),
  ...judgedBy(({ onto }, game) => ({
    offered: handOf(game).map(makeCard),
    right: handOf(game)
      .filter((card) => isSafe(game, card, onto))
      .map(makeCard),
  })),
  reasons(question, answer) {
    const card = cardNamed(answer);
    return card === null ? [] : outlookReasons(gameAt(question).game, card, question.onto);
  },
  clauses: (question) => ['N6', 'N10', 'N23', ...tableClauses(question)],
  burden: (question) => 4 + tableBurden(question),
  scene: askedOn('hand'),
  say: ({ onto }, { t, name }) => t('ask.guard', { pile: t(`pile.${onto}`), next: name(1) }),
  sayAnswer: (_, answer, speech) => sayCardAnswer(answer, speech),
  draft(ask, random) {
    let onto: Direction = 'N';
    const position = draftDiscard(random, ({ needed, played, useless, piles }) => {
      const [a, b, c, d, , f, g] = useless as [Card, Card, Card, Card, Card, Card, Card];
      // A Turn card and the card that points away are dangerous together.
      const [held, danger]: readonly [Card, Card] =
        random(2) === 0 ? ['turn', opposite(needed)] : [opposite(needed), 'turn'];
      onto = piles[0] ?? 'N';
      return {
        hands: [
          [played, needed, danger, d],
          [a, b, c, held],
        ],
        pile: [g, f],
      };
    });
    return position && { ask, onto, position };
  },
};
