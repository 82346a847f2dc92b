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
  /** The players in playing order. */
  readonly names: readonly string[];
  readonly t: Translate;
  /** The card that is being changed. */
  readonly picked?: Slot | undefined;
  /** Left out where cards stay as they are. */
  readonly onPick?: ((slot: Slot) => void) | undefined;
  /** Turns the wind for whoever looks closer; left out where nobody may. */
  readonly onTurn?: (quarters: number) => void;
  /** The answers given already. */
  readonly tried?: readonly (number | null)[];
  /** Left out where nothing is asked. */
  readonly choice?: Choice | undefined;
  /** What stands between the wind and the ships. */
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
