import {
  createSpeech,
  type Speech,
  sayCard,
  sayGameStep,
  sayScoreStep,
  sayTaking,
  sayTrickStep,
  sayWindCard,
} from '../explain/say.ts';
import type { Translate } from '../explain/words.ts';
import type { WindCard } from '../rules/cards.ts';
import type { Finding } from './compare.ts';
import { type AnyPoint, isForeign } from './foreign.ts';
import type { PlayedStep, WitnessOutcome } from './play.ts';
import type { Situation } from './witness.ts';

export interface DeskSpeech {
  readonly t: Translate;
  readonly names: readonly string[];
}

/** How often an outcome changes: `14,238 of 205,320 tricks with three players`. */
export function sayCount(
  { space, cases, different }: Pick<Finding, 'space' | 'cases' | 'different'>,
  t: Translate,
): string {
  const number = new Intl.NumberFormat(t.lang);
  return t('desk.share', {
    different: number.format(different),
    cases: number.format(cases),
    domain: t(`desk.domain.${space}`),
  });
}

export const sayQuestion = (question: AnyPoint, t: Translate): string =>
  isForeign(question) ? t(`foreign.ask.${question}`) : t(`dispute.ask.${question}`);

export const sayAnswer = (question: AnyPoint, answer: string, t: Translate): string =>
  isForeign(question) ? t(`foreign.${question}.${answer}`) : t(`dispute.${question}.${answer}`);

const sayCards = (cards: readonly WindCard[], { t, list }: Speech): string =>
  list(cards.map((card) => sayWindCard(card, t)));

export function sayOutcome(outcome: WitnessOutcome, { t, names }: DeskSpeech): string[] {
  const speech = createSpeech(t, names);
  const { list, name } = speech;
  const takes = (seat: number, cards: readonly WindCard[]) =>
    t('desk.outcome.takes', { name: name(seat), cards: sayCards(cards, speech) });
  const values = (totals: readonly number[]) =>
    list(totals.map((value, seat) => t('player.value', { name: name(seat), value })));
  switch (outcome.kind) {
    case 'trick': {
      const { taker, takes: cards } = outcome;
      const ruled = sayTaking(outcome, speech);
      return taker !== null && cards.length > 1 ? [ruled, takes(taker, cards)] : [ruled];
    }
    case 'round': {
      const { collected, carried } = outcome;
      const taken = collected.flatMap((cards, seat) =>
        cards.length > 0 ? takes(seat, cards) : [],
      );
      return carried.length > 0
        ? [...taken, t('desk.outcome.waits', { cards: sayCards(carried, speech) })]
        : taken;
    }
    case 'score':
      return [t('desk.outcome.scores', { values: values(outcome.totals) })];
    case 'declare': {
      const [settled] = outcome.settled;
      return [
        settled
          ? t('desk.outcome.settles', { values: values(settled) })
          : t('desk.outcome.never-settles'),
      ];
    }
    case 'start': {
      const key = outcome.seats.length > 1 ? 'draw' : 'starts';
      return [t(`desk.outcome.${key}`, { names: list(outcome.seats.map(name)) })];
    }
    case 'win':
      return [t('desk.outcome.wins', { names: list(outcome.seats.map(name)) })];
    case 'options':
      return outcome.options.map(({ sets, value }) => {
        const cards = list(sets.map((wind) => t(`wind.${wind}`)));
        return sets.length > 0
          ? t('your-book.case.discards', { cards, value })
          : t('your-book.case.keeps', { value });
      });
    case 'row':
      return outcome.card ? [sayWindCard(outcome.card, t)] : [];
    case 'hand':
      return [list(outcome.cards.map((card) => sayCard(card, t)))];
    case 'sequence':
      return [t('your-book.case.taken', { cards: outcome.taken.join(' · ') })];
  }
}

/** What no card shows: of a start who started, who won the lead last, who was on a sinking ship; how tricks end. */
export function sayCircumstances(situation: Situation, { t, names }: DeskSpeech): string[] {
  if (situation.kind === 'sequence') {
    return [t('your-book.case.sequence', { cards: [...situation.marks].join(' ') })];
  }
  if (situation.kind !== 'start') return [];
  const { seats, rounds, starter, nextLeader, sunk = [] } = situation;
  const { name } = createSpeech(t, names);
  const said: string[] = [];
  if (rounds.length === 0) said.push(t('your-book.case.players', { count: seats }));
  if (starter !== undefined) said.push(t('desk.witness.started', { name: name(starter) }));
  if (nextLeader !== undefined && nextLeader !== starter) {
    said.push(t('desk.witness.won-last', { name: name(nextLeader) }));
  }
  return [...said, ...sunk.map((seat) => t('desk.witness.sunk', { name: name(seat) }))];
}

/** One reason as a sentence, with its player or its trick before it where there are several. */
export function sayStep(step: PlayedStep, { t, names }: DeskSpeech): string {
  const speech = createSpeech(t, names);
  switch (step.of) {
    case 'trick': {
      const { leader, plays, trick } = step;
      const turned = plays.map((_, place) => speech.name((leader + place) % plays.length));
      const said = sayTrickStep(step.step, plays, createSpeech(t, turned));
      return trick === null ? said : `${t('desk.step.trick', { number: trick + 1 })} ${said}`;
    }
    case 'score':
      return t('scene.of', { name: speech.name(step.seat), what: sayScoreStep(step.step, t) });
    case 'game':
      return sayGameStep(step.step, speech);
    case 'rest':
      return t(`desk.step.${step.answer}`, { cards: sayCards(step.cards, speech) });
  }
}
