import { compareWinds, type Wind } from '../../../core/compass.ts';
import { type Marks, makeMarks, readMarks } from '../../../core/marks.ts';
import { makePeople, readPeople } from '../../../core/people.ts';
import { HIGHEST_SEED } from '../../../core/random.ts';
import type { Token } from '../../../core/scanner.ts';
import type { WheelCard } from '../rules/cards.ts';
import { MAX_SEATS, MIN_SEATS, TRICKS } from '../rules/deal.ts';
import { type DealtGame, type DealtRound, ownSets, roundOf } from '../rules/dealt-game.ts';
import { ROUNDS } from '../rules/game.ts';
import { makeCard, parserOf, readCard, readWind, type Scanner } from './cards.ts';
import { COMPANIES, type Company } from './levels.ts';
import { makeRuleset, readRuleset } from './ruleset.ts';

/** A game that was dealt by a seed, with everybody’s cards: `game seed 7 seats 2 able: N5 E10 S3 P`. */
export interface GamePosition extends DealtGame, Marks {
  readonly kind: 'game';
  readonly level: Company;
  readonly hasWays: boolean;
  /** Whether the coach speaks before every card of the learner’s, unasked. */
  readonly isCoached: boolean;
  /** Whether each call of a taker was right (`r`) or wrong (`w`), in the order of the tricks; null where none is called. */
  readonly calls: string | null;
}

const NOTHING = '.';

export function makeGame(game: GamePosition): string {
  const { seed, seats, people, tricks, isGame, level, hasWays } = game;
  const { isCoached, calls, before } = game;
  const rounds = [...before, game].map(makePart).join(' / ');
  const head = [
    'game',
    ...makeRuleset(game),
    `seed ${seed} seats ${seats}`,
    ...makePeople(people),
    ...(tricks < TRICKS ? [`tricks ${tricks}`] : []),
    ...(isGame ? [] : ['alone']),
    ...(level === 'gentle' ? [] : [level]),
    ...(hasWays ? ['ways'] : []),
    ...(isCoached ? ['coached'] : []),
    ...(calls === null ? [] : ['calls', ...(calls ? [calls] : [])]),
    ...makeMarks(game),
  ].join(' ');
  return rounds === NOTHING ? head : `${head}: ${rounds}`;
}

const makePart = ({ cards, sets, keeps }: DealtRound): string =>
  [
    ...cards.map(makeCard),
    ...sets.toSorted(compareWinds).map((wind) => `-${wind}`),
    ...keeps.toSorted(compareWinds).map((wind) => `+${wind}`),
  ].join(' ') || NOTHING;

export function readGame(scanner: Scanner): GamePosition {
  const ruleset = readRuleset(scanner);
  if (!scanner.accept('seed')) scanner.fail('expected-seed', scanner.peek());
  const seed = scanner.number(0, HIGHEST_SEED);
  if (!scanner.accept('seats')) scanner.fail('expected-seats', scanner.peek());
  const seats = scanner.number(MIN_SEATS, MAX_SEATS);
  const head = {
    kind: 'game',
    ...ruleset,
    seed,
    seats,
    people: readPeople(scanner, seats),
    tricks: scanner.accept('tricks') ? scanner.number(1, TRICKS) : TRICKS,
    isGame: !scanner.accept('alone'),
    level: COMPANIES.find((name) => scanner.accept(name)) ?? 'gentle',
    hasWays: scanner.accept('ways'),
    isCoached: scanner.accept('coached'),
    calls: scanner.accept('calls') ? readCalls(scanner) : null,
    ...readMarks(scanner),
  } as const;
  const played: Token[] = [];
  const declared: Token[][] = [];
  const before: DealtRound[] = [];
  if (!scanner.done && !scanner.accept(':')) scanner.fail('unexpected', scanner.peek());
  let now = readPart(scanner, played, declared);
  const isWhole = () => now.cards.length === head.tricks * seats;
  const isLast = () => !head.isGame || before.length === ROUNDS - 1;
  while (isWhole() && !isLast() && scanner.accept('/')) {
    before.push(now);
    now = readPart(scanner, played, declared);
  }
  scanner.end();
  const game: GamePosition = { ...head, before, ...now };
  if (!scanner.error) checkGame(scanner, game, played, declared);
  return game;
}

const readCalls = (scanner: Scanner): string =>
  /^[rw]+$/i.test(scanner.peek().text) ? scanner.take().text.toLowerCase() : '';

export const parseGame = parserOf({ game: readGame });

/** @param declared gets the sets of each round. */
function readPart(scanner: Scanner, played: Token[], declared: Token[][]): DealtRound {
  const cards: WheelCard[] = [];
  const sets: Wind[] = [];
  const keeps: Wind[] = [];
  const part = { cards, sets, keeps };
  const tokens: Token[] = [];
  declared.push(tokens);
  if (scanner.accept(NOTHING)) return part;
  while (!scanner.done && !'/-+'.includes(scanner.peek().text)) {
    played.push(scanner.peek());
    cards.push(readCard(scanner));
  }
  for (;;) {
    const list = scanner.accept('-') ? sets : scanner.accept('+') ? keeps : null;
    if (!list) break;
    const token = scanner.peek();
    const wind = readWind(scanner);
    if ([...sets, ...keeps].includes(wind)) scanner.fail('set-twice', token, 'R3');
    list.push(wind);
    tokens.push(token);
  }
  sets.sort(compareWinds);
  keeps.sort(compareWinds);
  return part;
}

/** Plays the game: the first card that its player does not hold or may not lead is the mistake, then a set not held. */
function checkGame(
  scanner: Scanner,
  game: GamePosition,
  played: readonly Token[],
  declared: readonly (readonly Token[])[],
): void {
  const round = roundOf(game);
  if (!round.ok) {
    const { code, clause, place, seat } = round.error;
    scanner.fail(code, played[place] ?? scanner.peek(), clause, seat);
  }
  for (const [number, part] of [...game.before, game].entries()) {
    const tokens = declared[number] ?? [];
    if (tokens.length === 0) continue;
    const round = roundOf({ ...game, ...part, before: game.before.slice(0, number) });
    const held: readonly string[] = round.ok
      ? ownSets(round.value, game.people).map(({ wind }) => wind)
      : [];
    const wrong = tokens.find(({ text }) => !held.includes(text.toUpperCase()));
    if (wrong) scanner.fail('set-not-held', wrong, 'R2');
  }
}
