import type { Translate } from '../../../../core/words.ts';
import { playerNames } from '../../explain/player-names.ts';
import { createSpeech, type Speech, sayHalves } from '../../explain/say.ts';
import type { TrickStep } from '../../explain/trick.ts';
import { QUESTIONS } from '../../questions/index.ts';
import { sayReason } from '../../questions/reason.ts';
import { NOBODY } from '../../questions/trick.ts';
import { judgeTrick, type TableCard, type TableWorth } from '../../tables/trick/judged-trick.ts';
import type { Item } from '../../trainer/item.ts';

/** One question of the drill as people see and hear it. */
export interface Drill {
  readonly item: Item;
  readonly names: readonly string[];
  readonly cards: readonly TableCard[];
  /** What each card counts; to be seen after the answer only. */
  readonly worths: readonly TableWorth[];
  readonly question: string;
  /** The wind and the cards in words, for those who do not see them. */
  readonly aloud: string;
  /** The right answer. */
  readonly right: string;
}

export function createDrill(item: Item, t: Translate, lang: string): Drill {
  const { position } = item.question;
  const { cards, verdict } = judgeTrick(position, t, lang);
  const { list } = createSpeech(t, lang, []);
  return {
    item,
    names: playerNames(t),
    cards,
    worths: verdict?.worths ?? [],
    question: t(`trainer.ask.${item.kind}`),
    aloud: t('trainer.aloud', {
      wind: t(`blows.${position.trick.wind.wind}`),
      cards: list(cards.map((card) => card.name)),
    }),
    right: QUESTIONS.answersOf(item.question).right[0] ?? '',
  };
}

/** An answer in words: `half`, `5½`, `North 11`. */
export function sayDrillAnswer({ item, cards }: Drill, answer: string, t: Translate): string {
  switch (item.kind) {
    case 'share':
      return t(`trainer.share.${answer}`);
    case 'worth':
    case 'copy':
      return sayHalves(Number(answer));
    case 'lower':
    case 'take':
      return answer === NOBODY
        ? t(`trainer.nobody.${item.kind}`)
        : (cards[Number(answer)]?.name ?? '');
  }
}

/** Why an answer is wrong: the misreading that leads to it, and what the rules say instead. */
export function sayWhy(
  { item, names }: Drill,
  answer: string,
  t: Translate,
  lang: string,
): string[] {
  const [misreading] = QUESTIONS.trapsOf(item.question, answer);
  const speech = createSpeech(t, lang, names);
  return [
    ...(misreading ? [t(`misreading.${misreading}`)] : []),
    ...sayRuling(item, answer, speech),
  ];
}

/** What becomes of the lead is not asked here, and of five cards the worths can be seen. */
export function sayRuling({ kind, question }: Item, answer: string, speech: Speech): string[] {
  const tells = (step: TrickStep) =>
    !LEADS.includes(step.key) && (kind !== 'take' || !('halves' in step && 'place' in step));
  return QUESTIONS.reasonsFor(question, answer)
    .filter((reason) => reason.about === 'trick' && tells(reason.step))
    .map((reason) => sayReason(reason, speech));
}

const LEADS: readonly TrickStep['key'][] = [
  'highest',
  'next-highest',
  'only-card-leads',
  'lead-stays',
  'aside',
];
