import { compareWinds, type Wind } from '../../../core/compass.ts';
import type { Token } from '../../../core/scanner.ts';
import { compareWindCards, type WindCard } from '../rules/cards.ts';
import { checkHoldings } from '../rules/position.ts';
import { type Holding, MOST_DAMAGE } from '../rules/score.ts';
import { makeWindCard, readWind, readWindCard, type Scanner } from './cards.ts';
import { makeRuleset, type Ruleset, readRuleset, rulesFor } from './ruleset.ts';

/** Collected wind cards to be scored, each seat's sorted, or their damage: `score N1 N2 N2 N3 -N / =5`. */
export interface ScorePosition extends Ruleset {
  readonly kind: 'score';
  readonly holdings: readonly Holding[];
}

const NOTHING = '.';

const DAMAGE_MARK = '=';

export function makeScore({ holdings, ...ruleset }: ScorePosition): string {
  return ['score', ...makeRuleset(ruleset), holdings.map(makeHolding).join(' / ')].join(' ');
}

/** One seat's cards, then `-N` for a triplet it discards. */
export function makeHolding(holding: Holding): string {
  if (holding.damage !== undefined) return `${DAMAGE_MARK}${holding.damage}`;
  const { cards, discarded } = sorted(holding);
  if (cards.length === 0) return NOTHING;
  return [...cards.map(makeWindCard), ...discarded.map((wind) => `-${wind}`)].join(' ');
}

const sorted = ({ cards, discarded, ...rest }: Holding): Holding => ({
  ...rest,
  cards: cards.toSorted(compareWindCards),
  discarded: discarded.toSorted(compareWinds),
});

export function readScore(scanner: Scanner): ScorePosition {
  const ruleset = readRuleset(scanner);
  const holdings: Holding[] = [];
  const places = { winds: [] as Token[], seats: [] as Token[], sets: [] as Token[] };
  do {
    places.seats.push(scanner.peek());
    holdings.push(readHolding(scanner, places));
  } while (scanner.accept('/'));
  scanner.end();
  scanner.refuse(checkHoldings(holdings, rulesFor(ruleset)), places);
  return { kind: 'score', ...ruleset, holdings: holdings.map(sorted) };
}

function readHolding(scanner: Scanner, places: { winds: Token[]; sets: Token[] }): Holding {
  if (scanner.accept(NOTHING)) return { cards: [], discarded: [] };
  if (scanner.accept(DAMAGE_MARK)) {
    return { cards: [], discarded: [], damage: readDamage(scanner) };
  }
  const cards: WindCard[] = [];
  const discarded: Wind[] = [];
  do {
    if (scanner.accept('-')) {
      places.sets.push(scanner.peek());
      discarded.push(readWind(scanner));
    } else {
      places.winds.push(scanner.peek());
      cards.push(readWindCard(scanner));
    }
  } while (!scanner.done && scanner.peek().text !== '/');
  return { cards, discarded };
}

function readDamage(scanner: Scanner): number {
  const token = scanner.take();
  const isFit = /^\d{1,2}$/.test(token.text) && Number(token.text) <= MOST_DAMAGE;
  if (!isFit) scanner.fail('bad-number', token);
  return Number(token.text);
}
