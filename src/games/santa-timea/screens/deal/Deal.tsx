import { type DealPage, Deal as Frame } from '../../../../kit/day/Deal.tsx';
import { createTranslate } from '../../explain/words.ts';

/** The round of a day, against three able players. */
export const Deal = (props: DealPage) => (
  <Frame
    {...props}
    parts={{
      kept: () => import('../../players/kept.ts'),
      read: () => import('../../players/day.ts'),
      start: async (head, onOver) => {
        const { startDeal } = await import('./deal-engine.tsx');
        return startDeal(head, props.words, props.lang, onOver);
      },
    }}
    t={createTranslate(props.words, props.lang)}
  />
);
