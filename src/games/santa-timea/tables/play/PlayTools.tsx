import { createEffect, createSignal, on, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { ShareLink } from '../shared/ShareLink.tsx';
import type { ToldPlay } from './told-play.ts';

export interface PlayToolsProps {
  readonly id: string;
  readonly told: ToldPlay;
  readonly t: Translate;
  readonly onBack: () => void;
  /** On to the next round of a game. */
  readonly onNext: () => void;
  /** New cards; left out where there are none. */
  readonly onDeal: (() => void) | undefined;
}

/** What can be done beside playing a card. A round that is under way is not given up by one slip. */
export function PlayTools(props: PlayToolsProps) {
  const t = props.t;
  const [isAsking, setAsking] = createSignal(false);
  createEffect(
    on(
      () => props.told,
      () => setAsking(false),
    ),
  );
  const hasPlayed = () => props.told.hasPlayed;
  const game = () => props.told.game;
  /** Nothing is lost with new cards. */
  const isEnd = () => (game() ? game()?.isOver : props.told.isLast);
  const dealName = () => {
    if (isAsking()) return game() ? 'play.new-game-sure' : 'play.deal-sure';
    if (!game()) return 'play.deal';
    return isEnd() ? 'play.revenge' : 'play.new-game';
  };
  const deal = () => {
    if (hasPlayed() && !isEnd() && !isAsking()) return setAsking(true);
    return props.onDeal?.();
  };
  return (
    <div class="st-tools">
      <button
        type="button"
        class="st-button"
        aria-disabled={!hasPlayed()}
        onClick={() => hasPlayed() && props.onBack()}
      >
        {t('play.back')}
      </button>
      <Show when={props.told.score && game() && !isEnd()}>
        <button type="button" class="st-button st-primary" onClick={() => props.onNext()}>
          {t('play.next-round')}
        </button>
      </Show>
      <Show when={props.onDeal}>
        <button
          type="button"
          class={props.told.score && isEnd() ? 'st-button st-primary' : 'st-button'}
          onClick={deal}
        >
          {t(dealName())}
        </button>
      </Show>
      <ShareLink id={props.id} notation={props.told.text} t={t} />
    </div>
  );
}
