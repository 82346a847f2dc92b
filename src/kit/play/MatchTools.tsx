import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import { newSeed } from './create-play.ts';
import { ShareLink } from './ShareLink.tsx';

/** What the tools of a game need to know of it. */
interface MatchToolsProps {
  /** The step’s id; none where nothing of it is kept, so that nothing of it can be linked. */
  readonly id: string | undefined;
  readonly table: {
    text(): string;
    takeBack(): void;
    /** None where no other game has left its place to this one. */
    wayBack(): (() => void) | undefined;
  };
  /** Whether there is anything to take back, or to lose. */
  readonly hasPlayed: boolean;
  /** Whether there is anything to take back now, where there may be less of that than to lose. */
  readonly canGoBack?: boolean;
  /** Whether nothing is lost with other cards. */
  readonly isEnd: boolean;
  readonly names: {
    readonly back: string;
    /** None where the cards are given. */
    readonly deal: string | undefined;
    /** Asks whether a game that is under way may be given up; none where it need not be asked. */
    readonly sure: string | undefined;
    /** At the end of a game; none where that is offered elsewhere. */
    readonly again?: string;
  };
  readonly t: Translate<'share.copy' | 'share.copied' | 'share.by-hand' | 'new-game.resume'>;
  readonly onDeal: (seed: number) => void;
  /** What this game can do besides. */
  readonly children?: JSX.Element;
}

/** What can be done beside playing. A game that is under way is not given up by one slip. */
export function MatchTools(props: MatchToolsProps) {
  const [isAsking, setAsking] = createSignal(false);
  createEffect(on(props.table.text, () => setAsking(false)));
  const dealName = () => {
    const { again, deal, sure } = props.names;
    if (props.isEnd) return again;
    return isAsking() && sure ? sure : deal;
  };
  const deal = () => {
    const mustAsk = props.names.sure && props.hasPlayed && !props.isEnd;
    if (mustAsk && !isAsking()) setAsking(true);
    else props.onDeal(newSeed());
  };
  const canGoBack = () => props.canGoBack ?? props.hasPlayed;
  return (
    <div class="st-tools">
      <button
        type="button"
        class="st-button"
        aria-disabled={!canGoBack()}
        onClick={() => canGoBack() && props.table.takeBack()}
      >
        {props.names.back}
      </button>
      {props.children}
      <Show when={dealName()}>
        {(name) => (
          <button
            type="button"
            class={props.isEnd ? 'st-button st-primary' : 'st-button'}
            onClick={deal}
          >
            {name()}
          </button>
        )}
      </Show>
      <Show when={props.table.wayBack()}>
        {(onReturn) => (
          <button type="button" class="st-button" onClick={() => onReturn()()}>
            {props.t('new-game.resume')}
          </button>
        )}
      </Show>
      <Show when={props.id}>
        {(id) => <ShareLink id={id()} notation={props.table.text()} t={props.t} />}
      </Show>
    </div>
  );
}
