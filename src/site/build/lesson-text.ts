import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { withFractions } from '../../core/direction.ts';

type Plugin = Extract<
  NonNullable<SatteriProcessorOptions['mdastPlugins']>[number],
  { name: string; text?: unknown }
>;

/** Changes each piece of text of a lesson. */
const changing = (name: string, change: (text: string) => string): Plugin => ({
  name,
  text(node, context) {
    const value = change(node.value);
    if (value !== node.value) context.replaceNode(node, { ...node, value });
  },
});

/** Keeps the fractions of lessons together in languages from right to left, as `createTranslate` does with words. */
export const fractions = (): Plugin => changing('fractions', withFractions);

/** Keeps a name and its number on one line: South 8, Beispiel 2, Leçon 4. */
export const wholeNames = (): Plugin =>
  changing('whole-names', (text) => text.replace(/(?<=\p{Lu}\p{L}+) (?=\d)/gu, '\u00a0'));
