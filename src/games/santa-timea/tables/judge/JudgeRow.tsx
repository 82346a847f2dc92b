import { Index, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { OPEN_CARDS } from '../../rules/row.ts';
import { sayWind, WindFace } from '../cards/WindFace.tsx';
import { Carried } from '../sea/WindBar.tsx';
import type { Place } from './entry.ts';
import type { Target } from './sitting.ts';
import type { SittingView } from './sitting-view.ts';

interface JudgeRowProps {
  readonly view: SittingView;
  readonly target: Target | null;
  readonly t: Translate;
  readonly onPick: (place: Place) => void;
}

const PLACES = Array.from({ length: OPEN_CARDS }, (_, place) => place);

/** The row of wind cards as far as it is known; each can be entered or changed. */
export function JudgeRow(props: JudgeRowProps) {
  const t = props.t;
  const blowing = () => props.view.row[0];
  const label = (place: number, card: WindCard | null | undefined) => {
    const what = card ? sayWind(card, t) : t('bench.unknown');
    return t('table.change', { what: `${t(`bench.place.${place}`)}, ${what}` });
  };
  /** The places behind the last known card are not to be seen yet, except the first of them. */
  const isOpen = (place: number) =>
    place <= props.view.row.length && props.view.sitting.leader !== null;
  return (
    <div class="st-winds st-judge-row">
      <ol class="plain">
        <Index each={PLACES}>
          {(place) => {
            const card = () => props.view.row[place()];
            return (
              <li>
                <Show when={card()} fallback={<span class="st-judge-unknown">?</span>} keyed>
                  {(known) => <WindFace card={known} t={t} />}
                </Show>
                <small aria-hidden="true">{t(`bench.place.${place()}`)}</small>
                <Show when={isOpen(place())}>
                  <button
                    type="button"
                    class="st-cover"
                    aria-label={label(place(), card())}
                    aria-pressed={props.target?.list === 'row' && props.target.place === place()}
                    onClick={() => props.onPick({ list: 'row', place: place() })}
                  />
                </Show>
              </li>
            );
          }}
        </Index>
      </ol>
      <Show when={blowing()}>
        {(card) => (
          <p class="st-blows" aria-hidden="true">
            <strong>{t(`blows.${card().wind}`)}</strong>
            <br />
            {t('damage', { count: card().damage })}
          </p>
        )}
      </Show>
      <Carried cards={props.view.carried} t={t} />
    </div>
  );
}
