import { WINDS, type Wind } from '../src/core/compass.ts';
import { makeCard } from '../src/games/santa-timea/notation/cards.ts';
import type { TrickPosition } from '../src/games/santa-timea/notation/trick.ts';
import { QUESTIONS, type TimeaQuestion } from '../src/games/santa-timea/questions/index.ts';
import type { PlayQuestion } from '../src/games/santa-timea/questions/kinds/play.ts';
import type { PlayedQuestion } from '../src/games/santa-timea/questions/kinds/played.ts';
import type { SafeQuestion } from '../src/games/santa-timea/questions/kinds/safe.ts';
import type { Choice } from '../src/games/santa-timea/questions/scene.ts';
import { NOBODY } from '../src/games/santa-timea/questions/trick.ts';
import { checkPlay } from '../src/games/santa-timea/rules/legal.ts';
import { HOUSE } from '../src/games/santa-timea/rules/test-kit.ts';
import { codeOf, PIRATESS, windCode } from '../src/games/santa-timea/simulator/cards.ts';
import {
  judge,
  leadIn,
  NOBODY as NO_SEAT,
  takerIn,
  worthTableOf,
} from '../src/games/santa-timea/simulator/trick.ts';

const BOOK = worthTableOf(HOUSE);

/** The right answers by the simulator, in the order of those offered; null where it has no say. */
export function simulatorRight(question: TimeaQuestion): readonly string[] | null {
  if (question.ask === 'taker') return [String(judged(question.position).taker ?? NOBODY)];
  if (question.ask === 'leader') return [String(judged(question.position).lead)];
  if (question.ask === 'wind') {
    const { place, position } = question;
    const winds = WINDS.filter((wind) => judged(position, wind).taker === place);
    return winds.length > 0 ? winds : ['never'];
  }
  if (question.ask === 'safe') {
    return QUESTIONS.answersOf(question).offered.filter((code) => isSafe(question, code));
  }
  if (!('choices' in question)) return null;
  return QUESTIONS.answersOf(question).offered.filter((code) => reaches(question, code));
}

/** Who takes and who leads next. */
function judged(
  { trick }: TrickPosition,
  wind: Wind = trick.wind.wind,
): { taker: number | null; lead: number } {
  const plays = Uint8Array.from(trick.plays, codeOf);
  const outcome = judge(BOOK, windCode(wind), plays, 0, plays.length);
  const taker = takerIn(outcome);
  return { taker: taker === NO_SEAT ? null : taker, lead: leadIn(outcome) };
}

/** Whether a card of the hand takes with none of the cards that are not seen. */
function isSafe({ place, choices }: SafeQuestion, answer: string): boolean {
  const held = choices.map(({ card }) => codeOf(card));
  const choice = choices.find(({ card }) => makeCard(card) === answer) as Choice;
  const known = choice.position.trick.plays.map(codeOf);
  const seen = [...known, ...held].filter((code) => code < PIRATESS);
  const wind = windCode(choice.position.trick.wind.wind);
  for (let last = 0; last <= PIRATESS; last++) {
    if (seen.includes(last)) continue;
    const plays = Uint8Array.from([...known, last]);
    if (takerIn(judge(BOOK, wind, plays, 0, plays.length)) === place) return false;
  }
  return true;
}

/** Whether a card of the hand does what is wanted. */
function reaches(question: PlayQuestion | PlayedQuestion, answer: string): boolean {
  const { ask, place, choices } = question;
  const choice = choices.find(({ card }) => makeCard(card) === answer);
  const hand = choices.map(({ card }) => card);
  if (!choice || !checkPlay(choice.card, hand, place === 0).ok) return false;
  const { taker, lead } = judged(choice.position);
  if (ask === 'played') return taker === question.taker && lead === question.lead;
  if (ask === 'avoid') return taker !== place;
  if (ask === 'take') return taker === place;
  if (ask === 'give') return taker === (place + 1) % choice.position.trick.plays.length;
  // Where nobody takes, the lead stays where it was and is not won.
  return taker === null ? ask === 'nobody' : ask === 'win-lead' && lead === place;
}
