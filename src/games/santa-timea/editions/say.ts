import { writeList } from '../../../core/locale.ts';
import {
  createSpeech,
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

/** What the desk needs to speak: words, and the players by seat. */
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

const nameOf = ({ names }: DeskSpeech, seat: number): string => names[seat] ?? '';

/** `South 1 and North 1` */
export const sayCards = (cards: readonly WindCard[], { t }: DeskSpeech): string =>
  writeList(
    cards.map((card) => sayWindCard(card, t)),
    t.lang,
  );

const values = (totals: readonly number[], speech: DeskSpeech): string =>
  writeList(
    totals.map((value, seat) => speech.t('player.value', { name: nameOf(speech, seat), value })),
    speech.t.lang,
  );

/** An outcome in a sentence or several. */
export function sayOutcome(outcome: WitnessOutcome, speech: DeskSpeech): string[] {
  const { t, names } = speech;
  switch (outcome.kind) {
    case 'trick': {
      const { taker, takes } = outcome;
      const ruled = sayTaking(outcome, createSpeech(t, names));
      return taker !== null && takes.length > 1
        ? [ruled, takesLine(taker, takes, speech)]
        : [ruled];
    }
    case 'round': {
      const taken = outcome.collected.flatMap((cards, seat) =>
        cards.length > 0 ? [takesLine(seat, cards, speech)] : [],
      );
      const { carried } = outcome;
      return carried.length > 0
        ? [...taken, t('desk.outcome.waits', { cards: sayCards(carried, speech) })]
        : taken;
    }
    case 'score':
      return [t('desk.outcome.scores', { values: values(outcome.totals, speech) })];
    case 'declare': {
      const [settled] = outcome.settled;
      return [
        settled
          ? t('desk.outcome.settles', { values: values(settled, speech) })
          : t('desk.outcome.never-settles'),
      ];
    }
    case 'start':
    case 'win': {
      const those = writeList(
        outcome.seats.map((seat) => nameOf(speech, seat)),
        t.lang,
      );
      const draw = outcome.kind === 'start' && outcome.seats.length > 1;
      const key = draw ? 'draw' : outcome.kind === 'start' ? 'starts' : 'wins';
      return [t(`desk.outcome.${key}`, { names: those })];
    }
    case 'options':
      return outcome.options.map(({ sets, value }) => {
        const cards = writeList(
          sets.map((wind) => t(`wind.${wind}`)),
          t.lang,
        );
        return sets.length > 0
          ? t('your-book.case.discards', { cards, value })
          : t('your-book.case.keeps', { value });
      });
    case 'row':
      return outcome.card ? [sayWindCard(outcome.card, t)] : [];
    case 'hand':
      return [
        writeList(
          outcome.cards.map((card) => sayCard(card, t)),
          t.lang,
        ),
      ];
    case 'sequence':
      return [t('your-book.case.taken', { cards: outcome.taken.join(' · ') })];
  }
}

const takesLine = (seat: number, cards: readonly WindCard[], speech: DeskSpeech): string =>
  speech.t('desk.outcome.takes', { name: nameOf(speech, seat), cards: sayCards(cards, speech) });

/** What no card shows: of a start who started, who won the lead last, who was on a sinking ship; how tricks end. */
export function sayCircumstances(situation: Situation, speech: DeskSpeech): string[] {
  const { t } = speech;
  if (situation.kind === 'sequence') {
    return [t('your-book.case.sequence', { cards: [...situation.marks].join(' ') })];
  }
  if (situation.kind !== 'start') return [];
  const { seats, rounds, starter, nextLeader, sunk = [] } = situation;
  const of = (seat: number) => ({ name: nameOf(speech, seat) });
  return [
    ...(rounds.length === 0 ? [t('your-book.case.players', { count: seats })] : []),
    ...(starter === undefined ? [] : [t('desk.witness.started', of(starter))]),
    ...(nextLeader === undefined || nextLeader === starter
      ? []
      : [t('desk.witness.won-last', of(nextLeader))]),
    ...sunk.map((seat) => t('desk.witness.sunk', of(seat))),
  ];
}

/** One reason as a sentence, with its player or its trick before it where there are several. */
export function sayStep(step: PlayedStep, speech: DeskSpeech): string {
  const { t, names } = speech;
  switch (step.of) {
    case 'trick': {
      const { leader, plays, trick } = step;
      const turned = plays.map((_, place) => nameOf(speech, (leader + place) % plays.length));
      const said = sayTrickStep(step.step, plays, createSpeech(t, turned));
      return trick === null ? said : `${t('desk.step.trick', { number: trick + 1 })} ${said}`;
    }
    case 'score':
      return t('scene.of', { name: nameOf(speech, step.seat), what: sayScoreStep(step.step, t) });
    case 'game':
      return sayGameStep(step.step, createSpeech(t, names));
    case 'rest':
      return t(`desk.step.${step.answer}`, { cards: sayCards(step.cards, speech) });
  }
}
