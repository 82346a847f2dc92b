import type { Random } from '../../../../core/random.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import { noTask, type StepError, type TaskText } from '../../../../core/task-text.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import { makeCard } from '../../notation/cards.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import { compareCards, sameCard, type WheelCard, wheelDeck } from '../../rules/cards.ts';
import { MAX_SEATS } from '../../rules/deal.ts';
import { resolveTrick, type Trick } from '../../rules/trick.ts';
import type { Rules } from '../../rules/variants.ts';
import type { Worth } from '../../rules/worth.ts';
import { type Kind, rulesIn, type Wish } from '../kind.ts';
import { misreadTaker } from '../misreadings.ts';
import { equalsOf, type Reason, sayReasons } from '../reason.ts';
import type { Choice } from '../scene.ts';
import { dealTrick, ruleOn, trickReasons } from '../trick.ts';
import {
  answersAmong,
  drawHandSize,
  type HandInTrick,
  handPattern,
  handScene,
  hardestTrick,
  makeHandInTrick,
  readHandInTrick,
  sayChosen,
} from './play.ts';

/** Which card of a hand never takes, whatever the last player has: `safe N4 W9 in trick N2: S8 _ ?` */
export interface SafeQuestion extends HandInTrick {
  readonly ask: 'safe';
}

const UNSEEN = '?';

export const safe: Kind<SafeQuestion> = {
  asks: ['safe'],
  level: 9,
  hasDetails: true,
  parse: readSafe,
  make(question) {
    const { details, position } = makeHandInTrick(question);
    return { details, position: `${position} ${UNSEEN}` };
  },
  pattern: ({ choices }) => `safe: ${handPattern(choices)}`,
  answers: (question, reading) => answersBy(question, reading, takerOf),
  seemsRight: (question, misreading) =>
    answersBy(question, {}, (trick, rules) => misreadTaker(trick, rules, misreading)).right,
  points: () => ['copiedWorth', 'copiedZero', 'equalWorth', 'secondPiratess'],
  reasons,
  hasOwnReasons: true,
  clauses: () => ['T1', 'T2', 'T4', 'X1', 'X2'],
  burden: (question) => question.choices.length + 3 + hardestTrick(question),
  eachMisreading: 1,
  scene: (question) => handScene(question, true),
  say: ({ place }, { t, name }) => t('task.ask.safe', { name: name(place + 1) }),
  sayAnswer: sayChosen,
  /** What follows is the trick with one of the cards that may come; what knocks the own card out is said first. */
  outcome(question, answer, speech) {
    const [stage, ...trick] = reasons(question, answer);
    return sayReasons([...equalsOf(trick, question.place), stage as Reason], speech);
  },
  draft: (ask, random, wish) => ({ ask, ...deal(random, wish) }),
};

const LEAST_SEATS = 3;

/** In every other hand one card ties with one on the table and at most one lies below, so that playing high does not help. */
function deal(random: Random, { seats, edition }: Wish): HandInTrick {
  const { position, rest } = dealTrick({ seats: Math.max(LEAST_SEATS, seats), edition }, random);
  const before = position.trick.plays.slice(0, -2);
  const place = before.length;
  const choices = rest
    .filter(({ kind }) => kind === 'number')
    .map((card) => ({
      card,
      position: { ...position, trick: { ...position.trick, plays: [...before, card] } },
    }));
  const far = (choice: Choice) => distance(choice.position, place);
  const near = [
    ...choices.filter((choice) => far(choice) === OUT).slice(0, 1),
    ...choices.filter((choice) => far(choice) < 2),
  ];
  const count = drawHandSize(random);
  const held = (random(2) === 0 && near.length >= count ? near : choices).slice(0, count);
  return { place, choices: held.sort((a, b) => compareCards(a.card, b.card)) };
}

function readSafe(ask: 'safe', text: TaskText): Result<SafeQuestion, StepError> {
  let isFollowed = false;
  const read = readHandInTrick(text, (scanner) => {
    isFollowed = scanner.accept(UNSEEN);
    return { plays: [], tokens: [] };
  });
  if (!read.ok) return err(read.error);
  const fits = isFollowed && read.value.place + 1 < MAX_SEATS;
  return fits ? ok({ ask, ...read.value }) : noTask(text.position);
}

function toCome({ choices }: SafeQuestion): WheelCard[] {
  const { plays } = (choices[0] as Choice).position.trick;
  const seen = [...plays.slice(0, -1), ...choices.map(({ card }) => card)];
  const among = (cards: readonly WheelCard[], card: WheelCard) =>
    cards.filter((one) => sameCard(one, card)).length;
  const deck = wheelDeck();
  return deck.filter((card) => among(deck, card) > among(seen, card));
}

const endings = ({ position }: Choice, coming: readonly WheelCard[]): TrickPosition[] =>
  coming.map((card) => ({
    ...position,
    trick: { ...position.trick, plays: [...position.trick.plays, card] },
  }));

const takerOf = (trick: Trick, rules: Rules): number | null => resolveTrick(trick, rules).taker;

/** The rules are the same for all cards that may come, of which there are many. */
function answersBy(
  question: SafeQuestion,
  reading: Partial<Rules> | undefined,
  whoTakes: typeof takerOf,
) {
  const { place, choices } = question;
  const rules = rulesIn((choices[0] as Choice).position, reading);
  const coming = toCome(question);
  return answersAmong(choices, ({ position: { trick } }) =>
    coming.every((card) => whoTakes({ ...trick, plays: [...trick.plays, card] }, rules) !== place),
  );
}

function reasons(question: SafeQuestion, answer: Answer): Reason[] {
  const { place, choices } = question;
  const choice = choices.find(({ card }) => makeCard(card) === answer) as Choice;
  const tricks = endings(choice, toCome(question));
  const nearest = tricks.toSorted((a, b) => distance(a, place) - distance(b, place))[0];
  const position = nearest as TrickPosition;
  const takes = ruleOn(position).taker === place;
  const card = position.trick.plays.at(-1) as WheelCard;
  const key = takes ? 'stage-comes' : 'stage-whatever';
  return [
    { about: 'stage', step: { key, clause: 'T2', place: place + 1, card } },
    ...trickReasons(position),
  ];
}

const OUT = MAX_SEATS;

function distance(position: TrickPosition, place: number): number {
  const { worths, ties } = ruleOn(position);
  const out = ties.flat();
  if (out.includes(place)) return OUT;
  const { strength } = worths[place] as Worth;
  return worths.filter((worth, at) => worth.strength < strength && !out.includes(at)).length;
}
