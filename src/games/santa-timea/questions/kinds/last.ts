import { rotate } from '../../../../core/compass.ts';
import { type Random, shuffled } from '../../../../core/random.ts';
import { ok } from '../../../../core/result.ts';
import { noTask, plainText } from '../../../../core/task-text.ts';
import type { Answer, Answers } from '../../../../kit/question/question.ts';
import { setSteps } from '../../explain/score.ts';
import type { Asked } from '../../explain/words.ts';
import { makeCard } from '../../notation/cards.ts';
import { type Ending, makeEnding, readEnding, seatToPlay } from '../../notation/ending.ts';
import {
  compareCards,
  compareWindCards,
  type WheelCard,
  type WindCard,
  wheelDeck,
  windDeck,
} from '../../rules/cards.ts';
import { MIN_SEATS } from '../../rules/deal.ts';
import { checkPlay } from '../../rules/legal.ts';
import { type Rules, rulesOf } from '../../rules/variants.ts';
import { type Kind, sayAmong, sayAsk, unique, type Wish } from '../kind.ts';
import { refutation, type SolvedCard, solveEnding } from '../play-out.ts';
import { type Reason, refusalReasons, sayReasons, sayRefusal } from '../reason.ts';

interface AtEnding<Ask extends Asked = Asked> {
  readonly ask: Ask;
  readonly ending: Ending;
}

const handOf = ({ ending }: AtEnding): readonly WheelCard[] =>
  ending.hands[seatToPlay(ending)] ?? [];

function answersFrom(
  question: AtEnding,
  reading: Partial<Rules> | undefined,
  rightOf: (solved: readonly SolvedCard[]) => readonly SolvedCard[],
): Answers {
  const solved = solveEnding(question.ending, { ...rulesOf('house', 'basic'), ...reading });
  return {
    offered: unique(handOf(question).map(makeCard)),
    right: rightOf(solved).map(({ code }) => code),
  };
}

const endingPattern = (ending: Ending): string =>
  [0, 1, 2, 3].map((turns) => makeEnding(turned(ending, turns))).toSorted()[0] as string;

/** [P3] What one Piratess leaves open in a trick, and [P6] what only a second one does. */
const ABOUT_HER = ['copiedWorth', 'copiedZero', 'secondPiratess', 'secondPiratessLead'] as const;

function endingQuestion<Q extends AtEnding>() {
  return {
    // Too few wind cards are left for two sets.
    points({ ending: { hands, plays } }) {
      const piratesses = [...hands, plays].flat().filter(({ kind }) => kind === 'piratess');
      return ['equalWorth', ...ABOUT_HER.slice(0, 2 * piratesses.length)];
    },
    reasons,
    hasOwnReasons: true,
    clauses: () => ['T1', 'T5', 'T6', 'R1', 'R2'],
    // Three for each trick to look ahead, two for each player beyond two.
    burden: ({ ending: { hands, winds } }) => 3 * winds.length + 2 * (hands.length - MIN_SEATS),
    scene: ({ ending }) => ({ kind: 'ending', ending }),
    sayAnswer: (question, answer, speech) => sayAmong(handOf(question), answer, speech),
    hint: (question, answer, speech) => sayRefusal(reasons(question, answer), speech),
    outcome(question, answer, speech) {
      const isEnd = (reason: Reason) =>
        reason.about === 'score' || (reason.about === 'line' && reason.step.key === 'damage');
      return sayReasons(reasons(question, answer).filter(isEnd), speech);
    },
  } satisfies Partial<Kind<Q>>;
}

function reasons(question: AtEnding, answer: Answer): Reason[] {
  const { ending } = question;
  const hand = handOf(question);
  const card = hand.find((held) => makeCard(held) === answer);
  const checked = card && checkPlay(card, hand, ending.plays.length === 0);
  return checked?.ok === false
    ? refusalReasons(checked.error)
    : refutation(ending, answer).flatMap((step): Reason[] => [
        ...(step.key === 'damage' ? setSteps(step.holding) : []).map(
          (set): Reason => ({ about: 'score', step: set }),
        ),
        { about: 'line', step },
      ]);
}

function turned({ hands, winds, plays, pile }: Ending, turns: number): Ending {
  const wheel = (card: WheelCard): WheelCard =>
    card.kind === 'piratess' ? card : { ...card, wind: rotate(card.wind, turns) };
  const wind = (card: WindCard): WindCard => ({ ...card, wind: rotate(card.wind, turns) });
  return {
    hands: hands.map((hand) => hand.map(wheel)),
    winds: winds.map(wind),
    plays: plays.map(wheel),
    pile: pile.map(wind),
  };
}

const TRICKS_LEFT: readonly number[] = [4, 4, 3, 3];

const MOST_HELD = 5;

function dealEnding(random: Random, { seats }: Wish): Ending {
  const tricks = (TRICKS_LEFT[seats - MIN_SEATS] ?? 0) - random(2);
  const cards = shuffled(wheelDeck(), random);
  const winds = shuffled(windDeck(), random);
  const hands = Array.from({ length: seats }, (_, seat) =>
    cards.slice(seat * tricks, (seat + 1) * tricks),
  );
  const playedCount = random(seats);
  return {
    hands: hands.map((hand, seat) => hand.slice(Number(seat < playedCount)).sort(compareCards)),
    winds: winds.slice(0, tricks),
    plays: hands.slice(0, playedCount).flatMap((hand) => hand.slice(0, 1)),
    pile: winds.slice(tricks, tricks + random(MOST_HELD - tricks + 1)).sort(compareWindCards),
  };
}

/** All hands open, the card with the least damage: `last in ending N2 S3: N10 P / E4 W2` */
type LastQuestion = AtEnding<'last'>;

export const last: Kind<LastQuestion> = {
  asks: ['last'],
  level: 13,
  ...endingQuestion<LastQuestion>(),
  parse(ask, { position }) {
    const read = readEnding(position);
    return read.ok ? ok({ ask, ending: read.value }) : read;
  },
  make: ({ ending }) => ({ position: makeEnding(ending) }),
  pattern: ({ ending }) => endingPattern(ending),
  answers: (question, reading) =>
    answersFrom(question, reading, (solved) => {
      const least = Math.min(...solved.map(({ damage }) => damage));
      return solved.filter(({ damage }) => damage === least);
    }),
  mostRight: 1,
  say: sayAsk,
  draft: (ask, random, wish) => ({ ask, ending: dealEnding(random, wish) }),
};

/** All hands open, the cards that end with at most so much damage: `at-most 2 in ending N2 S3: N10 P / E4 W2` */
interface AtMostQuestion extends AtEnding<'at-most'> {
  readonly most: number;
}

export const atMost: Kind<AtMostQuestion> = {
  asks: ['at-most'],
  level: 14,
  hasDetails: true,
  ...endingQuestion<AtMostQuestion>(),
  parse(ask, { details, position }) {
    const most = plainText(details);
    if (!/^\d{1,2}$/.test(most)) return noTask(details);
    const read = readEnding(position);
    return read.ok ? ok({ ask, ending: read.value, most: Number(most) }) : read;
  },
  make: ({ ending, most }) => ({ details: String(most), position: makeEnding(ending) }),
  pattern: ({ ending, most }) => `${most}: ${endingPattern(ending)}`,
  answers: (question, reading) =>
    answersFrom(question, reading, (solved) =>
      solved.filter(({ damage }) => damage <= question.most),
    ),
  say: ({ most }, { t }) => t('task.ask.at-most', { count: most }),
  draft: (ask, random, wish) => {
    const ending = dealEnding(random, wish);
    return { ask, ending, most: limitOf(ending, random) };
  },
};

function limitOf(ending: Ending, random: Random): number {
  const sure = solveEnding(ending).map(({ damage }) => damage);
  const limits = sure.filter((damage) => damage > 0 && damage < Math.max(...sure));
  return limits[random(Math.max(1, limits.length))] ?? Math.max(...sure);
}
