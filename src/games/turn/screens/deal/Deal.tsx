import { type DealPage, Deal as Frame } from '../../../../kit/day/Deal.tsx';
import { createTranslate } from '../../explain/words.ts';

/** The game of a day, against three simple players. */
export const Deal = (props: DealPage) => (
  <Frame
    {...props}
    parts={{
      kept: () => import('../../players/kept.ts'),
      read: () => import('../../players/day.ts'),
      start: async (head, onKept) => {
        const { startDeal } = await import('./deal-engine.tsx');
        return startDeal(head, props.words, props.lang, onKept);
      },
    }}
    t={createTranslate(props.words, props.lang)}
  />
);
