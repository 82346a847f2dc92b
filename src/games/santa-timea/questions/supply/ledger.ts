import type { Band } from '../../../../core/band.ts';
import type { Day } from '../../../../core/day.ts';
import { puzzleNumber, type TimeaPuzzle } from '../file.ts';
import { QUESTIONS, type TimeaQuestion } from '../index.ts';
import { seatsIn } from '../scene.ts';
import { mostRight, ROUNDING, shareOf, type ThumbId, thumbsOn } from '../thumbs.ts';
import type { Ask } from './mine.ts';

/** Kinds of which a few are enough, with the days from one to the next at least. */
const APART: { readonly [A in Ask]?: number } = { worth: 60, share: 60 };

/** A puzzle that has to name its edition counts as so many: most players read another one. */
const NAMED_EDITION = 4;

/** From so many puzzles on a share is kept; of fewer it says nothing. */
const FROM = 6;

/** What the supply has used how often. */
export class Ledger {
  readonly #counts = new Map<string, number>();
  readonly #patterns = new Set<string>();
  readonly #last = new Map<Ask, number>();

  /** @param collection puzzles that must not come again; nothing else is counted of them. */
  constructor(collection: readonly TimeaPuzzle[]) {
    for (const { question } of collection) this.#patterns.add(QUESTIONS.patternOf(question));
  }

  add({ key, question, band, exposes }: TimeaPuzzle): void {
    const { ask } = question;
    this.#patterns.add(QUESTIONS.patternOf(question));
    this.#last.set(ask, puzzleNumber(key));
    this.#count(`${band} ${ask}`, 1);
    this.#count(`${ask} ${seatsIn(QUESTIONS.sceneOf(question))}`, 1);
    for (const id of exposes) this.#count(id, id === 'copies-the-print' ? NAMED_EDITION : 1);
    for (const [id, isRight] of thumbsOn(question)) this.#count(`${band} ${ask} ${id}`, isRight);
  }

  /** Whether it is long enough since a puzzle of this kind. */
  isDue(ask: Ask, day: Day): boolean {
    const last = this.#last.get(ask);
    return last === undefined || puzzleNumber(day) - last >= (APART[ask] ?? 0);
  }

  /** Whether a puzzle is new, and one more of its kind and band that no thumb answers too often. */
  accepts(question: TimeaQuestion, band: Band): boolean {
    if (this.#patterns.has(QUESTIONS.patternOf(question))) return false;
    const share = shareOf(question, band);
    const thumbs = [...thumbsOn(question)];
    const kind = `${band} ${question.ask}`;
    return thumbs.every(([id, isRight]) =>
      id === 'guessing' ? isRight <= mostRight(band) : this.#keepsShare(share, kind, id, isRight),
    );
  }

  #keepsShare(share: number, kind: string, id: ThumbId, isRight: number): boolean {
    const among = Math.max(this.#of(kind) + 1, FROM);
    return isRight === 0 || this.#of(`${kind} ${id}`) + isRight <= share * among + ROUNDING;
  }

  /** The same in another order, what was used least first; equal ones in the order given. */
  rarest<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
    return items.toSorted((a, b) => this.#of(keyOf(a)) - this.#of(keyOf(b)));
  }

  #count(key: string, by: number): void {
    this.#counts.set(key, this.#of(key) + by);
  }

  #of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}
