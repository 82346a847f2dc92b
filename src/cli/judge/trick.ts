import { decidingClause } from '../../games/santa-timea/editions/verdict.ts';
import { sayHalves, sayTaking, sayTrickStep } from '../../games/santa-timea/explain/say.ts';
import { explainTrick, type TrickStep } from '../../games/santa-timea/explain/trick.ts';
import { makeCard, makeWindCard } from '../../games/santa-timea/notation/cards.ts';
import { type Ruleset, rulesFor } from '../../games/santa-timea/notation/ruleset.ts';
import type { TrickPosition } from '../../games/santa-timea/notation/trick.ts';
import { isRuling, OPEN_POINTS, type OpenPoint } from '../../games/santa-timea/rules/readings.ts';
import { type Seat, seatAt } from '../../games/santa-timea/rules/round.ts';
import { resolveTrick, type Trick, type TrickRuling } from '../../games/santa-timea/rules/trick.ts';
import { type Answer, rulingLine, speechFor, tellSteps, type Words } from './answer.ts';

/** A trick alone: its leader sits on seat 0. */
export function judgeTrick({ trick, ...ruleset }: TrickPosition, words: Words): Answer {
  const { edition, variant } = ruleset;
  const ruling = resolveTrick(trick, rulesFor(ruleset));
  const { data, lines } = judgeLed({ trick, ruling, leader: 0, ruleset }, words);
  return { data: { edition, variant, ...data }, lines };
}

/** A trick as it lay on the table. */
export interface Led {
  readonly trick: Trick;
  readonly ruling: TrickRuling;
  readonly leader: Seat;
  readonly ruleset: Ruleset;
}

/** A trick led by any seat. Everything in the answer counts seats, not places in playing order. */
export function judgeLed({ trick, ruling, leader, ruleset }: Led, words: Words): Answer {
  const { t } = words;
  const { edition } = ruleset;
  const seats = trick.plays.length;
  const seat = (place: number): Seat => seatAt(leader, place, seats);
  const speech = speechFor(words, seats, leader);
  const reasons = explainTrick(trick, ruling, rulesFor(ruleset));
  const { steps, lines } = tellSteps(
    reasons,
    (step) => sayTrickStep(step, trick.plays, speech),
    edition,
    t,
    (step) => seated(step, seat),
  );
  return {
    data: {
      leader,
      taker: ruling.taker === null ? null : seat(ruling.taker),
      nextLeader: seat(ruling.lead),
      worths: ruling.worths.map(({ halves, by }, place) => ({
        seat: seat(place),
        card: trick.plays[place] && makeCard(trick.plays[place]),
        halves,
        text: sayHalves(halves),
        by,
      })),
      out: ruling.ties.flat().map(seat).sort(),
      takes: ruling.takes.map(makeWindCard),
      carried: ruling.carried.map(makeWindCard),
      aside: ruling.aside.map(makeWindCard),
      steps,
    },
    lines: [
      rulingLine(sayTaking(ruling, speech)),
      ...lines,
      ...silences(trick, ruleset, reasons, words),
    ],
  };
}

/** What the book leaves open though this trick depends on it, and no reason says so: the ruling is ours. */
function silences(
  trick: Trick,
  ruleset: Ruleset,
  reasons: readonly TrickStep[],
  { t }: Words,
): string[] {
  const { edition } = ruleset;
  if (edition === 'house') return [];
  const rules = rulesFor(ruleset);
  const outcome = (question: OpenPoint, answer: string): string => {
    const { taker, lead, takes } = resolveTrick(trick, { ...rules, [question]: answer });
    return JSON.stringify([taker, lead, takes]);
  };
  return (Object.keys(OPEN_POINTS) as OpenPoint[])
    .filter((question) => isRuling(edition, question))
    .filter((question) => !reasons.some((step) => step.question === question))
    .filter((question) => {
      const { answers } = OPEN_POINTS[question];
      return new Set(answers.map((answer) => outcome(question, answer))).size > 1;
    })
    .map((question) => {
      const book = t('dispute.book', {
        book: t(`reading.${edition}`),
        answer: t('dispute.silent'),
      });
      const ours = t('dispute.ours', { answer: t(`dispute.${question}.${rules[question]}`) });
      return `- ${t(`dispute.ask.${question}`)} ${book} ${ours} [${decidingClause(question)}]`;
    });
}

/** A step with seats instead of places in playing order. */
function seated(step: TrickStep, seat: (place: number) => Seat) {
  if ('ranks' in step) return { ...step, ranks: step.ranks.map((places) => places.map(seat)) };
  if ('places' in step) {
    const { places, ...rest } = step;
    return { ...rest, seats: places.map(seat) };
  }
  if ('place' in step) {
    const { place, ...rest } = step;
    return { ...rest, seat: place === null ? null : seat(place) };
  }
  return step;
}
