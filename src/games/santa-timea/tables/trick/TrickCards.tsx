import type { JSX } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { WheelCard } from '../../rules/cards.ts';
import type { Trick } from '../../rules/trick.ts';
import type { Known } from '../sea/fleet.ts';
import { type Choice, Sea, type Slot } from '../sea/Sea.tsx';
import type { TrickView } from './trick-view.ts';

interface TrickCardsProps {
  readonly trick: Trick;
  readonly view: TrickView;
  readonly known: Known;
  readonly names: readonly string[];
  readonly t: Translate;
  readonly picked?: Slot | undefined;
  readonly onPick?: ((slot: Slot) => void) | undefined;
  /** Turns the wind in `LookCloser`; left out where nobody may. */
  readonly onTurn?: (quarters: number) => void;
  readonly tried?: readonly (number | null)[];
  readonly choice?: Choice | undefined;
  readonly children?: JSX.Element;
}

/** A trick on the sea, as far as it is known. */
export function TrickCards(props: TrickCardsProps) {
  const lanes = () =>
    props.view.cards.map((card, place) => ({
      name: props.names[place] ?? '',
      played: {
        play: props.trick.plays[place] as WheelCard,
        name: card.name,
        rose: props.onTurn && card.rose,
      },
      worth: props.view.verdict.worths[place],
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
      right={props.choice ? undefined : props.view.verdict.taker}
      choice={props.choice}
      onPick={props.onPick}
      onTurn={props.onTurn}
    >
      {props.children}
    </Sea>
  );
}
