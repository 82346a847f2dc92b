import type { Random } from '../../core/random.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { errorAt, type Token } from '../../core/scanner.ts';
import {
  noTask,
  plainText,
  readClauseList,
  readTaskText,
  type StepError,
} from '../../core/task-text.ts';
import {
  type Answer,
  type Answers,
  type AnyQuestion,
  type Difficulty,
  difficultyAt,
  type GameTerms,
  type QuestionKind,
  type QuestionText,
} from './question.ts';
import type { QuestionView, ReasonText, ReplyView } from './view.ts';

export interface QuestionGame<Q extends AnyQuestion, T extends GameTerms> {
  readonly kinds: Readonly<Record<string, QuestionKind<Q, T>>>;
  readonly clauses: readonly string[];
  readonly misreadings: readonly string[];
  /** Of several that lead to an answer, those that explain it best; named before the others. */
  readonly sharpest?: readonly string[];
  /** Whether a misreading that leads to an answer explains it; so it does if left out. */
  isAbout?(question: Q, answer: Answer, misreading: string): boolean;
  readonly difficulties: Parameters<typeof difficultyAt>[1];
  readonly eachMisreading: number;
  /** Why answers make no question; null if they do. By default one has to be right and one wrong. */
  fault?(answers: Answers): string | null;
  /** How many answers may be right in a puzzle of a kind that does not say; all but one if left out. */
  readonly mostRight?: number;
  openPoints?(question: Q): readonly OpenPoint[];
  cites(reason: T['reason']): readonly string[];
  speech(question: Q, t: T['speech']['t']): T['speech'];
  sayReason(reason: T['reason'], speech: T['speech'], question: Q): ReasonText;
}

export interface Refused {
  readonly code: string;
  readonly says?: string;
}

interface OpenPoint {
  readonly point: string;
  readonly readings: readonly object[];
}

export interface Claimed<Q> {
  readonly question: Q;
  readonly clauses: readonly string[];
}

/** The questions of a game as the kit sees them: it hands on what they are about and does not look into it. */
export type Questions<Q extends AnyQuestion> = ReturnType<typeof createQuestions<Q, GameTerms>>;

export function createQuestions<Q extends AnyQuestion, T extends GameTerms>(
  game: QuestionGame<Q, T>,
) {
  const kinds = Object.values(game.kinds).sort((a, b) => a.level - b.level);
  // The one place where a kind is known by its word alone, and no longer by its type.
  const byAsk = new Map<string, QuestionKind<Q, T>>(
    kinds.flatMap((kind) => kind.asks.map((ask) => [ask, kind] as const)),
  );

  function kindOf({ ask }: AnyQuestion): QuestionKind<Q, T> {
    const kind = byAsk.get(ask);
    if (!kind) throw new Error(`“${ask}” is no kind of question`);
    return kind;
  }

  function parse(text: string): Result<Q, StepError> {
    const parts = readTaskText(text);
    const fail = (at: Token) => err(errorAt(text, 'no-task', at));
    if (!parts) return fail({ text: text.trim(), offset: text.search(/\S|$/) });
    const kind = byAsk.get(parts.ask.text);
    if (!kind) return fail(parts.ask);
    const isPlain = kind.hasDetails || plainText(parts.details) === '';
    return isPlain ? kind.parse(parts.ask.text, parts) : noTask(parts.details);
  }

  const make = (question: Q): string => textOf(question.ask, kindOf(question).make(question));

  const patternOf = (question: Q): string => kindOf(question).pattern?.(question) ?? make(question);

  // Cached, since some take long to find.
  const known = new WeakMap<Q, Answers>();

  function answersOf(question: Q, reading?: object): Answers {
    if (reading) return kindOf(question).answers(question, reading);
    const answers = known.get(question) ?? kindOf(question).answers(question);
    known.set(question, answers);
    return answers;
  }

  const faultOf = (question: Q): string | null =>
    (game.fault ?? faultByDefault)(answersOf(question));

  function refusalOf(question: Q): Refused | null {
    const fault = faultOf(question);
    if (fault !== null) return { code: fault };
    const { mostRight = game.mostRight } = kindOf(question);
    return mostRight !== undefined && answersOf(question).right.length > mostRight
      ? { code: 'several-answers', says: writeAnswers(question) }
      : null;
  }

  type Seeming = readonly (readonly [string, readonly Answer[]])[];
  const seeming = new WeakMap<Q, Seeming>();

  function seemsRight(question: Q): Seeming {
    const seems = (id: string) => kindOf(question).seemsRight?.(question, id) ?? [];
    const found = seeming.get(question) ?? game.misreadings.map((id) => [id, seems(id)] as const);
    seeming.set(question, found);
    return found;
  }

  /** The misreadings that lead to this wrong answer, the best explanation first; none for a right one. */
  function trapsOf(question: Q, answer: Answer): string[] {
    if (answersOf(question).right.includes(answer)) return [];
    const found = seemsRight(question).flatMap(([id, answers]) =>
      answers.includes(answer) && game.isAbout?.(question, answer, id) !== false ? [id] : [],
    );
    const sharpest = game.sharpest ?? [];
    return [
      ...sharpest.filter((id) => found.includes(id)),
      ...found.filter((id) => !sharpest.includes(id)),
    ];
  }

  function exposedBy(question: Q): string[] {
    const { offered, right } = answersOf(question);
    const wrong = offered.filter((answer) => !right.includes(answer));
    return seemsRight(question).flatMap(([id, answers]) =>
      answers.some((answer) => wrong.includes(answer)) ? [id] : [],
    );
  }

  function dependsOn(
    question: Q,
    points: readonly OpenPoint[] = game.openPoints?.(question) ?? [],
  ): string[] {
    const right = answersOf(question).right.join();
    const own = kindOf(question).points?.(question);
    return points
      .filter(({ point }) => own?.includes(point) ?? true)
      .filter(({ readings }) =>
        readings.some((reading) => answersOf(question, reading).right.join() !== right),
      )
      .map(({ point }) => point);
  }

  /** How hard it is, from 0 up. A judgement, not a measurement of people. */
  function difficultyScore(question: Q): number {
    const { burden, eachMisreading = game.eachMisreading } = kindOf(question);
    return burden(question) + eachMisreading * exposedBy(question).length;
  }

  const difficultyOf = (question: Q): Difficulty =>
    difficultyAt(difficultyScore(question), game.difficulties);

  function writeAnswers(question: Q): string {
    const kind = kindOf(question);
    const write = (answer: Answer) => kind.writeAnswer?.(question, answer) ?? answer;
    return answersOf(question).right.map(write).join(' ');
  }

  const reasonsFor = (question: Q, answer: Answer): readonly T['reason'][] =>
    kindOf(question).reasons(question, answer);

  function clausesOf(question: Q): ReadonlySet<string> {
    const reasons = answersOf(question).offered.flatMap((answer) => reasonsFor(question, answer));
    return new Set([...reasons.flatMap(game.cites), ...kindOf(question).clauses(question)]);
  }

  const draft = (ask: Q['ask'], random: Random, wish: object = {}): Q | null =>
    kindOf({ ask }).draft?.(ask, random, wish) ?? null;

  const isWorthMaking = (question: Q): boolean =>
    refusalOf(question) === null &&
    dependsOn(question).length === 0 &&
    (!kindOf(question).needsTrap || exposedBy(question).length > 0);

  function parseAskable(text: string): Result<Q, StepError> {
    const parsed = parse(text);
    const fault = parsed.ok ? faultOf(parsed.value) : null;
    return fault === null ? parsed : err({ code: fault });
  }

  function parseClaimed(text: string, ids: readonly string[]): Result<Claimed<Q>, StepError> {
    const claimed = readClauseList(ids, game.clauses);
    if (!claimed.ok) return claimed;
    const parsed = parseAskable(text);
    if (!parsed.ok) return parsed;
    const about = clausesOf(parsed.value);
    const untrue = claimed.value.find((id) => !about.has(id));
    return untrue === undefined
      ? ok({ question: parsed.value, clauses: claimed.value })
      : err({ code: 'untrue-clause', found: untrue, clauses: [...about].join(', ') });
  }

  function reply(question: Q, answer: Answer, speech: T['speech']): ReplyView {
    const kind = kindOf(question);
    const isRight = answersOf(question).right.includes(answer);
    const [trap] = trapsOf(question, answer);
    const hint = () => kind.hint?.(question, answer, speech) ?? speech.t(`hint.${question.ask}`);
    const reasons = isRight || kind.hasOwnReasons ? reasonsFor(question, answer) : [];
    return {
      trap: trap ? speech.t(`misreading.${trap}`) : '',
      hint: isRight || trap ? '' : hint(),
      outcome: kind.outcome?.(question, answer, speech, isRight) ?? '',
      sentences: reasons.map((reason) => game.sayReason(reason, speech, question)),
    };
  }

  return {
    asks: kinds.flatMap((kind): readonly Q['ask'][] => kind.asks),
    practised: kinds.flatMap((kind): readonly Q['ask'][] => (kind.draft ? kind.asks : [])),
    misreadings: game.misreadings,
    kindOf,
    parse,
    parseAskable,
    parseClaimed,
    make,
    patternOf,
    answersOf,
    refusalOf,
    trapsOf,
    exposedBy,
    dependsOn,
    difficultyScore,
    difficultyOf,
    writeAnswers,
    reasonsFor,
    clausesOf,
    draft,
    isWorthMaking,
    sceneOf: (question: Q): T['scene'] => kindOf(question).scene(question),
    // A method, since only the words of a method may be those of one game where any are asked for.
    view(question: Q, t: T['speech']['t']): QuestionView {
      const kind = kindOf(question);
      const speech = game.speech(question, t);
      const { offered, right } = answersOf(question);
      return {
        question: kind.say(question, speech),
        answers: offered.map((code) => ({ code, label: kind.sayAnswer(question, code, speech) })),
        right,
        reply: (code) => reply(question, code, speech),
      };
    },
  };
}

const textOf = (ask: string, { details, position }: QuestionText): string =>
  [ask, ...(details ? [details] : []), 'in', position].join(' ');

function faultByDefault({ offered, right }: Answers): string | null {
  if (right.length === 0) return 'no-right-answer';
  return right.length === offered.length ? 'all-answers-right' : null;
}
