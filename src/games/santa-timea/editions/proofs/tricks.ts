import { opposite, WINDS } from '../../../../core/compass.ts';
import { numberCard, PIRATESS, PIRATESSES, type WheelCard, wheelDeck } from '../../rules/cards.ts';
import { legalCards } from '../../rules/legal.ts';
import { BOOKS, QUESTIONS } from '../../rules/readings.ts';
import { resolveTrick, type TrickRuling } from '../../rules/trick.ts';
import { rulesOf } from '../../rules/variants.ts';
import { numberWorth, trickWorths } from '../../rules/worth.ts';
import { EXAMPLE_TRICKS } from './examples.ts';
import { checkAll, numbers, type Proof } from './proof.ts';

const HOUSE = rulesOf('house', 'basic');
const NUMBERED = wheelDeck().filter((card) => card.kind === 'number');
const KINDS: readonly WheelCard[] = [...NUMBERED, PIRATESS];

interface Judged {
  readonly plays: readonly WheelCard[];
  readonly ruling: TrickRuling;
}

/** Every ordered trick of two and of three cards under north wind, Piratesses not told apart. */
function* everyTrick(): Generator<Judged> {
  for (const size of [2, 3]) yield* extended([], size);
}

function* extended(plays: readonly WheelCard[], size: number): Generator<Judged> {
  if (plays.length === size) {
    const trick = { wind: { wind: 'N', damage: 1 }, carried: [], plays } as const;
    yield { plays, ruling: resolveTrick(trick, HOUSE) };
    return;
  }
  for (const card of KINDS) {
    if (card === PIRATESS || !plays.includes(card)) yield* extended([...plays, card], size);
  }
}

const isLed = ({ plays }: Judged): boolean => plays[0] === PIRATESS;

/** The place of the first strength that occurs once, seen from the bottom or from the top. */
function firstAlone({ worths }: TrickRuling, fromTop: boolean): number | null {
  const strengths = worths.map(({ strength }) => strength);
  const walk = strengths.toSorted((a, b) => (fromTop ? b - a : a - b));
  const alone = walk.find((one) => strengths.filter((other) => other === one).length === 1);
  return alone === undefined ? null : strengths.indexOf(alone);
}

/** [P4] Taken at its word: a Piratess may be led only if no other card is left, not even a second one. */
const literallyLegal = (hand: readonly WheelCard[]): readonly WheelCard[] =>
  hand.filter((card) => card.kind === 'number' || hand.length === 1);

const hands = (): WheelCard[][] =>
  numbers(0, PIRATESSES).flatMap((pirates) =>
    numbers(pirates === 0 ? 1 : 0, 3).map((others) => [
      ...Array.from({ length: pirates }, () => PIRATESS),
      ...numbers(1, others).map((rank) => numberCard('N', rank)),
    ]),
  );

const tiedPlaces = ({ ties }: TrickRuling): readonly number[] => ties.flat();

/** [T4] [T6] What Example 3 compares is the worth of its cards, 5½ and 5, not their numbers. */
const BY_WORTH: Proof = {
  kind: 'examples',
  run: () => {
    const cards = EXAMPLE_TRICKS.three;
    const compared = {
      worth: cards.map((card) => numberWorth(card, 'E', HOUSE).halves / 2),
      print: cards.map(({ rank }) => rank),
    };
    return checkAll(
      QUESTIONS.cardOrder.answers,
      (answer) =>
        (String(compared[answer]) === String(EXAMPLE_TRICKS.threeCompared)) ===
        (answer === HOUSE.cardOrder),
    );
  },
};

export const TRICK_PROOFS: Readonly<Record<string, Proof>> = {
  /** [T2] In the printed Example 3 the second card is of another direction than the lead: no rule forbids it. */
  T2: {
    kind: 'examples',
    run: () => {
      const [lead, follow] = EXAMPLE_TRICKS.three;
      return checkAll(
        [follow],
        (card) => card.wind !== lead.wind && legalCards([card, lead], false).includes(card),
      );
    },
  },
  /** [T3] What a Piratess counts differs with the card before her: all must see it. */
  T3: {
    kind: 'exhaustive',
    run: () =>
      checkAll(NUMBERED, (card) => {
        const [before, copy] = trickWorths([card, PIRATESS], 'N', HOUSE);
        return before?.strength === copy?.strength;
      }),
  },
  T4: BY_WORTH,
  T6: BY_WORTH,
  /** [P2] A chain of Piratesses counts what its first card counts, under every wind. */
  P2: {
    kind: 'exhaustive',
    run: () =>
      checkAll(
        WINDS.flatMap((wind) =>
          NUMBERED.flatMap((card) =>
            numbers(1, PIRATESSES).map((chain) => ({ wind, card, chain })),
          ),
        ),
        ({ wind, card, chain }) => {
          const pirates = Array.from({ length: chain }, () => PIRATESS);
          const worths = trickWorths([card, ...pirates], wind, HOUSE);
          return worths.every(({ strength }) => strength === worths[0]?.strength);
        },
      ),
  },
  /** [P5] Neither a copy nor the card she copies takes or wins the lead; a led Piratess is A2 and A3. */
  P5: {
    kind: 'exhaustive',
    run: () =>
      checkAll(everyTrick(), (judged) => {
        const { plays, ruling } = judged;
        return plays.every((card, place) => {
          if (place === 0 || card !== PIRATESS || isLed(judged)) return true;
          const safe = [place, place - 1];
          const leads = ruling.leadBy !== 'stays' && safe.includes(ruling.lead);
          return !leads && !(ruling.taker !== null && safe.includes(ruling.taker));
        });
      }),
  },
  /** [P4] [T1] The literal rule agrees wherever it leaves a card to lead. */
  P4: {
    kind: 'exhaustive',
    run: () =>
      checkAll(hands(), (hand) => {
        const [literal, ours] = [literallyLegal(hand), legalCards(hand, true)];
        const deadlock = literal.length === 0;
        return deadlock
          ? ours.length === hand.length && hand.every((card) => card === PIRATESS)
          : JSON.stringify(literal) === JSON.stringify(ours);
      }),
  },
  /** [X2] Going to the next lower or higher card is the same as taking the ties out first. */
  X2: {
    kind: 'exhaustive',
    run: () =>
      checkAll(everyTrick(), (judged) => {
        const { ruling } = judged;
        const low = firstAlone(ruling, false);
        const high = firstAlone(ruling, true);
        return (isLed(judged) || ruling.taker === low) && ruling.lead === (high ?? 0);
      }),
  },
  /** [X3] [B2] In every book a wind card that nobody takes leaves the basic game and stays in the advanced. */
  X3: {
    kind: 'exhaustive',
    run: () => {
      const wind = { wind: 'N', damage: 1 } as const;
      const untaken = [...everyTrick()].filter(({ ruling }) => ruling.taker === null);
      return checkAll(
        BOOKS.flatMap((book) => untaken.map(({ plays }) => ({ book, plays }))),
        ({ book, plays }) => {
          const [basic, pro] = (['basic', 'pro'] as const).map((variant) =>
            resolveTrick({ wind, carried: [], plays }, rulesOf(book, variant)),
          );
          return basic?.aside.length === 1 && pro?.carried.length === 1 && pro.lead === 0;
        },
      );
    },
  },
  /** [X4] [X3] Who ties leads only where the lead stays. */
  X4: {
    kind: 'exhaustive',
    run: () =>
      checkAll(
        everyTrick(),
        ({ ruling }) => ruling.leadBy === 'stays' || !tiedPlaces(ruling).includes(ruling.lead),
      ),
  },
  /** [A4] If all who follow a led Piratess tie, she leads again by either rule. */
  A4: {
    kind: 'exhaustive',
    run: () =>
      checkAll(everyTrick(), (judged) => {
        const { plays, ruling } = judged;
        const followersTie = plays.every((_, at) => at === 0 || tiedPlaces(ruling).includes(at));
        return !isLed(judged) || !followersTie || ruling.lead === 0;
      }),
  },
  /** [A6] Where the lead stays, everybody is tied: nobody untied could take it over. */
  A6: {
    kind: 'exhaustive',
    run: () =>
      checkAll(
        everyTrick(),
        ({ plays, ruling }) =>
          ruling.leadBy !== 'stays' || tiedPlaces(ruling).length === plays.length,
      ),
  },
  /** [A13] [S3] A waiting card of any wind changes nothing of who takes or leads. */
  A13: {
    kind: 'exhaustive',
    run: () =>
      checkAll(
        WINDS.flatMap((waiting) =>
          NUMBERED.flatMap((one) => KINDS.map((other) => ({ waiting, plays: [one, other] }))),
        ),
        ({ waiting, plays }) => {
          const wind = { wind: 'N', damage: 1 } as const;
          const carried = [{ wind: waiting, damage: 2 }];
          const [bare, after] = [[], carried].map((cards) =>
            resolveTrick({ wind, carried: cards, plays }, HOUSE),
          );
          return bare?.taker === after?.taker && bare?.lead === after?.lead;
        },
      ),
  },
  /** [A14] [P6] [B2] In every book a led Piratess takes this trick's card, whatever follows, and what waits with it. */
  A14: {
    kind: 'exhaustive',
    run: () => {
      const led = [2, 3].flatMap((size) => [...extended([PIRATESS], size)]);
      const wind = { wind: 'N', damage: 1 } as const;
      const carried = [{ wind: 'S', damage: 2 } as const];
      return checkAll(
        BOOKS.flatMap((book) => led.map(({ plays }) => ({ book, plays }))),
        ({ book, plays }) => {
          const rules = rulesOf(book, 'pro');
          const { taker, takes } = resolveTrick({ wind, carried, plays }, rules);
          return taker === 0 && takes.length === 2;
        },
      );
    },
  },
  /** [A17] Two pairs of equal cards and one more: that one takes and leads, wherever it lies. */
  A17: {
    kind: 'exhaustive',
    run: () =>
      checkAll(
        numbers(1, 7).flatMap((low) =>
          numbers(low + 1, 7).flatMap((high) =>
            numbers(1, 14)
              .filter((rank) => rank !== 2 * low && rank !== 2 * high)
              .map((rank) => ({ low, high, rank })),
          ),
        ),
        ({ low, high, rank }) => {
          const pairs = [low, high].flatMap((one) => [
            numberCard('N', one),
            numberCard('E', 2 * one),
          ]);
          const plays = [...pairs, numberCard('W', rank)];
          const wind = { wind: 'N', damage: 1 } as const;
          const { taker, lead } = resolveTrick({ wind, carried: [], plays }, HOUSE);
          return taker === 4 && lead === 4;
        },
      ),
  },
  /** [V1] Of full, half and zero only full makes the printed tie of Example 5. */
  V1: {
    kind: 'examples',
    run: () => {
      const { tied, against } = EXAMPLE_TRICKS.five;
      const shares = { full: 2, half: 1, zero: 0 };
      const ours = numberWorth(tied, tied.wind, HOUSE).by;
      const other = numberWorth(against, tied.wind, HOUSE).halves;
      return checkAll(
        Object.entries(shares),
        ([by, share]) => (tied.rank * share === other) === (by === ours),
      );
    },
  },
  /** [V3] Were the opposite half, the two cards of Example 2 would not be zero, as printed. */
  V3: {
    kind: 'examples',
    run: () =>
      checkAll(
        EXAMPLE_TRICKS.two,
        (card) =>
          card.wind === opposite('N') &&
          card.rank > 0 &&
          numberWorth(card, 'N', HOUSE).halves === 0,
      ),
  },
  /** [V2] Were zeros equal, nobody would take in Example 2; the printed taker is the lower number. */
  V2: {
    kind: 'examples',
    run: () => {
      const ruling = resolveTrick(
        { wind: { wind: 'N', damage: 2 }, carried: [], plays: EXAMPLE_TRICKS.two },
        HOUSE,
      );
      return checkAll([EXAMPLE_TRICKS.twoTaker], (taker) => ruling.taker === taker);
    },
  },
};
