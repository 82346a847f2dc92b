import { WINDS } from '../../../../core/compass.ts';
import {
  compareWindCards,
  PIRATESSES,
  type WindCard,
  windCopies,
  windDeck,
} from '../../rules/cards.ts';
import { deal, TRICKS } from '../../rules/deal.ts';
import { startGame, startPlayer } from '../../rules/game.ts';
import { checkSeats } from '../../rules/position.ts';
import { advanceRow, currentWind, OPEN_CARDS, type Row } from '../../rules/row.ts';
import { rulesOf } from '../../rules/variants.ts';
import { checkAll, numbers, type Proof } from './proof.ts';

const HOUSE = rulesOf('house', 'basic');
const SEEDS = numbers(1, 100);
const FORECAST = { forecast: 3 };

const spelled = (cards: readonly WindCard[]): string =>
  JSON.stringify(cards.toSorted(compareWindCards));

/** All wind cards of a row, in the order in which they come. */
const inOrder = ({ open, deck }: Row): readonly WindCard[] => [...open, ...deck];

/** The rows of a round, one for each trick. */
function rowsOf(row: Row): readonly Row[] {
  return numbers(2, TRICKS).reduce<Row[]>(
    (rows) => [...rows, advanceRow(rows.at(-1) as Row)],
    [row],
  );
}

/** [S1] Whatever was dealt, all twenty wind cards are there. */
const ALL_TWENTY: Proof = {
  kind: 'sampled',
  run: () =>
    checkAll(SEEDS, (seed) => {
      const { open, deck, forecast } = deal(seed, 4, FORECAST).row;
      return spelled([...open, ...deck, ...forecast]) === spelled(windDeck());
    }),
};

export const MATERIAL_PROOFS: Readonly<Record<string, Proof>> = {
  /** [C3] The deck as each wording builds it, against the engine's. */
  C3: {
    kind: 'exhaustive',
    run: () => {
      const twiceTwiceOnce = [1, 1, 2, 2, 3];
      const english = twiceTwiceOnce.flatMap((damage) => WINDS.map((wind) => ({ wind, damage })));
      const german = WINDS.flatMap((wind) =>
        [
          [1, 2],
          [2, 2],
          [3, 1],
        ].flatMap(([damage = 0, times = 0]) =>
          Array.from({ length: times }, () => ({ wind, damage })),
        ),
      );
      return checkAll([english, german], (deck) => spelled(deck) === spelled(windDeck()));
    },
  },
  /** [C4] How many directions can there be, from the numbers alone? */
  C4: {
    kind: 'exhaustive',
    run: () =>
      checkAll(
        numbers(1, 60),
        (many) => (14 * many + PIRATESSES === 60 && 5 * many === 20) === (many === WINDS.length),
      ),
  },
  /** [C6] For how many can one deal, and score? */
  C6: {
    kind: 'exhaustive',
    run: () =>
      checkAll(
        numbers(0, 60),
        (seats) => (seats >= 2 && TRICKS * seats <= 60) === (checkSeats(seats) === null),
      ),
  },
  S1: ALL_TWENTY,
  /** [A8] [S1] With all twenty in the deck of the next round, none can have waited for it. */
  A8: ALL_TWENTY,
  /** [T5] Moved after the trick or before the next lead: the row at each lead is the same three cards. */
  T5: {
    kind: 'sampled',
    run: () =>
      checkAll(SEEDS, (seed) => {
        const { row } = deal(seed, 4, { forecast: 0 });
        const cards = inOrder(row);
        return rowsOf(row).every(
          ({ open }, trick) =>
            JSON.stringify(open) === JSON.stringify(cards.slice(trick, trick + OPEN_CARDS)),
        );
      }),
  },
  /** [R1] Nothing but the first twelve wind cards is ever played for. */
  R1: {
    kind: 'sampled',
    run: () =>
      checkAll(SEEDS, (seed) => {
        const { row } = deal(seed, 4, { forecast: 0 });
        return (
          JSON.stringify(rowsOf(row).map(currentWind)) ===
          JSON.stringify(inOrder(row).slice(0, TRICKS))
        );
      }),
  },
  /** [B1] With the forecast out, a round still finds a card for each trick, and none of the forecast. */
  B1: {
    kind: 'sampled',
    run: () =>
      checkAll(SEEDS, (seed) => {
        const { row } = deal(seed, 5, FORECAST);
        return inOrder(row).length >= TRICKS + OPEN_CARDS - 1 && row.forecast.length === 3;
      }),
  },
  /** [A18] No kind of wind card is there three times. */
  A18: {
    kind: 'exhaustive',
    run: () => checkAll([1, 2, 3], (damage) => windCopies(damage) < 3),
  },
  /** [A19] Nobody on a sinking ship, or several: they draw lots, all or those. */
  A19: {
    kind: 'exhaustive',
    run: () =>
      checkAll(numbers(0, 31), (set) => {
        const sunk = numbers(0, 4).filter((seat) => (set >> seat) & 1);
        const { by } = startPlayer(startGame(5, HOUSE), sunk);
        return (by === 'sinking-ship') === (sunk.length === 1);
      }),
  },
};
