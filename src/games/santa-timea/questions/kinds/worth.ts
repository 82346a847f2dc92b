import type { Answer } from '../../../../kit/question/question.ts';
import { type Speech, sayCard, sayHalves } from '../../explain/say.ts';
import type { Asked } from '../../explain/words.ts';
import { makePosition } from '../../notation/position.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { resolveTrick } from '../../rules/trick.ts';
import type { Rules } from '../../rules/variants.ts';
import type { Worth } from '../../rules/worth.ts';
import { ascending, inPosition, type Kind, rulesIn, withIndex } from '../kind.ts';
import { type MisreadingId, misreadWorth } from '../misreadings.ts';
import { dealTrick, trickClauses, trickPattern, trickReasons, trickScene } from '../trick.ts';

export interface AtCard<Ask extends Asked = Asked> {
  readonly ask: Ask;
  readonly place: number;
  readonly position: TrickPosition;
}

const worthAt = ({ place, position }: AtCard, rules: Rules = rulesFor(position)): Worth =>
  resolveTrick(position.trick, rules).worths[place] as Worth;

export function cardQuestion<Q extends AtCard>(
  answersFor: (question: Q, halves: number) => readonly Answer[],
) {
  return {
    hasDetails: true,
    parse: (ask, text) =>
      inPosition('trick', text.position, (position) =>
        withIndex(
          text.details,
          position.trick.plays.length,
          (place) => ({ ask, place, position }) as Q,
        ),
      ),
    make: ({ place, position }) => ({ details: String(place), position: makePosition(position) }),
    pattern: ({ ask, place, position }) => `${ask} ${place}: ${trickPattern(position.trick)}`,
    seemsRight: (question, misreading: MisreadingId) => {
      const { place, position } = question;
      const { trick } = position;
      const halves = misreadWorth(trick, rulesFor(position), misreading, place);
      return halves === worthAt(question).halves ? [] : answersFor(question, halves);
    },
    reasons: (question) =>
      trickReasons(question.position).filter(
        ({ step }) =>
          'halves' in step &&
          'place' in step &&
          step.place >= originOf(question) &&
          step.place <= question.place,
      ),
    clauses: ({ position }) => trickClauses(position),
    burden: (question) => question.place - originOf(question),
    scene: ({ place, position }) => trickScene(position, place),
    draft: (ask, random, wish) =>
      ({ ask, place: random(wish.seats), position: dealTrick(wish, random).position }) as Q,
    say: ({ ask, place, position }, { t, name }) => {
      const card = position.trick.plays[place] as WheelCard;
      const the = card.kind === 'piratess' ? t('card.the-piratess') : sayCard(card, t);
      return t(`task.ask.${ask}`, { card: the, name: name(place) });
    },
  } satisfies Partial<Kind<Q>>;
}

const sayCardHint = (
  { place, position }: AtCard,
  key: 'hint.share' | 'hint.no-rounding',
  { t }: Speech,
): string => t(position.trick.plays[place]?.kind === 'piratess' ? 'hint.copy' : key);

/** The card that a card copies, by its place; its own if it copies none, and the led Piratess if there is none. */
function originOf({ place, position }: AtCard): number {
  const { plays } = position.trick;
  const numbered = plays.slice(0, place + 1).findLastIndex(({ kind }) => kind === 'number');
  return Math.max(0, numbered);
}

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
};

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
};
