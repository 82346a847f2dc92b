import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import { Button } from '../Button.tsx';
import type { PlayedTable } from './create-play.ts';
import { ShareLink } from './ShareLink.tsx';

export const toolNames = (t: Translate<`play-tools.${'back' | 'hint' | 'deal' | 'sure'}`>) => ({
  back: t('play-tools.back'),
  hint: t('play-tools.hint'),
  deal: t('play-tools.deal'),
  sure: t('play-tools.sure'),
});

export function MatchTools(props: {
  readonly table: Pick<PlayedTable, 'place' | 'text' | 'takeBack' | 'dealAgain' | 'wayBack'>;
  readonly hasPlayed: boolean;
  /** Whether there is anything to take back now, where there may be less of that than to lose. */
  readonly canGoBack?: boolean;
  /** Then the way on stands elsewhere. */
  readonly isEnd: boolean;
  readonly names: {
    readonly back: string | undefined;
    readonly hint?: string;
    readonly deal: string | undefined;
    readonly sure: string | undefined;
  };
  readonly onHint?: (() => void) | undefined;
  readonly t: Translate<'share.copy' | 'share.copied' | 'share.by-hand' | 'new-game.resume'>;
  readonly children?: JSX.Element;
}) {
  const [isAsking, setAsking] = createSignal(false);
  createEffect(on(props.table.text, () => setAsking(false)));
  const dealName = () => (isAsking() && props.names.sure) || props.names.deal;
  const deal = () => {
    const mustAsk = props.names.sure && props.hasPlayed;
    if (mustAsk && !isAsking()) setAsking(true);
    else props.table.dealAgain();
  };
  const canGoBack = () => props.canGoBack ?? props.hasPlayed;
  return (
    <div class="st-tools">
      {props.names.back && (
        <Button isOff={!canGoBack()} onPress={() => props.table.takeBack()}>
          {props.names.back}
        </Button>
      )}
      <Show when={props.onHint}>
        {(onHint) => <Button onPress={onHint()}>{props.names.hint}</Button>}
      </Show>
      {props.children}
      {/* A lesson goes on with the game that it deals. */}
      <Show when={!props.isEnd && !(props.table.place?.lesson && props.names.sure) && dealName()}>
        {(name) => <Button onPress={deal}>{name()}</Button>}
      </Show>
      <Show when={props.table.wayBack()}>
        {(onReturn) => <Button onPress={onReturn()}>{props.t('new-game.resume')}</Button>}
      </Show>
      <Show when={props.table.place?.lesson === '' && props.table.place}>
        {(place) => <ShareLink id={place().step} notation={props.table.text()} t={props.t} />}
      </Show>
    </div>
  );
}

/** Takes the place of a hand while the phone goes to the next player, or while all are asked whether something may be taken back. */
export const Handover = (props: {
  readonly table: Pick<PlayedTable, 'isAsking' | 'answerBack'>;
  readonly give: string | null;
  /** Nothing of a hand is in the page before the one who is to see it asks. */
  readonly onOpen: () => void;
  readonly t: Translate<'people.show' | 'people.yes' | 'people.no'>;
}) => (
  <Show
    when={props.table.isAsking()}
    fallback={
      <Show when={props.give}>
        {(name) => (
          <Button class="st-curtain" isSingle onPress={props.onOpen}>
            {props.t('people.show', { name: name() })}
          </Button>
        )}
      </Show>
    }
  >
    <div class="st-keys st-agreement" style={{ '--keys': 2 }}>
      <Button isPrimary isSingle onPress={() => props.table.answerBack(true)}>
        {props.t('people.yes')}
      </Button>
      <Button onPress={() => props.table.answerBack(false)}>{props.t('people.no')}</Button>
    </div>
  </Show>
);
