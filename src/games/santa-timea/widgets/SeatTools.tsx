import type { Translate } from '../../../core/words.ts';
import { MAX_SEATS, MIN_SEATS } from '../rules/deal.ts';
import type { Trick } from '../rules/trick.ts';
import { withNewSeat, withoutLastSeat } from './edit.ts';

export interface SeatToolsProps {
  readonly trick: Trick;
  readonly t: Translate;
  readonly onChange: (trick: Trick) => void;
}

/** More or fewer players; at the limits the buttons say why they rest. */
export function SeatTools(props: SeatToolsProps) {
  const seats = () => props.trick.plays.length;
  const isFew = () => seats() <= MIN_SEATS;
  const isMany = () => seats() >= MAX_SEATS;
  const limit = () => {
    if (isFew()) return props.t('error.too-few-seats');
    return isMany() ? props.t('error.too-many-seats') : '';
  };
  return (
    <fieldset class="st-seat-tools">
      <legend class="st-aloud">{props.t('table.seats')}</legend>
      <button
        type="button"
        class="st-button"
        aria-disabled={isFew()}
        aria-label={`${props.t('table.fewer')}. ${isFew() ? limit() : ''}`}
        onClick={() => !isFew() && props.onChange(withoutLastSeat(props.trick))}
      >
        −
      </button>
      <span>{props.t('table.players', { count: seats() })}</span>
      <button
        type="button"
        class="st-button"
        aria-disabled={isMany()}
        aria-label={`${props.t('table.more')}. ${isMany() ? limit() : ''}`}
        onClick={() => !isMany() && props.onChange(withNewSeat(props.trick))}
      >
        +
      </button>
      <small class="st-limit" aria-hidden="true">
        {limit()}
      </small>
    </fieldset>
  );
}
