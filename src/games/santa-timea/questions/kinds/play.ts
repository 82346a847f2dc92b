import { anyOf, type Random } from '../../../../core/random.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import { errorAt } from '../../../../core/scanner.ts';
import { noTask, type StepError, type TaskText } from '../../../../core/task-text.ts';
import type { Answer, AnyQuestion } from '../../../../kit/question/question.ts';
import type { Speech } from '../../explain/say.ts';
import { makeCard, makeHand, Scanner } from '../../notation/cards.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import {
  makeTrick,
  type Plays,
  readPlays,
  readTrickHead,
  type TrickPosition,
} from '../../notation/trick.ts';
import { compareCards, type WheelCard } from '../../rules/cards.ts';
import { checkPlay } from '../../rules/legal.ts';
import { resolveTrick } from '../../rules/trick.ts';
import { type Kind, readChoice, rulesIn, sayAmong, unique, type Wish } from '../kind.ts';
import { type MisreadingId, misreadRuling, type TrickOutcome } from '../misreadings.ts';
import { equalsOf, type Reason, refusalReasons, sayReasons, sayRefusal } from '../reason.ts';
import type { Choice, Scene } from '../scene.ts';
import {
  dealTrick,
  sayTrickOf,
  trickBurden,
  trickClauses,
  trickPattern,
  trickReasons,
} from '../trick.ts';

const AIMS = {
  avoid: ({ taker }, place) => taker !== place,
  take: ({ taker }, place) => taker === place,
  'win-lead': ({ lead, leadBy }, place) => lead === place && leadBy !== 'stays',
  nobody: ({ taker }) => taker === null,
  give: ({ taker }, place, seats) => taker === nextTo(place, seats),
} as const satisfies Record<
  string,
  (ruling: TrickOutcome, place: number, seats: number) => boolean
>;

type Aim = keyof typeof AIMS;

const nextTo = (place: number, seats: number): number => (place + 1) % seats;

/** Which card of a hand to play into a trick, the others’ cards being known: `avoid N1 N9 P in trick N2: N7 _ E4` */
export interface PlayQuestion {
  readonly ask: Aim;
  readonly place: number;
  readonly choices: readonly Choice[];
}

export const GAP = '_';

export const play: Kind<PlayQuestion> = {
  asks: ['avoid', 'take', 'win-lead', 'nobody', 'give'],
  level: 7,
  ...handQuestion<PlayQuestion>(({ ask, place, choices }, ruling) =>
    AIMS[ask](ruling, place, seatsAt(choices)),
  ),
  parse: readPlay,
  make: makeHandInTrick,
  pattern: ({ ask, place, choices }) => `${ask} ${place}: ${handPattern(choices)}`,
  burden: ({ ask, choices }) =>
    choices.length - 2 + (ask === 'give' ? 4 : 0) + hardestTrick({ choices }),
  say: ({ ask, place, choices }, { t, name }) =>
    t(`task.ask.${ask}`, { name: name(nextTo(place, seatsAt(choices))) }),
  draft,
};

/** A question that each card of a hand answers by the trick it makes. */
export function handQuestion<Q extends HandInTrick & AnyQuestion>(
  isRight: (question: Q, ruling: TrickOutcome) => boolean,
) {
  const answersBy = (question: Q, rule: (position: TrickPosition) => TrickOutcome) =>
    answersAmong(
      question.choices,
      (choice) => check(question, choice).ok && isRight(question, rule(choice.position)),
    );
  return {
    hasDetails: true,
    answers: (question, reading) =>
      answersBy(question, ({ trick, ...ruleset }) =>
        resolveTrick(trick, rulesIn(ruleset, reading)),
      ),
    seemsRight: (question, misreading: MisreadingId) =>
      answersBy(question, (position) =>
        misreadRuling(position.trick, rulesFor(position), misreading),
      ).right,
    reasons,
    hasOwnReasons: true,
    clauses: ({ choices }) => [
      'T1',
      'T2',
      ...choices.flatMap(({ position }) => trickClauses(position)),
    ],
    eachMisreading: 1,
    scene: (question) => handScene(question, false),
    sayAnswer: sayChosen,
    hint: (question, answer, speech) => sayRefusal(reasons(question, answer), speech),
    outcome(question, answer, speech) {
      const said = reasons(question, answer);
      const taking = sayTrickOf(said, rulesFor(choiceOf(question, answer).position), speech);
      return `${sayReasons(equalsOf(said, question.place), speech)} ${taking}`.trim();
    },
  } satisfies Partial<Kind<Q>>;
}

function reasons(question: HandInTrick, answer: Answer): Reason[] {
  const choice = choiceOf(question, answer);
  const checked = check(question, choice);
  return checked.ok ? trickReasons(choice.position) : refusalReasons(checked.error);
}

export const choiceOf = ({ choices }: HandInTrick, answer: Answer): Choice =>
  choices.find(({ card }) => makeCard(card) === answer) ?? (choices[0] as Choice);

const check = ({ place, choices }: HandInTrick, { card }: Choice) =>
  checkPlay(
    card,
    choices.map((choice) => choice.card),
    place === 0,
  );

const seatsAt = ([first]: readonly Choice[]): number => first?.position.trick.plays.length ?? 0;

export function answersAmong(choices: readonly Choice[], isRight: (choice: Choice) => boolean) {
  const codes = (some: readonly Choice[]) => unique(some.map(({ card }) => makeCard(card)));
  return { offered: codes(choices), right: codes(choices.filter(isRight)) };
}

export const handPattern = (choices: readonly Choice[]): string =>
  choices
    .map(({ position }) => trickPattern(position.trick))
    .toSorted()
    .join(': ');

export type HandInTrick = Pick<PlayQuestion, 'place' | 'choices'>;

export const hardestTrick = ({ choices }: Pick<HandInTrick, 'choices'>): number =>
  Math.max(...choices.map(({ position }) => trickBurden(position.trick, rulesFor(position))));

export const handScene = ({ place, choices }: HandInTrick, isFollowed: boolean): Scene => ({
  kind: 'trick',
  position: (choices[0] as Choice).position,
  asked: null,
  own: { place, choices, isFollowed },
});

export function sayChosen({ choices }: HandInTrick, answer: Answer, speech: Speech): string {
  const cards = choices.map(({ card }) => card);
  return sayAmong(cards, answer, speech);
}

export function makeHandInTrick({ place, choices }: HandInTrick) {
  const { position } = choices[0] as Choice;
  const words = makeTrick(position).split(' ');
  const gap = words.length - position.trick.plays.length + place;
  return {
    details: makeHand(choices.map(({ card }) => card)),
    position: words.with(gap, GAP).join(' '),
  };
}

export function readHandInTrick(
  { details, position }: TaskText,
  readAfter: (scanner: Scanner) => Plays,
): Result<HandInTrick, StepError> {
  const held = readChoice(details);
  if (!held.ok) return held;
  const scanner = new Scanner(position);
  if (!scanner.accept('trick')) return noTask(position);
  const withPlays = readTrickHead(scanner);
  const before = readPlays(scanner, GAP);
  const gap = scanner.peek();
  const hasGap = scanner.accept(GAP);
  const after = readAfter(scanner);
  scanner.end();
  const choices = held.value.map(({ card, token }) => ({
    card,
    position: withPlays({
      plays: [...before.plays, card, ...after.plays],
      tokens: [...before.tokens, token, ...after.tokens],
    }),
  }));
  if (scanner.error) return err(scanner.error);
  const place = before.plays.length;
  return hasGap ? ok({ place, choices }) : err(errorAt(position.whole, 'no-gap', gap));
}

function readPlay(ask: Aim, text: TaskText): Result<PlayQuestion, StepError> {
  const read = readHandInTrick(text, readPlays);
  return read.ok ? ok({ ask, ...read.value }) : read;
}

function takesAnyway({ trick, ...ruleset }: TrickPosition, own: number): boolean {
  const plays = trick.plays.toSpliced(own, 1);
  const { taker } = resolveTrick({ ...trick, plays }, rulesFor(ruleset));
  return taker === own % plays.length;
}

export const drawHandSize = (random: Random): number => 3 + random(3);

function draft(ask: Aim, random: Random, wish: Wish): PlayQuestion {
  const { position, rest } = dealTrick(wish, random);
  const places = [...Array(wish.seats).keys()];
  const askable = ask === 'give' ? places.filter((own) => !takesAnyway(position, own)) : places;
  // Of two players the other one always takes anyway.
  const place = anyOf(askable.length > 0 ? askable : places, random);
  // A Piratess ties with the card before her: with one in the hand the answer would be plain.
  const held = ask === 'give' ? rest.filter(({ kind }) => kind === 'number') : rest;
  return { ask, ...dealHand(random, position, place, held) };
}

export function dealHand(
  random: Random,
  position: TrickPosition,
  place: number,
  rest: readonly WheelCard[],
): HandInTrick {
  const { trick } = position;
  const choices = rest
    .slice(0, drawHandSize(random))
    .sort(compareCards)
    .map((card) => ({
      card,
      position: { ...position, trick: { ...trick, plays: trick.plays.with(place, card) } },
    }));
  return { place, choices };
}
