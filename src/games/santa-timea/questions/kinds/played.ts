import { anyOf, type Random } from '../../../../core/random.ts';
import { ok, type Result } from '../../../../core/result.ts';
import { noTask, type StepError, type TaskText } from '../../../../core/task-text.ts';
import { type Speech, sayTaking } from '../../explain/say.ts';
import type { Scanner } from '../../notation/cards.ts';
import { readPlays } from '../../notation/trick.ts';
import { MAX_SEATS } from '../../rules/deal.ts';
import type { Kind, Wish } from '../kind.ts';
import type { Choice } from '../scene.ts';
import { dealTrick, NOBODY, ruleOn } from '../trick.ts';
import {
  dealHand,
  type HandInTrick,
  handPattern,
  handQuestion,
  hardestTrick,
  makeHandInTrick,
  readHandInTrick,
} from './play.ts';

/** Which card of a hand was played, known by what came of it: `played N4 W8 in trick N2: S8 _ E4 takes 0 leads 1` */
export interface PlayedQuestion extends HandInTrick {
  readonly ask: 'played';
  /** In playing order; null for nobody. */
  readonly taker: number | null;
  readonly lead: number;
}

const TAKES = 'takes';
const LEADS = 'leads';

export const played: Kind<PlayedQuestion> = {
  asks: ['played'],
  level: 8,
  ...handQuestion<PlayedQuestion>(
    (question, { taker, lead }) => taker === question.taker && lead === question.lead,
  ),
  parse: readPlayed,
  make(question) {
    const { details, position } = makeHandInTrick(question);
    const taker = question.taker ?? NOBODY;
    return { details, position: `${position} ${TAKES} ${taker} ${LEADS} ${question.lead}` };
  },
  pattern: ({ place, taker, lead, choices }) =>
    `played ${place} ${taker} ${lead}: ${handPattern(choices)}`,
  burden: ({ choices }) => choices.length + hardestTrick({ choices }),
  mostRight: 1,
  say: (question, speech) => speech.t('task.ask.played', { outcome: sayOutcome(question, speech) }),
  draft,
};

function sayOutcome({ taker, lead, choices }: PlayedQuestion, speech: Speech): string {
  const { wind, carried } = (choices[0] as Choice).position.trick;
  return sayTaking({ taker, lead, takes: [wind, ...carried] }, speech);
}

function readPlayed(ask: 'played', text: TaskText): Result<PlayedQuestion, StepError> {
  let taker: number | null = null;
  let lead: number | null = null;
  const read = readHandInTrick(text, (scanner) => {
    const plays = readPlays(scanner, TAKES);
    if (scanner.accept(TAKES)) taker = scanner.accept(NOBODY) ? null : readPlace(scanner);
    if (scanner.accept(LEADS)) lead = readPlace(scanner);
    return plays;
  });
  if (!read.ok) return read;
  return lead === null ? noTask(text.position) : ok({ ask, ...read.value, taker, lead });
}

const readPlace = (scanner: Scanner): number => scanner.number(0, MAX_SEATS - 1);

function draft(ask: 'played', random: Random, wish: Wish): PlayedQuestion {
  const { position, rest } = dealTrick(wish, random);
  const hand = dealHand(random, position, random(wish.seats), rest);
  const { taker, lead } = ruleOn(anyOf(hand.choices, random).position);
  return { ask, ...hand, taker, lead };
}
