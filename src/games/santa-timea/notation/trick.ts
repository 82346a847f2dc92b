import type { Token } from '../../../core/scanner.ts';
import type { WheelCard, WindCard } from '../rules/cards.ts';
import { checkTrick } from '../rules/position.ts';
import type { Trick } from '../rules/trick.ts';
import { makeCard, makeWindCard, readCard, readWindCard, type Scanner } from './cards.ts';
import { makeRuleset, type Ruleset, readRuleset } from './ruleset.ts';

/** A trick to be judged: `trick pro E3+N1: E5 N11 S10`. */
export interface TrickPosition extends Ruleset {
  readonly kind: 'trick';
  readonly trick: Trick;
}

export function makeTrick({ trick, ...ruleset }: TrickPosition): string {
  const winds = [trick.wind, ...trick.carried].map(makeWindCard).join('+');
  return ['trick', ...makeRuleset(ruleset), `${winds}:`, ...trick.plays.map(makeCard)].join(' ');
}

export interface Plays {
  readonly plays: readonly WheelCard[];
  readonly tokens: readonly Token[];
}

export function readPlays(scanner: Scanner, mark = ';'): { plays: WheelCard[]; tokens: Token[] } {
  const plays: WheelCard[] = [];
  const tokens: Token[] = [];
  while (!scanner.done && scanner.peek().text !== mark) {
    tokens.push(scanner.peek());
    plays.push(readCard(scanner));
  }
  return { plays, tokens };
}

export function readTrick(scanner: Scanner): TrickPosition {
  const withPlays = readTrickHead(scanner);
  const played = readPlays(scanner);
  scanner.end();
  return withPlays(played);
}

/** Reads a trick up to the colon; what is returned makes it whole, once the cards are known. */
export function readTrickHead(scanner: Scanner): (played: Plays) => TrickPosition {
  const ruleset = readRuleset(scanner);
  const winds: Token[] = [scanner.peek()];
  const wind = readWindCard(scanner);
  const carried: WindCard[] = [];
  while (scanner.accept('+')) {
    winds.push(scanner.peek());
    carried.push(readWindCard(scanner));
  }
  if (carried.length > 0 && ruleset.variant === 'basic') {
    scanner.fail('carried-in-basic', winds[1] as Token, 'B2');
  }
  scanner.colon();
  return ({ plays, tokens }) => {
    const trick = { wind, carried, plays };
    scanner.refuse(checkTrick(trick), { winds, plays: tokens, seats: tokens });
    return { kind: 'trick', ...ruleset, trick };
  };
}
