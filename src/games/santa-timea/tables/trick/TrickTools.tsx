import { onMount, Show } from 'solid-js';
import { Button } from '../../../../kit/Button.tsx';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import type { Translate } from '../../explain/words.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/deal.ts';
import type { Trick } from '../../rules/trick.ts';
import { withNewSeat, withoutLastSeat } from './trick-edits.ts';

interface TrickToolsProps {
  readonly id: string;
  readonly trick: Trick;
  readonly notation: string;
  readonly isOwn: boolean;
  readonly isAsking: boolean;
  readonly hint: string;
  readonly t: Translate;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onAsk: (isOn: boolean) => void;
  readonly onChange: (next: (trick: Trick) => Trick) => void;
  readonly onReset: () => void;
}

export function TrickTools(props: TrickToolsProps) {
  const seats = () => props.trick.plays.length;
  let bar!: HTMLDetailsElement;
  // They may have been unfolded before the script was there.
  onMount(() => props.onOpen(bar.open));
  return (
    <details
      ref={bar}
      class="st-bar"
      onToggle={({ currentTarget }) => props.onOpen(currentTarget.open)}
    >
      <summary>{props.t('table.tools')}</summary>
      <Show when={props.hint}>
        <p class="st-note">{props.hint}</p>
      </Show>
      <div class="st-tools">
        <fieldset class="st-tools">
          <legend class="aloud">{props.t('table.seats')}</legend>
          <SeatButton
            label={props.t('table.fewer')}
            limit={seats() > MIN_SEATS ? '' : props.t('table.fewest')}
            onPress={() => props.onChange(withoutLastSeat)}
            sign="−"
          />
          <span>{props.t('table.players', { count: seats() })}</span>
          <SeatButton
            label={props.t('table.more')}
            limit={seats() < MAX_SEATS ? '' : props.t('table.most')}
            onPress={() => props.onChange(withNewSeat)}
            sign="+"
          />
        </fieldset>
        <label class="st-option">
          <input
            type="checkbox"
            checked={props.isAsking}
            onChange={(event) => props.onAsk(event.currentTarget.checked)}
          />
          {props.t('table.practise')}
        </label>
        <Button isOff={props.isOwn} onPress={() => props.onReset()}>
          {props.t('table.reset')}
        </Button>
        <ShareLink id={props.id} notation={props.notation} t={props.t} />
      </div>
    </details>
  );
}

interface SeatButtonProps {
  readonly label: string;
  readonly limit: string;
  readonly sign: string;
  readonly onPress: () => void;
}

function SeatButton(props: SeatButtonProps) {
  return (
    <>
      <Button
        label={`${props.label}. ${props.limit}`}
        isOff={props.limit !== ''}
        onPress={props.onPress}
      >
        {props.sign}
      </Button>
      <small>{props.limit}</small>
    </>
  );
}
