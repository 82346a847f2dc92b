import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { withFractions } from '../../core/direction.ts';

type Plugin = Extract<
  NonNullable<SatteriProcessorOptions['mdastPlugins']>[number],
  { name: string; text?: unknown }
>;

/** Keeps the fractions of lessons together in languages from right to left, as `createTranslate` does with words. */
export const fractions = (): Plugin => ({
  name: 'fractions',
  text(node, context) {
    const value = withFractions(node.value);
    if (value !== node.value) context.replaceNode(node, { ...node, value });
  },
});
