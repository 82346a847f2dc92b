import { anyOf, createRandom, type Random, seedOf } from '../../../core/random.ts';
import { createAgain, lookForQuestion } from '../../../kit/question/again.ts';
import { DIFFICULTIES } from '../../../kit/question/question.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { SEAT_COUNTS } from '../rules/deal.ts';
import type { Edition } from '../rules/readings.ts';
import { QUESTIONS, type TimeaQuestion } from './index.ts';
import type { Wish } from './kind.ts';
import { MISREADINGS, type MisreadingId } from './misreadings.ts';
import { seatsIn } from './scene.ts';

export type Ask = TimeaQuestion['ask'];

/** [P3] Only the German edition says what a Piratess copies: a question about misreading that names its edition. */
export const editionFor = (exposes: MisreadingId | null): Edition =>
  exposes === 'copies-the-print' ? 'de' : 'house';

export function draftPuzzle(
  ask: Ask,
  random: Random,
  { misreading = null, players = null }: Partial<Theme> = {},
): TimeaQuestion | null {
  const seats = players ?? anyOf(SEAT_COUNTS, random);
  const wish: Wish = { seats, edition: editionFor(misreading) };
  return QUESTIONS.draft(ask, random, wish);
}

export const canExpose = (ask: Ask): boolean => QUESTIONS.kindOf({ ask }).seemsRight !== undefined;

export const isSound = (question: TimeaQuestion): boolean =>
  !('seat' in question && question.position.holdings[question.seat]?.cards.length === 0) &&
  QUESTIONS.refusalOf(question) === null;

const PRACTISED = [
  'T4',
  'T6',
  'V1',
  'V2',
  'V3',
  'V4',
  'V6',
  'P1',
  'P3',
  'P4',
  'P5',
  'P6',
  'X1',
  'X2',
  'X3',
  'R2',
  'R4',
  'R5',
  'R6',
  'R7',
  'R8',
  'B3',
  'B4',
  'B6',
] as const satisfies readonly ClauseId[];

export const THEMES = {
  misreading: MISREADINGS,
  clause: PRACTISED,
  difficulty: DIFFICULTIES,
  players: SEAT_COUNTS,
} as const;

/** What is asked of a puzzle; null for anything. */
export type Theme = {
  readonly [K in keyof typeof THEMES]: (typeof THEMES)[K][number] | null;
};

export const ANYTHING: Theme = { misreading: null, clause: null, difficulty: null, players: null };

/** @param text what is chosen, as an address or a list has it; what it does not know is anything. */
export const withChoice = (theme: Theme, key: keyof Theme, text = ''): Theme => ({
  ...theme,
  [key]: THEMES[key].find((value) => String(value) === text) ?? null,
});

/** A puzzle of endless practice: the same for the same theme and number, on every device. */
export interface PracticePlace {
  readonly theme: Theme;
  readonly isRising: boolean;
  readonly number: number;
}

/** Looks for a puzzle, and pauses after each try so that the page stays usable. @returns null if nothing fits. */
export const lookForPractice = ({ theme, number }: Pick<PracticePlace, 'theme' | 'number'>) =>
  lookForQuestion({
    asks: QUESTIONS.practised.filter((ask) => suits(ask, theme)),
    random: createRandom(seedOf(`${JSON.stringify(theme)} ${number}`)),
    make: (ask, random) => draftPuzzle(ask, random, theme),
    isWanted: (question) => isWanted(question, theme),
  });

const isWanted = (question: TimeaQuestion, { misreading, clause, difficulty }: Theme): boolean =>
  isSound(question) &&
  (!difficulty || QUESTIONS.difficultyOf(question) === difficulty) &&
  (!misreading || QUESTIONS.exposedBy(question).includes(misreading)) &&
  (!clause || QUESTIONS.clausesOf(question).has(clause)) &&
  QUESTIONS.dependsOn(question).length === 0;

const LATE: readonly Ask[] = ['at-most', 'last', 'safe'];

/** Left out: what can't expose the misreading, what the trainer asks, and a middle player at a table of two. */
const suits = (ask: Ask, { misreading, difficulty, players }: Theme): boolean =>
  ask !== 'share' &&
  (!misreading || canExpose(ask)) &&
  (!LATE.includes(ask) || (difficulty !== 'easy' && difficulty !== 'medium')) &&
  (ask !== 'safe' || players !== 2);

/** The fragment of the address of a practice puzzle: `#misreading=forgets-ties&players=3&number=7`. */
export function practiceFragment({ theme, isRising, number }: PracticePlace): string {
  const given = Object.entries({ ...theme, rising: isRising ? 'yes' : null, number }).filter(
    ([, value]) => value !== null,
  );
  return `#${given.map(([key, value]) => `${key}=${value}`).join('&')}`;
}

export function readPractice(fragment: string): PracticePlace {
  const pairs = fragment.replace(/^#/, '').split('&');
  const given = new Map(pairs.map((pair) => pair.split('=') as [string, string]));
  const keys = Object.keys(ANYTHING) as (keyof Theme)[];
  const number = Number(given.get('number'));
  return {
    theme: keys.reduce((theme, key) => withChoice(theme, key, given.get(key)), ANYTHING),
    isRising: given.get('rising') === 'yes',
    number: Number.isSafeInteger(number) && number > 0 ? number : 1,
  };
}

export const AGAIN = createAgain({
  questions: QUESTIONS,
  // What leads astray in a trick, and is easy to say.
  trapping: ['taker', 'leader', 'worth', 'avoid'],
  wish(random, exposes: MisreadingId | undefined, step): Wish {
    const edition = editionFor(exposes ?? null);
    if (!step) return { seats: anyOf([2, 3, 4], random), edition };
    const scene = QUESTIONS.sceneOf(step);
    const waiting = scene.kind === 'trick' ? scene.position.trick.carried.length : 0;
    return { seats: seatsIn(scene), edition, waiting };
  },
  isSound,
});
