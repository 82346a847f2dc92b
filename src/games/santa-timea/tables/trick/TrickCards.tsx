import type { Trick } from '../../rules/trick.ts';
import { Sea, type SeaProps } from '../sea/Sea.tsx';
import type { TrickView } from './trick-view.ts';

interface TrickCardsProps extends Omit<SeaProps, 'wind' | 'carried' | 'lanes' | 'closer'> {
  readonly trick: Trick;
  readonly view: TrickView;
  readonly names: readonly string[];
  readonly you?: number;
}

export function TrickCards(props: TrickCardsProps) {
  const lanes = () =>
    props.trick.plays.map((played, place) => ({
      name: props.names[place] ?? '',
      isYou: place === props.you,
      played,
      worth: props.view.worths[place],
    }));
  return (
    <Sea
      {...props}
      wind={props.trick.wind}
      carried={props.trick.carried}
      lanes={lanes()}
      closer={props.onTurn && 'open'}
    />
  );
}
