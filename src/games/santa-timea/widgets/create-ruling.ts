import { type Accessor, createMemo } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import { createSpeech, sayTrickStep } from '../explain/say.ts';
import { explainTrick, type TrickStep } from '../explain/trick.ts';
import { rulesFor } from '../notation/ruleset.ts';
import type { TrickPosition } from '../notation/trick.ts';
import { resolveTrick, type TrickRuling } from '../rules/trick.ts';
import type { Rules } from '../rules/variants.ts';
import { type Sentence, sentenceOf } from './sentence.ts';

/** The ruling of a trick, ready to be shown. */
export interface TrickView {
  /** The players in playing order. */
  readonly names: readonly string[];
  readonly rules: Accessor<Rules>;
  readonly ruling: Accessor<TrickRuling>;
  readonly steps: Accessor<readonly TrickStep[]>;
  readonly sentences: Accessor<readonly Sentence[]>;
}

/** The five players of the rulebook's examples, in playing order. */
export const playerNames = (t: Translate): readonly string[] =>
  [0, 1, 2, 3, 4].map((seat) => t(`player.${seat}`));

export function createRuling(
  position: Accessor<TrickPosition>,
  t: Translate,
  lang: string,
): TrickView {
  const names = playerNames(t);
  const speech = createSpeech(t, lang, names);
  const rules = createMemo(() => rulesFor(position()));
  const ruling = createMemo(() => resolveTrick(position().trick, rules()));
  const steps = createMemo(() => explainTrick(position().trick, ruling(), rules()));
  const sentences = createMemo(() => {
    const { edition, trick } = position();
    return steps().map((step) =>
      sentenceOf(sayTrickStep(step, trick.plays, speech), step, edition),
    );
  });
  return { names, rules, ruling, steps, sentences };
}
