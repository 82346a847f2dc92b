import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

type Plugin = Extract<
  NonNullable<SatteriProcessorOptions['mdastPlugins']>[number],
  { name: string; text?: unknown }
>;

/** Keeps a name and its number on one line: South 8, Beispiel 2, Leçon 4. */
export const wholeNames = (): Plugin => ({
  name: 'whole-names',
  text(node, context) {
    const value = node.value.replace(/(?<=\p{Lu}\p{L}+) (?=\d)/gu, '\u00a0');
    if (value !== node.value) context.replaceNode(node, { ...node, value });
  },
});
