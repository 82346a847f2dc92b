import { err, ok, type Result } from '../../../core/result.ts';
import { partOf, type TextPart, type Token } from '../../../core/scanner.ts';
import { noTask, type StepError } from '../../../core/task-text.ts';
import { compareWindCards, type WheelCard, type WindCard } from '../rules/cards.ts';
import { openRow } from '../rules/deal.ts';
import { checkSeats, checkWheelCards, checkWindCards } from '../rules/position.ts';
import { type Round, startRound } from '../rules/round.ts';
import { type Rules, rulesOf } from '../rules/variants.ts';
import { makeCard, makeHand, makeWindCard, readCard, readWindCard, Scanner } from './cards.ts';

export interface Ending {
  readonly hands: readonly (readonly WheelCard[])[];
  readonly winds: readonly WindCard[];
  readonly plays: readonly WheelCard[];
  readonly pile: readonly WindCard[];
}

export const seatToPlay = ({ plays }: Ending): number => plays.length;

/** How many tricks can be thought through to the end, by number of players from two on. */
const MOST_TRICKS: readonly number[] = [5, 4, 4, 3];

/**
 * Reads `ending N2 S3: N10 P / E4 W2 / E3 S9 W6 > N1 N5 + S1 S2`: the winds, the hands, behind `>` what
 * lies in this trick and behind `+` what the learner has taken before.
 */
export function readEnding(text: string | TextPart): Result<Ending, StepError> {
  const part = typeof text === 'string' ? partOf(text) : text;
  const scanner = new Scanner(part);
  if (!scanner.accept('ending')) return noTask(part);
  const places = { winds: [] as Token[], plays: [] as Token[], seats: [] as Token[] };
  const winds = listOf(scanner, places.winds, readWindCard);
  scanner.colon();
  const hands: WheelCard[][] = [];
  do {
    places.seats.push(scanner.peek());
    hands.push(listOf(scanner, places.plays, readCard));
  } while (scanner.accept('/'));
  const plays = scanner.accept('>') ? listOf(scanner, places.plays, readCard) : [];
  const pile = scanner.accept('+') ? listOf(scanner, places.winds, readWindCard) : [];
  scanner.end();
  scanner.refuse(checkWindCards([...winds, ...pile]), places);
  scanner.refuse(checkSeats(hands.length), places);
  scanner.refuse(checkWheelCards([...hands.flat(), ...plays]), places);
  if (scanner.error) return err(scanner.error);
  const ending = { hands, winds, plays, pile };
  return fits(ending) ? ok(ending) : noTask(part);
}

export const makeEnding = ({ hands, winds, plays, pile }: Ending): string =>
  [
    `ending ${winds.map(makeWindCard).join(' ')}: ${hands.map(makeHand).join(' / ')}`,
    ...(plays.length > 0 ? ['>', ...plays.map(makeCard)] : []),
    ...(pile.length > 0 ? ['+', ...pile.toSorted(compareWindCards).map(makeWindCard)] : []),
  ].join(' ');

const MARKS = [':', '/', '>', '+'];

function listOf<T>(scanner: Scanner, tokens: Token[], read: (scanner: Scanner) => T): T[] {
  const items: T[] = [];
  while (!scanner.done && !scanner.error && !MARKS.includes(scanner.peek().text)) {
    tokens.push(scanner.peek());
    items.push(read(scanner));
  }
  return items;
}

function fits(ending: Ending): boolean {
  const { hands, winds, plays } = ending;
  const most = MOST_TRICKS[hands.length - 2] ?? 0;
  const isWhole = hands.every(
    (hand, seat) => hand.length === winds.length - Number(seat < plays.length),
  );
  return winds.length > 0 && winds.length <= most && plays.length < hands.length && isWhole;
}

export function roundOf(ending: Ending, rules: Rules = rulesOf('house', 'basic')): Round {
  const { hands, winds, plays, pile } = ending;
  const round = startRound({ hands, row: openRow(winds, 0) }, 0, rules);
  return { ...round, plays, collected: round.collected.with(seatToPlay(ending), pile) };
}
