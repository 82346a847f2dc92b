import type { Answer } from '../../../kit/question/question.ts';
import { createQuestions } from '../../../kit/question/questions.ts';
import { type Speech, sayCard, sayHalves } from '../explain/say.ts';
import type { TrickStep } from '../explain/trick.ts';
import type { Kind as QuestionKind, TimeaTerms } from '../questions/kind.ts';
import { type TakerQuestion, taker } from '../questions/kinds/taker.ts';
import { type ShareQuestion, share, type WorthQuestion, worth } from '../questions/kinds/worth.ts';
import type { Reason } from '../questions/reason.ts';
import { SETTINGS } from '../questions/settings.ts';
import { NOBODY } from '../questions/trick.ts';
import { HIGHEST_RANK, numberCard, PIRATESS } from '../rules/cards.ts';
import type { Trick } from '../rules/trick.ts';
import { type Item, questionOf } from './session.ts';
import type { Kind } from './tally.ts';

export type DrillQuestion = ShareQuestion | TakerQuestion | WorthQuestion;

const ENTRIES = Array.from({ length: 2 * (HIGHEST_RANK + 1) }, (_, halves) => String(halves));

export const DRILL = createQuestions<DrillQuestion, TimeaTerms>({
  ...SETTINGS,
  kinds: {
    share: drilled(share),
    taker: drilled(taker),
    worth: drilled({
      ...worth,
      answers: (question, reading) => ({
        offered: ENTRIES,
        right: worth.answers(question, reading).right,
      }),
    }),
  },
});

function drilled<Q extends DrillQuestion>(kind: QuestionKind<Q>): QuestionKind<Q> {
  return {
    ...kind,
    reasons: (question, answer) =>
      kind.reasons(question, answer).filter((reason) => isAsked(kindOf(question), reason)),
    say: (question, { t }) => t(`trainer.ask.${kindOf(question)}`),
    sayAnswer,
    hint: () => '',
  };
}

export function kindOf({ ask, position }: DrillQuestion): Kind {
  const { plays } = position.trick;
  if (ask === 'taker') return plays.length === 2 ? 'lower' : 'take';
  return ask === 'worth' && plays.at(-1)?.kind === 'piratess' ? 'copy' : ask;
}

function sayAnswer(question: DrillQuestion, answer: Answer, { t }: Speech): string {
  const kind = kindOf(question);
  if (kind === 'share') return t(`trainer.share.${answer as 'full' | 'half' | 'zero'}`);
  if (kind === 'worth' || kind === 'copy') return sayHalves(Number(answer));
  const play = question.position.trick.plays[Number(answer)];
  return answer === NOBODY || !play ? t(`trainer.nobody.${kind}`) : sayCard(play, t);
}

/** What becomes of the lead is not asked here, and of five cards the worths can be seen. */
function isAsked(kind: Kind, { step, about }: Reason): boolean {
  const isWorth = 'halves' in step && 'place' in step;
  return about === 'trick' && !LEADS.includes(step.key) && !(kind === 'take' && isWorth);
}

const LEADS: readonly Reason['step']['key'][] = [
  'highest',
  'next-highest',
  'only-card-leads',
  'lead-stays',
  'aside',
] satisfies TrickStep['key'][];

const worked = (kind: Kind, wind: Trick['wind'], plays: Trick['plays']): Item => ({
  skill: kind,
  kind,
  question: questionOf(kind, { wind, carried: [], plays }),
});

export const WORKED: readonly Item[] = [
  worked('share', { wind: 'S', damage: 1 }, [numberCard('N', 12)]),
  worked('worth', { wind: 'N', damage: 2 }, [numberCard('E', 11)]),
  worked('lower', { wind: 'E', damage: 1 }, [numberCard('E', 6), numberCard('S', 11)]),
  worked('copy', { wind: 'W', damage: 3 }, [
    numberCard('W', 3),
    numberCard('N', 9),
    PIRATESS,
    PIRATESS,
  ]),
  worked('take', { wind: 'S', damage: 2 }, [
    numberCard('E', 6),
    numberCard('S', 3),
    numberCard('W', 9),
    numberCard('S', 14),
    numberCard('W', 13),
  ]),
];
