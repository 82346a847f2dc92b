import type { Translate } from '../../explain/words.ts';
import { Sea } from '../../tables/sea/Sea.tsx';
import { NOTHING_KNOWN, type Revealed } from '../../tables/sea/sea-layout.ts';
import type { Drill } from './drill.ts';

interface DrillCardsProps {
  readonly drill: Drill;
  readonly isOpen: boolean;
  readonly t: Translate;
  readonly onChoose?: ((place: number) => void) | undefined;
}

export function DrillCards(props: DrillCardsProps) {
  const trick = () => props.drill.item.question.position.trick;
  const lanes = () =>
    trick().plays.map((played, place) => ({
      name: props.drill.names[place] ?? '',
      played,
      worth: props.drill.worths[place],
    }));
  const known = (): Revealed =>
    props.isOpen ? { ...NOTHING_KNOWN, worths: [...trick().plays.keys()] } : NOTHING_KNOWN;
  return (
    <Sea
      hasNoKey
      wind={trick().wind}
      carried={[]}
      lanes={lanes()}
      known={known()}
      t={props.t}
      choice={
        props.onChoose
          ? {
              question: props.drill.view.question,
              isNumbered: true,
              onChoose: (place) => place !== null && props.onChoose?.(place),
            }
          : undefined
      }
    />
  );
}
