import type { Token } from '../../../core/scanner.ts';
import type { WheelCard, WindCard } from '../rules/cards.ts';
import { MAX_SEATS, TRICKS } from '../rules/deal.ts';
import { checkSeats, checkWheelCards, checkWindCards } from '../rules/position.ts';
import { type RoundRecord, replayRound } from '../rules/round.ts';
import { makeCard, makeWindCard, readWindCard, type Scanner } from './cards.ts';
import { makeRuleset, type Ruleset, readRuleset, rulesFor } from './ruleset.ts';
import { readPlays } from './trick.ts';

/** The tricks of a round so far: `round @1 N2: N5 E10; E1: E4 P`. */
export interface RoundPosition extends Ruleset, RoundRecord {
  readonly kind: 'round';
}

export function makeRound({ leader, tricks, ...ruleset }: RoundPosition): string {
  const played = tricks
    .map(({ wind, plays }) => [`${makeWindCard(wind)}:`, ...plays.map(makeCard)].join(' '))
    .join('; ');
  return ['round', ...makeRuleset(ruleset), ...(leader === 0 ? [] : [`@${leader}`]), played].join(
    ' ',
  );
}

export function readRound(scanner: Scanner): RoundPosition {
  const ruleset = readRuleset(scanner);
  const announced = scanner.accept('@');
  const leaderToken = scanner.peek();
  const leader = announced ? readLeader(scanner) : 0;
  const tricks: { wind: WindCard; plays: WheelCard[] }[] = [];
  const winds: Token[] = [];
  const rows: Token[][] = [];
  do {
    if (tricks.length === TRICKS) scanner.fail('too-many-tricks', scanner.peek(), 'O2');
    winds.push(scanner.peek());
    const wind = readWindCard(scanner);
    scanner.colon();
    const { plays, tokens } = readPlays(scanner);
    tricks.push({ wind, plays });
    rows.push(tokens);
  } while (scanner.accept(';') && !scanner.done);
  const position: RoundPosition = { kind: 'round', ...ruleset, leader, tricks };
  checkTable(scanner, position, leaderToken, { winds, rows });
  return position;
}

function readLeader(scanner: Scanner): number {
  const token = scanner.take();
  const isSeat = /^[0-9]$/.test(token.text) && Number(token.text) < MAX_SEATS;
  if (!isSeat) scanner.fail('bad-leader', token, 'C6');
  return isSeat ? Number(token.text) : 0;
}

function checkTable(
  scanner: Scanner,
  position: RoundPosition,
  leaderToken: Token,
  { winds, rows }: { winds: readonly Token[]; rows: readonly (readonly Token[])[] },
): void {
  const { leader, tricks } = position;
  const first = rows[0] as readonly Token[];
  const seats = first.length;
  const all = tricks.flatMap((trick) => trick.plays);
  scanner.refuse(checkWindCards(tricks.map((trick) => trick.wind)), { winds });
  scanner.refuse(checkSeats(seats), { seats: first });
  const uneven = winds[tricks.findIndex((trick) => trick.plays.length !== seats)];
  if (uneven) scanner.fail('uneven-trick', uneven, 'T1');
  scanner.refuse(checkWheelCards(all), { plays: rows.flat() });
  if (leader >= seats) scanner.fail('bad-leader', leaderToken, 'C6');
  if (scanner.error) return;
  const replayed = replayRound(position, rulesFor(position));
  if (!replayed.ok) {
    const { code, clause, trick, place } = replayed.error;
    scanner.fail(code, rows[trick]?.[place] as Token, clause);
  }
}
