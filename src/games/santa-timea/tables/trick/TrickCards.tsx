import type { JSX } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { Trick } from '../../rules/trick.ts';
import type { Known } from '../sea/fleet.ts';
import { type Choice, Sea, type Slot } from '../sea/Sea.tsx';
import type { TrickView } from './trick-view.ts';

interface TrickCardsProps {
  readonly trick: Trick;
  readonly view: TrickView;
  readonly known: Known;
  readonly names: readonly string[];
  /** The place of the learner, where one plays. */
  readonly you?: number;
  readonly t: Translate;
  readonly picked?: Slot | undefined;
  readonly onPick?: ((slot: Slot) => void) | undefined;
  /** Turns the wind in `LookCloser`; left out where nobody may. */
  readonly onTurn?: (quarters: number) => void;
  readonly tried?: readonly (number | null)[];
  /** Who takes, where that was to be found. */
  readonly right?: number | null | undefined;
  readonly choice?: Choice | undefined;
  readonly children?: JSX.Element;
}

/** A trick on the sea, as far as it is known. */
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
      wind={props.trick.wind}
      carried={props.trick.carried}
      lanes={lanes()}
      known={props.known}
      t={props.t}
      picked={props.picked}
      tried={props.tried ?? []}
      right={props.right}
      choice={props.choice}
      onPick={props.onPick}
      closer={props.onTurn && 'open'}
      onTurn={props.onTurn}
    >
      {props.children}
    </Sea>
  );
}
