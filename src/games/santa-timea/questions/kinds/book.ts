import { noTask, plainText } from '../../../../core/task-text.ts';
import { writeNumber } from '../../../../core/words.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import { explainWinners } from '../../explain/game.ts';
import type { Speech } from '../../explain/say.ts';
import { winners } from '../../rules/game.ts';
import { BOOKS, isRuling, type OpenPoint, type PrintedEdition } from '../../rules/readings.ts';
import { type Rules, rulesOf, type VariantName } from '../../rules/variants.ts';
import { type AtGame, gameQuestion } from '../game-points.ts';
import { type Kind, those } from '../kind.ts';
import type { Reason } from '../reason.ts';
import {
  type AtScore,
  holdingClauses,
  placeClauses,
  scoreOf,
  scoreQuestion,
  scoreSteps,
  totalBurden,
} from './score.ts';

/** Which book comes to another total, or to other winners: `book 0 in score …`, `book in game 3-2-1 1-3-2` */
type BookQuestion = AtScore<'book'> | AtGame<'book'>;

const NONE = 'none';

const ofScore = scoreQuestion<AtScore<'book'>>(false);
const ofGame = gameQuestion<AtGame<'book'>>(true);

const isScore = (question: BookQuestion): question is AtScore<'book'> => 'position' in question;

export const book: Kind<BookQuestion> = {
  asks: ['book'],
  level: 15,
  hasDetails: true,
  parse(ask, text) {
    if (!plainText(text.position).startsWith('game')) return ofScore.parse(ask, text);
    return plainText(text.details) === '' ? ofGame.parse(ask, text) : noTask(text.details);
  },
  make: (question) => (isScore(question) ? ofScore.make(question) : ofGame.make(question)),
  pattern: (question) =>
    isScore(question) ? ofScore.pattern(question) : `book ${ofGame.make(question).position}`,
  answers(question, reading = {}) {
    const ruled = BOOKS.map((one) => ruledBy(question, rulesBy(one, question, reading)).join());
    const odd = BOOKS.filter((_, at) => ruled.filter((one) => one === ruled[at]).length === 1);
    return { offered: [...BOOKS, NONE], right: odd.length > 0 ? odd : [NONE] };
  },
  reasons(question, answer) {
    const named = BOOKS.find((one) => one === answer);
    const rules = named ? rulesBy(named, question) : rulesOf('house', variantOf(question));
    if (isScore(question)) {
      return scoreSteps(question, rules).map((step): Reason => ({ about: 'score', step }));
    }
    const game = { ...question.game, rules };
    return explainWinners(game, winners(game)).map((step): Reason => ({ about: 'game', step }));
  },
  clauses(question) {
    if (!isScore(question)) return ['O3', 'E1', 'E2'];
    const withSet = question.position.holdings.some(({ discarded }) => discarded.length > 0);
    return [
      ...holdingClauses(question),
      ...placeClauses(question),
      ...those(['B5', question.position.variant === 'pro' && withSet]),
    ];
  },
  burden: (question) => 4 + (isScore(question) ? totalBurden(question) : 2 * question.game.seats),
  scene: (question) => (isScore(question) ? ofScore.scene(question) : ofGame.scene(question)),
  say: (question, { t, name }) =>
    isScore(question) ? t('task.ask.book', { name: name(question.seat) }) : t('task.ask.book-game'),
  sayAnswer: (_, answer, speech) => sayBook(answer, speech),
  hint: (question, _, { t }) => t(isScore(question) ? 'hint.book' : 'hint.book-game'),
  /** What each book comes to would give the answer away after a wrong one. */
  outcome: (question, _, speech, isRight) =>
    isRight ? BOOKS.map((one) => sayRuled(question, one, speech)).join(' ') : '',
};

const variantOf = (question: BookQuestion): VariantName =>
  isScore(question) ? question.position.variant : 'basic';

function rulesBy(
  edition: PrintedEdition,
  question: BookQuestion,
  reading: Partial<Rules> = {},
): Rules {
  const open = Object.entries(reading).filter(([point]) => isRuling(edition, point as OpenPoint));
  return { ...rulesOf(edition, variantOf(question)), ...Object.fromEntries(open) };
}

const ruledBy = (question: BookQuestion, rules: Rules): readonly number[] =>
  isScore(question) ? [scoreOf(question, rules).total] : winners({ ...question.game, rules }).seats;

function sayRuled(question: BookQuestion, edition: PrintedEdition, speech: Speech): string {
  const ruled = ruledBy(question, rulesBy(edition, question));
  const answer = isScore(question)
    ? writeNumber(ruled[0] as number)
    : speech.list(ruled.map(speech.name));
  return speech.t('task.book.rules', { book: sayBook(edition, speech), answer });
}

const sayBook = (answer: Answer, { t }: Speech): string =>
  t(`task.book.${answer as PrintedEdition | typeof NONE}`);
