import { Show } from 'solid-js';
import { MatchTools } from '../../../../kit/play/MatchTools.tsx';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import type { Translate } from '../../explain/words.ts';
import type { PlayView } from './play-view.ts';

interface PlayToolsProps {
  readonly id: string;
  readonly view: PlayView;
  readonly t: Translate;
  /** Whether the cards are given, and no others can be dealt. */
  readonly isGiven: boolean;
  /** Whether several people play, of whom each has a card to take back. */
  readonly isShared: boolean;
  readonly onBack: () => void;
  readonly onDeal: (seed: number) => void;
  /** Goes back to the game that lay here before this one. */
  readonly onReturn: (() => void) | undefined;
}

/** What can be done beside playing a card, in a round and in a game of several. */
export function PlayTools(props: PlayToolsProps) {
  const t = props.t;
  const game = () => props.view.game;
  const isEnd = () => props.view.score !== null && (game()?.isOver ?? true);
  const names = () => ({
    back: t(props.isShared ? 'people.back' : 'play.back'),
    deal: props.isGiven ? undefined : t(game() ? 'play.new-game' : 'play.deal'),
    sure: props.isGiven ? undefined : t(game() ? 'play.new-game-sure' : 'play.deal-sure'),
  });
  return (
    <MatchTools
      id={props.id}
      text={props.view.text}
      hasPlayed={props.view.hasPlayed}
      canGoBack={props.view.canGoBack}
      isEnd={isEnd()}
      names={names()}
      t={t}
      onBack={props.onBack}
      onDeal={props.onDeal}
      onReturn={props.onReturn}
    >
      <Show when={!props.isGiven && props.view.score}>
        <ShareLink id={props.id} notation={props.view.dealt} label={t('play.challenge')} t={t} />
      </Show>
    </MatchTools>
  );
}
