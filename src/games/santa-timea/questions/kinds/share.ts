import { type AtCard, cardQuestion, sayCardHint, worthAt } from '../card.ts';
import { type Kind, rulesIn } from '../kind.ts';
import { dealTrick } from '../trick.ts';

/** Whether a card counts in full, half or nothing: `share 1 in trick N2: N9 P` */
export type ShareQuestion = AtCard<'share'>;

const SHARES = ['full', 'half', 'zero'] as const;

export const share: Kind<ShareQuestion> = {
  asks: ['share'],
  level: 6,
  ...cardQuestion<ShareQuestion>((question, halves) => {
    const rank = worthAt(question).origin?.rank ?? 0;
    const counted = { full: rank * 2, half: rank, zero: 0 };
    return SHARES.filter((name) => counted[name] === halves);
  }),
  answers(question, reading) {
    const { origin, halves } = worthAt(question, rulesIn(question.position, reading));
    const right = halves === 0 ? 'zero' : halves === origin?.rank ? 'half' : 'full';
    return { offered: SHARES, right: [right] };
  },
  sayAnswer: (_, answer, { t }) => t(`task.${answer as (typeof SHARES)[number]}`),
  hint: (question, _, speech) => sayCardHint(question, 'hint.share', speech),
  draft: (ask, random, wish) => ({
    ask,
    place: random(wish.seats),
    position: dealTrick(wish, random).position,
  }),
};
