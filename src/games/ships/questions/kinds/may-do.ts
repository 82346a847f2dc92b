import { compareWinds, rotate, WINDS, type Wind } from '../../../../core/compass.ts';
import { type Random, shuffled } from '../../../../core/random.ts';
import { ok } from '../../../../core/result.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import type { RulingStep } from '../../explain/phase.ts';
import { sayCards } from '../../explain/say.ts';
import { makeWord } from '../../notation/cards.ts';
import { makePosition, type TablePosition } from '../../notation/position.ts';
import { type Card, compareCards, isShot, SHOTS } from '../../rules/cards.ts';
import { checkMove } from '../../rules/game.ts';
import { gameAt } from '../../rules/position.ts';
import { HOUSE } from '../../rules/readings.ts';
import { mayFire } from '../../rules/sail.ts';
import { both } from '../../rules/seats.ts';
import { inPosition, type Kind, readChoices, seen } from '../kind.ts';

/** Which of these cards the first player may choose now: `may-do BB BC . in table fire …` */
interface MayDoQuestion {
  readonly ask: 'may-do';
  readonly options: readonly (readonly Card[])[];
  readonly position: TablePosition;
}

const check = ({ position }: MayDoQuestion, cards: readonly Card[]) =>
  checkMove(gameAt(position, HOUSE), 0, cards);

const optionOf = ({ options }: MayDoQuestion, answer: Answer): readonly Card[] =>
  options.find((option) => makeWord(option) === answer) ?? [];

export const mayDo: Kind<MayDoQuestion> = {
  asks: ['may-do'],
  level: 4,
  hasDetails: true,
  parse: (ask, text) =>
    inPosition('table', text.position, (table) =>
      readChoices(text.details, (options) =>
        ok({ ask, options, position: { ...table, choices: null } }),
      ),
    ),
  make: ({ options, position }) => ({
    details: options.map(makeWord).join(' '),
    position: makePosition(position),
  }),
  // No misreading is known of it.
  ...seen<MayDoQuestion>({
    effort: 1,
    offered: ({ options }) => options.map(makeWord),
    solve: (question) =>
      question.options.filter((cards) => check(question, cards).ok).map(makeWord),
  }),
  hasOwnReasons: true,
  reasons: reasonsFor,
  clauses: () => ['W5'],
  say: ({ position }, { t }) => t(`task.ask-do.${position.phase}`),
  sayAnswer(question, answer, speech) {
    const option = optionOf(question, answer);
    return option.length > 0 ? sayCards(option, speech) : speech.t('task.nothing');
  },
  redraw,
};

/** The same situation with other winds and other shots: what may be chosen moves with them. */
function redraw({ ask, options, position }: MayDoQuestion, random: Random): MayDoQuestion {
  const turns = random(WINDS.length);
  const shots = shuffled(SHOTS, random);
  const turned = (wind: Wind): Wind => rotate(wind, turns);
  const other = (card: Card): Card =>
    isShot(card) ? (shots[SHOTS.indexOf(card)] ?? card) : turned(card);
  const others = (cards: readonly Card[]): Card[] => cards.map(other).sort(compareCards);
  return {
    ask,
    options: options.map(others),
    position: {
      ...position,
      hands: both((seat) => others(position.hands[seat])),
      winds: both((seat) => position.winds[seat].map(turned).sort(compareWinds)),
    },
  };
}

const ALLOWED_BY = { reload: 'W8', sail: 'W9', fire: 'W12', retire: 'W13' } as const;

function reasonsFor(question: MayDoQuestion, answer: Answer): RulingStep[] {
  const cards = optionOf(question, answer);
  const checked = check(question, cards);
  if (!checked.ok) {
    const { code, clause } = checked.error;
    return [{ key: 'refused', clause, code }];
  }
  const { phase, winds } = question.position;
  return phase === 'fire' && cards.length === 0 && mayFire(winds, HOUSE)[0]
    ? [{ key: 'holds-fire', clause: 'WA7', question: 'emptyAttack', seat: 0 }]
    : [{ key: `allowed-${phase}`, clause: ALLOWED_BY[phase] }];
}
