import type { Random } from '../../core/random.ts';
import { ok, type Result } from '../../core/result.ts';
import type { TextPart } from '../../core/scanner.ts';
import { noTask, type StepError, type TaskText } from '../../core/task-text.ts';
import type { Translate } from '../../core/words.ts';
import type { OpenKey } from '../game.ts';

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

export const isHard = (difficulty: Difficulty): boolean =>
  difficulty === 'hard' || difficulty === 'expert';

export const difficultyAt = (
  value: number,
  from: { readonly [D in Exclude<Difficulty, 'easy'>]: number },
): Difficulty =>
  (['expert', 'hard', 'medium'] as const).find((one) => value >= from[one]) ?? 'easy';

const [RISES_AFTER, FALLS_AFTER] = [3, 2];

/** @param first whether each question was answered right at the first try. */
export function risenDifficulty(from: Difficulty, first: readonly boolean[]): Difficulty {
  let level = DIFFICULTIES.indexOf(from);
  let row = 0;
  for (const [index, isRight] of first.entries()) {
    row = first[index - 1] === isRight ? row + 1 : 1;
    if (row < (isRight ? RISES_AFTER : FALLS_AFTER)) continue;
    level = Math.min(DIFFICULTIES.length - 1, Math.max(0, level + (isRight ? 1 : -1)));
    row = 0;
  }
  return DIFFICULTIES[level] as Difficulty;
}

/** An answer as a short text by which engine, files and records know it: a seat (`0`), a card (`NE`), a number. */
export type Answer = string;

export interface Answers {
  readonly offered: readonly Answer[];
  readonly right: readonly Answer[];
}

export interface AnyQuestion {
  readonly ask: string;
}

export interface GameTerms {
  readonly reason: object;
  readonly speech: { readonly t: Translate<OpenKey> };
  readonly scene: object;
}

/** The parts of a question's text: `ask details in position`. */
export interface QuestionText {
  readonly details?: string;
  readonly position: string;
}

/** All there is to say about one kind of question; a kind is one file. Whatever is true of an answer the engine decides. */
export interface QuestionKind<Q extends AnyQuestion, T extends GameTerms> {
  readonly asks: readonly Q['ask'][];
  /** From the first kind one learns to the last: the order in which kinds are offered. */
  readonly level: number;

  /** Whether something may stand between the question and `in`. */
  readonly hasDetails?: boolean;
  /** @param text its parts; an error has its place in the whole text. */
  parse(ask: Q['ask'], text: TaskText): Result<Q, StepError>;
  make(question: Q): QuestionText;
  pattern?(question: Q): string;

  /** @param reading what another reading of the rules says instead of ours. */
  answers(question: Q, reading?: object): Answers;
  /** What seems right to somebody with this misreading; left out where none leads anywhere. */
  seemsRight?(question: Q, misreading: string): readonly Answer[];
  reasons(question: Q, answer: Answer): readonly T['reason'][];
  /** Whether every answer has reasons of its own; if not, a wrong one is met with those of the right one. */
  readonly hasOwnReasons?: boolean;
  clauses(question: Q): readonly string[];
  /** How much has to be kept in mind; misreadings that go wrong are added to it. */
  burden(question: Q): number;
  readonly eachMisreading?: number;
  /** How many of its answers may be right in a puzzle; what its game says if left out. */
  readonly mostRight?: number;
  /** The open points that can change its answers, where it would take long to ask all. */
  points?(question: Q): readonly string[];

  scene(question: Q): T['scene'];
  say(question: Q, speech: T['speech']): string;
  sayAnswer(question: Q, answer: Answer, speech: T['speech']): string;
  /** How files write an answer for people; the answer itself if left out. */
  writeAnswer?(question: Q, answer: Answer): string;
  /** Where to look again after a first wrong answer; `hint.<ask>` if left out, nothing if empty. */
  hint?(question: Q, answer: Answer, speech: T['speech']): string;
  outcome?(question: Q, answer: Answer, speech: T['speech'], isRight: boolean): string;

  /**
   * Any question as the cards fall; most are worth no puzzle. Null if these make none.
   * @param wish what it should be like, where the game knows of wishes.
   */
  draft?(ask: Q['ask'], random: Random, wish: object): Q | null;
  /** One like this question with other cards, where what is drafted would be of another sort, or too easy to practise. */
  redraw?(question: Q, random: Random): Q | null;
  /** Whether one is only worth making if some misreading goes wrong on it. */
  readonly needsTrap?: boolean;
}

export type QuestionOf<Kinds> = AskedBy<Kinds[keyof Kinds]>;

type AskedBy<Kind> = Kind extends QuestionKind<infer Q, infer _Terms> ? Q : never;

/** For the questions of a game: what asks about one kind of position reads and writes it so. */
export function positionsOf<P extends { readonly kind: string }>(
  parse: (part: TextPart) => Result<P, StepError>,
  write: (position: P) => string,
) {
  const inPosition = <K extends P['kind'], Q>(
    kind: K,
    part: TextPart,
    make: (position: Extract<P, { kind: K }>) => Result<Q, StepError>,
  ): Result<Q, StepError> => {
    const isKind = (position: P): position is Extract<P, { kind: K }> => position.kind === kind;
    const parsed = parse(part);
    if (!parsed.ok) return parsed;
    return isKind(parsed.value) ? make(parsed.value) : noTask(part);
  };
  const aboutPosition = <K extends P['kind']>(kind: K) => ({
    parse: <A extends string>(ask: A, text: TaskText) =>
      inPosition(kind, text.position, (position) => ok({ ask, position })),
    make: ({ position }: { readonly position: Extract<P, { kind: K }> }): QuestionText => ({
      position: write(position),
    }),
  });
  return { inPosition, aboutPosition };
}
