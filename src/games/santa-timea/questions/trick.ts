import { bearing } from '../../../core/compass.ts';
import { anyOf, type Random, shuffled } from '../../../core/random.ts';
import { type Speech, sayTaking } from '../explain/say.ts';
import { explainTrick } from '../explain/trick.ts';
import { makeCard, makeWindCard } from '../notation/cards.ts';
import { rulesFor } from '../notation/ruleset.ts';
import type { TrickPosition } from '../notation/trick.ts';
import { type WheelCard, wheelDeck, windDeck } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { MIN_SEATS } from '../rules/deal.ts';
import { resolveTrick, type Trick, type TrickRuling } from '../rules/trick.ts';
import type { Rules } from '../rules/variants.ts';
import { isZero, type Worth } from '../rules/worth.ts';
import { aboutPosition, type Kind, those, type Wish } from './kind.ts';
import { type MisreadingId, misleading } from './misreadings.ts';
import type { Reason } from './reason.ts';
import type { TrickScene } from './scene.ts';
import { sayTrickHint } from './trick-hint.ts';

export interface AtTrick<Ask extends string = string> {
  readonly ask: Ask;
  readonly position: TrickPosition;
}

export const NOBODY = 'nobody';

export const ruleOn = (position: TrickPosition): TrickRuling =>
  resolveTrick(position.trick, rulesFor(position));

export function trickReasons(position: TrickPosition): Reason[] {
  const { trick } = position;
  const steps = explainTrick(trick, ruleOn(position), rulesFor(position));
  return steps.map((step) => ({ about: 'trick', trick, step }));
}

export function sayTrickOf(reasons: readonly Reason[], rules: Rules, speech: Speech): string {
  const trick = reasons.find((reason) => reason.about === 'trick')?.trick;
  return trick ? sayTaking(resolveTrick(trick, rules), speech) : '';
}

export function trickClauses(position: TrickPosition): ClauseId[] {
  const { plays } = position.trick;
  const ruling = ruleOn(position);
  const { worths, ties, lead, leadBy } = ruling;
  const piratesses = plays.map(({ kind }) => kind === 'piratess');
  const copies = worths.filter(({ by }) => by === 'copy');
  const reduced = copies.filter(({ origin, halves }) => origin && halves < origin.rank * 2);
  const twoLed = piratesses.slice(0, 2).every(Boolean);
  return those(
    ['V4', worths.some(({ halves }) => halves % 2 === 1)],
    ['V6', leadBy === 'highest' && worths[lead]?.halves === 0],
    ['P3', reduced.length > 0],
    ['A1', reduced.some(({ halves }) => halves > 0)],
    ['A1b', reduced.some(({ halves }) => halves === 0)],
    ['P5', ties.some((tied) => tied.some((place) => piratesses[place]))],
    ['A2', twoLed],
    ['A3', twoLed],
    ['A16', ties.some((tied) => tieMixes(tied, ruling))],
  );
}

/** Whether a full and a halved card are of the same worth; zeros tie only if they print the same number. */
function tieMixes(tied: readonly number[], { worths }: TrickRuling): boolean {
  const same = worths.filter((_, place) => tied.includes(place));
  return new Set(same.map(({ origin }) => origin?.rank)).size > 1;
}

/** How each card lies to the wind and what is printed on it; the wind’s own direction and damage do not matter. */
export const trickPattern = ({ wind, plays }: Trick): string =>
  plays
    .map((card) =>
      card.kind === 'piratess' ? card.kind : `${bearing(card.wind, wind.wind)} ${card.rank}`,
    )
    .join(', ');

export const trickScene = (position: TrickPosition, asked: number | null = null): TrickScene => ({
  kind: 'trick',
  position,
  asked,
  own: null,
});

export function dealTrick({ seats, edition, waiting = 0 }: Wish, random: Random) {
  const cards = shuffled(wheelDeck(), random);
  const wind = anyOf(windDeck(), random);
  const others = windDeck().filter((card) => makeWindCard(card) !== makeWindCard(wind));
  const carried = waiting > 0 ? shuffled(others, random).slice(0, waiting) : [];
  const trick: Trick = { wind, carried, plays: cards.slice(0, seats) };
  const variant = waiting > 0 ? 'pro' : 'basic';
  const position: TrickPosition = { kind: 'trick', edition, variant, trick };
  return { position, rest: cards.slice(seats) };
}

export function playersOf<Q extends AtTrick>(of: 'taker' | 'lead') {
  return {
    ...(aboutPosition('trick') as Pick<Kind<Q>, 'parse' | 'make'>),
    pattern: ({ ask, position }) => `${ask}: ${trickPattern(position.trick)}`,
    seemsRight: ({ position }, misreading: MisreadingId) =>
      misleading(position.trick, rulesFor(position), misreading, of).map((place) =>
        place === null ? NOBODY : String(place),
      ),
    reasons: ({ position }) => trickReasons(position),
    burden: ({ position }) => trickBurden(position.trick, rulesFor(position)),
    scene: ({ position }) => trickScene(position),
    sayAnswer: (_, answer, { t, name }) =>
      answer === NOBODY ? t('task.nobody') : name(Number(answer)),
    writeAnswer: ({ position }, answer) =>
      answer === NOBODY ? answer : writePlace(position.trick.plays, Number(answer)),
    hint: ({ position }, answer, speech) =>
      sayTrickHint(position, of, answer === NOBODY ? null : Number(answer), speech),
    outcome: ({ position }, _, speech, isRight) =>
      isRight ? sayTrickOf(trickReasons(position), rulesFor(position), speech) : '',
    draft: (ask, random, wish) => ({ ask, position: dealTrick(wish, random).position }) as Q,
  } satisfies Partial<Kind<Q>>;
}

/** `S5`, and `P@2` for the Piratess at place 2 where there are several. */
function writePlace(plays: readonly WheelCard[], place: number): string {
  const cards = plays.map(makeCard);
  const card = cards[place] as string;
  return cards.filter((other) => other === card).length > 1 ? `${card}@${place}` : card;
}

export function trickBurden(trick: Trick, rules: Rules): number {
  const ruling = resolveTrick(trick, rules);
  return (
    trick.plays.length -
    MIN_SEATS +
    Number(rankOfZerosDecides(ruling)) +
    Number(isClose(ruling)) +
    Number(lowestIsOut(ruling)) +
    Math.min(2, trick.plays.filter(({ kind }) => kind === 'piratess').length) +
    (ruling.taker === null ? 2 : 0)
  );
}

function rankOfZerosDecides({ worths, taker }: TrickRuling): boolean {
  if (taker === null || !isZero(worths[taker] as Worth)) return false;
  return new Set(worths.filter(isZero).map(({ strength }) => strength)).size > 1;
}

function isClose({ worths, ties }: TrickRuling): boolean {
  const left = worths.filter((_, place) => !ties.flat().includes(place));
  const [lowest, next] = left.toSorted((a, b) => a.strength - b.strength);
  return next !== undefined && next.halves - (lowest as Worth).halves <= 1;
}

function lowestIsOut({ worths, ties }: TrickRuling): boolean {
  const lowest = Math.min(...worths.map((worth) => worth.strength));
  return ties.flat().some((place) => (worths[place] as Worth).strength === lowest);
}
