import { LEVELS, type Level, opponentAt } from '../notation/levels.ts';
import { sameCard, type WheelCard } from '../rules/cards.ts';
import { LEARNER } from '../rules/dealt-game.ts';
import { legalMoves, play, type Round, toAct } from '../rules/round.ts';
import { codeOf, PIRATESS, windKindOf } from '../simulator/cards.ts';
import { type Match, ownPlaces, turnOf } from './match.ts';
import { at, chosenBy, cutTo, endOf, playedBy } from './review.ts';
import { knownOf } from './search/known.ts';
import { createPlayouts } from './search/playout.ts';
import { valuer } from './search/value.ts';
import { strongEffort } from './strong.ts';
import { type View, viewOf } from './view.ts';

/** What others take with the learner’s cards, against the same players. */
export interface Comparison {
  /** What a player of each strength takes, who knows only what this seat may know. */
  readonly levels: Readonly<Record<Level, number>>;
  readonly best: Best;
  /** Whether these players answered the learner, too, and no others stood in for them. */
  readonly isSame: boolean;
}

/** The least damage that was found with all cards open. */
export interface Best {
  readonly damage: number;
  /** The learner’s cards that come to it, in order. */
  readonly cards: readonly WheelCard[];
  /** Whether it is proven that nobody can do better: there is no less than nothing. */
  readonly isExact: boolean;
}

/** So many courses are followed at once, and from each so many cards; more, while something is still taken. */
const WIDTHS = [
  { courses: 2, cards: 3 },
  { courses: 4, cards: 4 },
  { courses: 8, cards: 6 },
  { courses: 16, cards: 12 },
];

/** How often a comparison pauses at most. */
export const pausesIn = ({ tricks }: Match): number => LEVELS.length + WIDTHS.length * tricks;

/** It pauses after each piece of work, so that whoever waits can be told how far it is. */
export function* compared(match: Match): Generator<void, Comparison> {
  const start = cutTo(match, 0);
  const levels = { gentle: 0, able: 0, strong: 0 };
  const isSame = isAnswered(match);
  let best = isSame ? bestOf(match) : bestOf(playedBy(start, 'gentle'));
  for (const level of LEVELS) {
    const played = bestOf(playedBy(start, level));
    levels[level] = played.damage;
    if (played.damage < best.damage) best = played;
    yield;
  }
  for (const width of WIDTHS) {
    if (best.damage === 0) break;
    const found = yield* lookedFor(start, width);
    if (found.damage < best.damage) best = found;
  }
  return { levels, best: { ...best, isExact: best.damage === 0 }, isSame };
}

/** Whether all cards of the others are those that players of their strength choose. */
const isAnswered = (match: Match): boolean =>
  match.cards.every((card, place) => {
    const turn = turnOf({ ...match, cards: match.cards.slice(0, place) });
    return !turn || sameCard(card, chosenBy(opponentAt(match, turn.view.seat), turn));
  });

/** What a round came to that is over. */
const bestOf = (match: Match): Omit<Best, 'isExact'> => ({
  damage: endOf(at(match)).damage,
  cards: ownPlaces(match).map((place) => match.cards[place] as WheelCard),
});

/** A course through the tricks so far, with all cards open. */
interface Course {
  readonly round: Round;
  readonly own: readonly WheelCard[];
  /** The cards that may be played next, and what the round looks to come to with each; the best first. */
  readonly next: readonly { readonly card: WheelCard; readonly looks: number }[];
}

/**
 * The others play as they always do: what they answer follows from what the learner plays, so each course is played
 * out against them as they are. Only which courses are followed is guessed, by the quick policy.
 */
function* lookedFor(
  start: Match,
  { courses, cards }: (typeof WIDTHS)[number],
): Generator<void, Omit<Best, 'isExact'>> {
  let open = [courseOf(at(start), [], start)];
  for (let trick = 0; trick < start.tricks; trick++) {
    open = open
      .flatMap(({ round, own, next }) =>
        next.slice(0, cards).map(({ card }) => courseOf(after(round, card), [...own, card], start)),
      )
      .toSorted((a, b) => looksOf(a) - looksOf(b))
      .slice(0, courses);
    yield;
  }
  const [first] = open as [Course];
  return { damage: looksOf(first), cards: first.own };
}

/** What a course looks to come to; once the round is over, what it came to. */
const looksOf = ({ round, next }: Course): number => next[0]?.looks ?? endOf(round).damage;

/** @param before the round, in which others may have to play before the learner is to choose. */
function courseOf(before: Round, own: readonly WheelCard[], match: Match): Course {
  let round = before;
  for (let seat = toAct(round); seat !== null && seat !== LEARNER; seat = toAct(round)) {
    const turn = { view: viewOf(round, seat) as View, seed: match.seed };
    round = after(round, chosenBy(opponentAt(match, seat), turn));
  }
  return { round, own, next: ranked(round) };
}

function after(round: Round, card: WheelCard): Round {
  const played = play(round, toAct(round) ?? LEARNER, card);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

/** What each card of the learner’s looks to come to if all play on by the quick policy. */
function ranked(round: Round): Course['next'] {
  const view = viewOf(round, LEARNER);
  if (!view) return [];
  const known = knownOf(view);
  const { own, others } = strongEffort(view, 'damage');
  const { imagine, from } = createPlayouts(known, round.rules, own, others);
  const value = valuer(known.seats, LEARNER, round.rules);
  const hidden = known.unseen.filter(isPiratess);
  const piratess = known.hand.find(isPiratess) ?? PIRATESS;
  imagine({
    hands: round.hands.map((hand, seat) =>
      seat === LEARNER
        ? known.hand
        : hand.map((card) =>
            card.kind === 'piratess' ? (hidden.pop() ?? PIRATESS) : codeOf(card),
          ),
    ),
    winds: [...round.row.open, ...round.row.deck].slice(0, known.tricks).map(windKindOf),
  });
  return legalMoves(round)
    .map((card) => {
      const code = card.kind === 'piratess' ? piratess : codeOf(card);
      return { card, looks: value(from(code).taken).damage };
    })
    .toSorted((a, b) => a.looks - b.looks);
}

const isPiratess = (code: number): boolean => code >= PIRATESS;
