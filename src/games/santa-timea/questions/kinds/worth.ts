import { sayHalves } from '../../explain/say.ts';
import { type AtCard, cardQuestion, sayCardHint, worthAt } from '../card.ts';
import { ascending, type Kind, rulesIn } from '../kind.ts';
import { dealTrick } from '../trick.ts';

/** What a card counts, in half points: `worth 1 in trick N2: N9 P` */
export type WorthQuestion = AtCard<'worth'>;

export const worth: Kind<WorthQuestion> = {
  asks: ['worth'],
  level: 5,
  ...cardQuestion<WorthQuestion>((_, halves) => [String(halves)]),
  answers(question, reading) {
    const { origin, halves } = worthAt(question, rulesIn(question.position, reading));
    const rank = origin?.rank ?? 0;
    const near = [0, rank, rank * 2, rank - (rank % 2), rank + (rank % 2)];
    return { offered: ascending([...near, halves]), right: [String(halves)] };
  },
  sayAnswer: (_, answer) => sayHalves(Number(answer)),
  writeAnswer: (_, answer) => sayHalves(Number(answer)),
  hint(question, answer, speech) {
    const isRounded = Math.abs(Number(answer) - worthAt(question).halves) === 1;
    return sayCardHint(question, isRounded ? 'hint.no-rounding' : 'hint.share', speech);
  },
  draft(ask, random, wish) {
    const place = random(wish.seats);
    return { ask, place, position: dealTrick(wish, random).position };
  },
};
