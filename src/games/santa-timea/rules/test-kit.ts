import fc from 'fast-check';
import { isWind, rotate, WINDS, type Wind } from '../../../core/compass.ts';
import type { Random } from '../../../core/random.ts';
import { checked } from '../../../core/result.ts';
import {
  numberCard,
  PIRATESS,
  PIRATESSES,
  type WheelCard,
  type WindCard,
  wheelDeck,
  windDeck,
} from './cards.ts';
import { MAX_SEATS, MIN_SEATS } from './deal.ts';
import { type Game, type RoundResult, recordRound, startGame } from './game.ts';
import { OPEN_POINTS, type OpenPoint, type Reading } from './readings.ts';
import { legalMoves, play, type Round, toAct } from './round.ts';
import { type Holding, heldTriplets, scoreRound } from './score.ts';
import type { Trick } from './trick.ts';
import { type Rules, rulesOf, type VariantName } from './variants.ts';

export const HOUSE = rulesOf('house', 'basic');
export const PRO = rulesOf('house', 'pro');

export const answering = <Q extends OpenPoint>(
  question: Q,
  answer: Reading[Q],
  variant: VariantName = 'basic',
): Rules => ({ ...rulesOf('house', variant), [question]: answer });

export const TRICK_READINGS: readonly Rules[] = OPEN_POINTS.copiedWorth.answers.flatMap(
  (copiedWorth) =>
    OPEN_POINTS.copiedZero.answers.flatMap((copiedZero) =>
      OPEN_POINTS.equalWorth.answers.flatMap((equalWorth) =>
        OPEN_POINTS.secondPiratess.answers.flatMap((secondPiratess) =>
          OPEN_POINTS.secondPiratessLead.answers.map((secondPiratessLead) => ({
            ...HOUSE,
            copiedWorth,
            copiedZero,
            equalWorth,
            secondPiratess,
            secondPiratessLead,
          })),
        ),
      ),
    ),
);

function split(text: string): readonly [Wind, number] {
  const wind = text.slice(0, 1);
  const number = Number(text.slice(1));
  if (!isWind(wind) || !Number.isInteger(number)) throw new Error(`no card: ${text}`);
  return [wind, number];
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** A wheel card: `N11`, or `P` for a Piratess. */
export const card = (text: string): WheelCard =>
  text === 'P' ? PIRATESS : numberCard(...split(text));

export const cards = (text: string): WheelCard[] => words(text).map(card);

/** A wind card: `N3`. */
export function windCard(text: string): WindCard {
  const [wind, damage] = split(text);
  return { wind, damage };
}

export const windCards = (text: string): WindCard[] => words(text).map(windCard);

export const spell = (shown: WheelCard): string =>
  shown.kind === 'piratess' ? 'P' : `${shown.wind}${shown.rank}`;

export const spellWind = ({ wind, damage }: WindCard): string => `${wind}${damage}`;

/** A trick: its wind card, the cards in playing order, and the wind cards carried to it. */
export const trick = (wind: string, plays: string, carried = ''): Trick => ({
  wind: windCard(wind),
  carried: windCards(carried),
  plays: cards(plays),
});

/** One seat's wind cards, and the directions whose set it discards: `holding('N1 N2 N3', 'N')`. */
export const holding = (collected: string, discarded = ''): Holding => ({
  cards: windCards(collected),
  discarded: words(discarded).filter(isWind),
});

export const turn = (shown: WheelCard, quarterTurns: number): WheelCard =>
  shown.kind === 'piratess' ? shown : numberCard(rotate(shown.wind, quarterTurns), shown.rank);

/** The 57 wheel cards that look different. */
export const KINDS: readonly WheelCard[] = [...wheelDeck().slice(0, 56), PIRATESS];

/**
 * Every ordered trick of so many cards, Piratesses not told apart: 3,193 of two, 175,729 of three. The
 * list handed over is used again for the next trick. With it comes how often the four Piratesses make it.
 */
export function everyTrick(
  size: number,
  visit: (plays: readonly WheelCard[], times: number) => void,
): void {
  const plays: WheelCard[] = [];
  const extend = (times: number, piratesses: number) => {
    if (plays.length === size) return visit(plays, times);
    for (const kind of KINDS) {
      const isPiratess = kind === PIRATESS;
      if (!isPiratess && plays.includes(kind)) continue;
      plays.push(kind);
      extend(isPiratess ? times * piratesses : times, piratesses - Number(isPiratess));
      plays.pop();
    }
  };
  extend(1, PIRATESSES);
}

export const arbWind = fc.constantFrom(...WINDS);
export const arbSeats = fc.integer({ min: MIN_SEATS, max: MAX_SEATS });
export const arbSeed = fc.integer();

export const arbWheelCards = (minLength: number, maxLength: number): fc.Arbitrary<WheelCard[]> =>
  fc.shuffledSubarray(wheelDeck(), { minLength, maxLength });

export const arbTrick: fc.Arbitrary<Trick> = fc
  .tuple(
    fc.shuffledSubarray(windDeck(), { minLength: 1, maxLength: 4 }),
    arbWheelCards(MIN_SEATS, MAX_SEATS),
  )
  .map(([[wind, ...carried], plays]) => ({ wind: wind as WindCard, carried, plays }));

/** What two to five seats may have collected from one wind deck in twelve tricks; nothing declared. */
export const arbCollected: fc.Arbitrary<WindCard[][]> = arbSeats.chain((seats) =>
  fc
    .array(fc.nat(seats - 1), { maxLength: 12 })
    .chain((owners) =>
      fc
        .shuffledSubarray(windDeck(), { minLength: owners.length, maxLength: owners.length })
        .map((taken) =>
          Array.from({ length: seats }, (_, seat) =>
            taken.filter((_card, i) => owners[i] === seat),
          ),
        ),
    ),
);

export const arbHoldings: fc.Arbitrary<Holding[]> = arbCollected.chain((collected) =>
  fc.tuple(
    ...collected.map((held) =>
      fc.subarray(heldTriplets(held)).map((discarded) => ({ cards: held, discarded })),
    ),
  ),
);

/** The cards of seats with these damages, a direction each: `damages('213')` is N2, E1, S3. */
export const damages = (digits: string): string[] =>
  [...digits].map((digit, seat) => (digit === '0' ? '' : `${WINDS[seat]}${digit}`));

export const playedRound = (
  collected: readonly string[],
  rules: Rules,
  starter = 0,
  nextLeader = 0,
): RoundResult => ({
  starter,
  nextLeader,
  scores: scoreRound(
    collected.map((held) => holding(held)),
    rules,
  ),
});

export const playedGame = (rounds: readonly (readonly string[])[], rules: Rules): Game =>
  rounds.reduce<Game>(
    (game, collected) => recordRound(game, playedRound(collected, rules)),
    startGame(rounds[0]?.length ?? 2, rules),
  );

export function* playedOut(start: Round, random: Random): Generator<Round> {
  let round = start;
  yield round;
  for (let seat = toAct(round); seat !== null; seat = toAct(round)) {
    const legal = legalMoves(round);
    round = checked(play(round, seat, legal[random(legal.length)] as WheelCard));
    yield round;
  }
}
