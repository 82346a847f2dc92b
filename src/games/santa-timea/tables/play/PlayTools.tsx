import { createEffect, createSignal, on, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { ShareLink } from '../shared/ShareLink.tsx';
import type { ToldPlay } from './told-play.ts';

export interface PlayToolsProps {
  readonly id: string;
  readonly told: ToldPlay;
  readonly t: Translate;
  readonly onBack: () => void;
  readonly onDeal: () => void;
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
    return game() ? 'play.new-game' : 'play.deal';
  };
  const deal = () => {
    if (hasPlayed() && !isEnd() && !isAsking()) return setAsking(true);
    return props.onDeal();
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
      {/* Behind a game one goes on to the next above. */}
      <Show when={!game()?.isOver}>
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
