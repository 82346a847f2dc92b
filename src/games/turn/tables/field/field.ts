import type { ReasonText } from '../../../../kit/question/view.ts';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { makeCard } from '../../notation/cards.ts';
import type { TablePart } from '../../questions/kind.ts';
import { type Card, isWindCard } from '../../rules/cards.ts';
import { DIRECTIONS, type Direction } from '../../rules/directions.ts';
import { isFilled } from '../../rules/field.ts';
import type { Game } from '../../rules/game.ts';

/** A card as it is shown and called. */
export interface CardView {
  /** As the notation writes it: `NE`, `T`, `B`. */
  readonly code: string;
  readonly label: string;
  /** The letters on the card, in the reader's language; empty for a Turn card and the blank one. */
  readonly letter: string;
}

export interface PlaceView {
  readonly direction: Direction;
  readonly letter: string;
  readonly kind: 'wind' | 'black' | 'empty';
  /** What the black card pays; null while it lies face down. */
  readonly fee: number | null;
  readonly label: string;
}

export interface PileView {
  readonly direction: Direction;
  readonly letter: string;
  readonly top: CardView | null;
  readonly count: number;
  readonly label: string;
}

export interface HandView {
  readonly name: string;
  readonly cards: readonly CardView[];
}

/** Something that lies on the table, and where. */
export interface TableSpot {
  /** `rest` is what lies nowhere, and can be chosen all the same. */
  readonly part: TablePart | 'rest';
  /** As the notation writes it: a direction, `@` for the white pile, a card. */
  readonly code: string;
  /** What lies there, in words. */
  readonly label: string;
  /** Whose hand it is, and which of its cards. */
  readonly seat?: number;
  readonly index?: number;
}

/** A table with everything that is to be seen of it, in the reader's words. */
export interface TableView {
  readonly fieldLabel: string;
  /** Clockwise from north. */
  readonly places: readonly PlaceView[];
  /** How wind cards lie now: `up`, `down`, or not decided yet. */
  readonly lie: 'up' | 'down' | 'open';
  readonly lieLabel: string;
  readonly hasTurnCard: boolean;
  /** How many black cards the pile in the centre has; empty where there is none or it does not matter. */
  readonly blackLabel: string;
  readonly hands: readonly HandView[];
  /** Clockwise from north; none where piles do not matter. */
  readonly piles: readonly PileView[];
  readonly pilesLabel: string;
  readonly pileLabel: string;
  readonly pileCount: number;
}

/** A table at which somebody plays. */
export interface PlayView {
  readonly table: TableView;
  /** `tried`: no more is known of the table, so nothing more can be done there. */
  readonly phase: 'play' | 'draw' | 'over' | 'tried';
  readonly isOver: boolean;
  readonly hasWon: boolean;
  /** Whom the phone is to be given to, by name, before a hand is seen; null where it need not. */
  readonly give: string | null;
  /** Whose turn it is. */
  readonly seat: number;
  /** Which of the hands is played now. */
  readonly acting: number;
  readonly ask: string;
  /** What has happened since the learner’s last move. */
  readonly log: readonly ReasonText[];
  /** What everybody has, and whether they are Captain; none where nobody has earned anything at a table. */
  readonly players: readonly {
    readonly name: string;
    readonly has: string;
    readonly office: string;
  }[];
  /** Whether a move can be taken back. */
  readonly hasMoved: boolean;
  /** With how much help it was played; empty without. */
  readonly marks: string;
}

/** What of a table is shown. */
interface ShownParts {
  /** Whether black cards are turned over so that their fees are seen. */
  readonly fees: boolean;
  readonly piles: boolean;
  readonly hands: readonly HandView[];
}

/** What is seen of a table, in words. */
export function viewTable(game: Game, { fees, piles, hands }: ShownParts, t: Translate): TableView {
  const { lie, turnCards } = game;
  const blackCount = game.black.pile.length;
  const lieLabel = t(`board.lie.${lie ?? 'open'}`);
  return {
    fieldLabel: t('board.field'),
    places: DIRECTIONS.map((direction) => viewPlace(game, direction, fees, t)),
    lie: lie === null ? 'open' : lie === 'upright' ? 'up' : 'down',
    lieLabel:
      lie && turnCards.length > 0
        ? t('board.lie.turned', { lie: lieLabel, count: turnCards.length })
        : lieLabel,
    hasTurnCard: turnCards.length > 0,
    blackLabel: blackCount > 0 ? t('board.black', { count: blackCount }) : '',
    hands,
    piles: piles ? DIRECTIONS.map((direction) => viewPile(game, direction, t)) : [],
    pilesLabel: piles ? t('board.piles') : '',
    pileLabel: t('board.pile', { count: game.pile.length }),
    pileCount: game.pile.length,
  };
}

export const viewCard = (card: Card, t: Translate): CardView => ({
  code: makeCard(card),
  label: sayCard(card, t),
  letter: isWindCard(card) ? t(`letter.${card}`) : '',
});

function viewPlace({ field }: Game, direction: Direction, fees: boolean, t: Translate): PlaceView {
  const place = field[direction];
  const kind = isFilled(place) ? 'wind' : place.fee === null ? 'empty' : 'black';
  const fee = fees && kind === 'black' ? place.fee : null;
  const key = fee === null ? kind : 'fee';
  const label = t(`board.place.${key}`, { place: t(`direction.${direction}`), count: fee ?? 0 });
  return { direction, letter: t(`letter.${direction}`), kind, fee, label };
}

function viewPile({ discards }: Game, direction: Direction, t: Translate): PileView {
  const cards = discards[direction];
  const top = cards.at(-1);
  const shown = top === undefined ? null : viewCard(top, t);
  const label = shown
    ? t('board.discards', {
        place: t(`direction.${direction}`),
        card: shown.label,
        count: cards.length,
      })
    : t('board.no-discards', { place: t(`direction.${direction}`) });
  return { direction, letter: t(`letter.${direction}`), top: shown, count: cards.length, label };
}
