import type { Translate } from '../../explain/words.ts';
import { NOTHING_KNOWN, sailing } from '../../tables/sea/sea-layout.ts';
import { TrickCards } from '../../tables/trick/TrickCards.tsx';
import type { Drill } from './drill.ts';

export function DrillCards(props: {
  readonly drill: Drill;
  readonly isOpen: boolean;
  readonly t: Translate;
  readonly onChoose?: ((place: number) => void) | undefined;
}) {
  const trick = () => props.drill.item.question.position.trick;
  return (
    <TrickCards
      hasNoKey
      trick={trick()}
      view={props.drill.table}
      names={props.drill.names}
      known={props.isOpen ? sailing([...trick().plays.keys()]) : NOTHING_KNOWN}
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
