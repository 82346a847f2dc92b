import type { Catalogue, Translate } from '../../../core/words.ts';
import type { ToldReason } from '../../../widgets/told.ts';
import { explainEnd, explainFire } from '../explain/fire.ts';
import { explainReload, explainRetire } from '../explain/phase.ts';
import { explainSail } from '../explain/sail.ts';
import { sayError } from '../explain/say.ts';
import type { Step } from '../explain/step.ts';
import { parsePosition } from '../notation/position.ts';
import { type Choices, checkMove, play } from '../rules/game.ts';
import { gameAt, type Table } from '../rules/position.ts';
import { HOUSE } from '../rules/readings.ts';
import { windsOf } from '../rules/sail.ts';
import { both, type Pair, SEATS } from '../rules/seats.ts';
import { NEW_SHIP } from '../rules/ship.ts';
import { sideName, tellSteps } from './tell-scene.ts';
import { lateTranslate } from './words.ts';

/** The places of the cards that each has chosen from the hand. */
export type Picks = Pair<readonly number[]>;

/** What comes of what both have chosen, or why they may not. */
export interface ToldTry {
  readonly refusals: readonly ToldReason[];
  readonly steps: readonly ToldReason[];
}

/** The table that a text is tried at, and what is chosen there at first. */
export interface Trial {
  readonly table: Table;
  readonly picks: Picks;
}

/** A hand is tried in the sail phase, and winds shown are hands of which all is chosen. */
export function readTrial(source: string): Trial {
  const parsed = parsePosition(source);
  if (!parsed.ok || parsed.value.kind === 'game') throw new Error(`“${source}” is no table`);
  const position = parsed.value;
  if (position.kind === 'table') {
    const { choices, hands } = position;
    const picks = both((seat) => (choices ? placesOf(choices[seat], hands[seat]) : []));
    return { table: position, picks };
  }
  const hands: Choices = position.kind === 'winds' ? position.winds : [position.cards, []];
  const table: Table = {
    phase: 'sail',
    ships: [NEW_SHIP, NEW_SHIP],
    hands,
    winds: [[], []],
  };
  const picks = both((seat) => (position.kind === 'winds' ? [...hands[seat].keys()] : []));
  return { table, picks };
}

/** Where these cards stand in a hand, each card once. */
function placesOf(cards: Choices[0], hand: Choices[0]): number[] {
  const places: number[] = [];
  for (const card of cards) {
    places.push(hand.findIndex((held, index) => held === card && !places.includes(index)));
  }
  return places;
}

/** Judges what both have chosen. */
export function tellTry({ table, picks }: Trial, t: Translate, lang: string): ToldTry {
  const choices = both((seat) => picks[seat].flatMap((index) => table.hands[seat][index] ?? []));
  const game = gameAt(table, HOUSE);
  const refusals = SEATS.flatMap((seat): ToldReason[] => {
    const checked = checkMove(game, seat, choices[seat]);
    if (checked.ok) return [];
    const { code, clause } = checked.error;
    const text = t('try.refused', { side: sideName(seat, t), why: sayError({ code }, t) });
    return [{ text, clause, ours: false }];
  });
  if (refusals.length > 0) return { refusals, steps: [] };
  return { refusals, steps: tellSteps(stepsOf(table, choices), t, lang) };
}

function stepsOf(table: Table, choices: Choices): Step[] {
  switch (table.phase) {
    case 'reload':
      return explainReload(choices);
    case 'sail':
      return explainSail(
        both((seat) => windsOf(choices[seat])),
        HOUSE,
      );
    case 'fire': {
      const next = play(gameAt(table, HOUSE), choices);
      const end = next.ok ? explainEnd(next.value.ships, HOUSE) : [];
      return [...explainFire(table, choices, HOUSE), ...end];
    }
    case 'retire':
      return explainRetire(choices);
  }
}

/** All that a table needs once it is tried at; it is loaded then, and not before. */
export async function createTryDesk(source: string, words: Catalogue, lang: string) {
  const t = await lateTranslate(words, lang);
  const { table } = readTrial(source);
  return { tell: (picks: Picks): ToldTry => tellTry({ table, picks }, t, lang) };
}
