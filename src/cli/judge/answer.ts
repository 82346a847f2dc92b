import { err, ok, type Result, type TextError } from '../../core/result.ts';
import type { TextPart } from '../../core/scanner.ts';
import type { Catalogue, Translate } from '../../core/words.ts';
import { createSpeech, type Speech, sentenceOf } from '../../games/santa-timea/explain/say.ts';
import type { Because } from '../../games/santa-timea/explain/trick.ts';
import { makeCard, makeWindCard } from '../../games/santa-timea/notation/cards.ts';
import type { WheelCard, WindCard } from '../../games/santa-timea/rules/cards.ts';
import type { Edition } from '../../games/santa-timea/rules/readings.ts';
import { catalogueOf } from './words.ts';

export interface JudgeAnswer {
  readonly data: { readonly [key: string]: unknown };
  readonly lines: readonly string[];
}

export interface Refused {
  readonly error: TextError;
  readonly message: string;
}

export type Judge = (text: string, language: string) => Result<JudgeAnswer, Refused>;

export function speechFor(t: Translate, seats: number, first = 0): Speech {
  const names = Array.from({ length: seats }, (_, place) => t(`player.${(first + place) % seats}`));
  return createSpeech(t, names);
}

/**
 * Steps as data and as lines, both with their sentence and whether the ruling is ours.
 * @param spelled what the data says of a step; all of it, if left out. Cards in it are written in notation.
 */
export function tellSteps<S extends Because>(
  steps: readonly S[],
  say: (step: S) => string,
  edition: Edition,
  t: Translate,
  spelled: (step: S) => Because = (step) => step,
) {
  const said = steps.map((step) => {
    const { text, clause, ours } = sentenceOf(say(step), step, edition);
    const data = Object.entries(spelled(step)).map(([key, value]) => [key, spelledValue(value)]);
    return {
      step: { ...Object.fromEntries(data), ours, text },
      line: `- ${text} [${clause}${ours ? `, ${t('ruling.ours')}` : ''}]`,
    };
  });
  return { steps: said.map(({ step }) => step), lines: said.map(({ line }) => line) };
}

function spelledValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spelledValue);
  if (typeof value !== 'object' || value === null) return value;
  return 'damage' in value ? makeWindCard(value as WindCard) : makeCard(value as WheelCard);
}

export const rulingLine = (...sentences: readonly string[]): string => `= ${sentences.join(' ')}`;

interface Notation<P, E, T> {
  readonly createTranslate: (words: Catalogue, lang: string) => T;
  readonly parsePosition: (text: string | TextPart) => Result<P, E>;
  readonly makePosition: (position: P) => string;
  readonly sayError: (error: E, t: T) => string;
}

export const judgeOf =
  <P extends { readonly kind: string }, E extends TextError, T>(
    game: string,
    { createTranslate, parsePosition, makePosition, sayError }: Notation<P, E, T>,
    judgePosition: (position: P, t: T) => JudgeAnswer,
  ): Judge =>
  (text, language) => {
    const t = createTranslate(catalogueOf(language, game), language);
    const parsed = parsePosition(text);
    if (!parsed.ok) return err({ error: parsed.error, message: sayError(parsed.error, t) });
    const notation = makePosition(parsed.value);
    const { data, lines } = judgePosition(parsed.value, t);
    const { kind } = parsed.value;
    return ok({ data: { kind, notation, ...data }, lines: [notation, ...lines] });
  };

/** Of a position in which nothing has happened yet there is nothing to tell. */
export const NOTHING_TOLD: JudgeAnswer = { data: { steps: [] }, lines: [] };
