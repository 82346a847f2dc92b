import { For, Index, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { WindFace } from '../cards/WindFace.tsx';
import { type Known, NOTHING_KNOWN } from '../sea/fleet.ts';
import { Sea } from '../sea/Sea.tsx';
import type { ToldPlay } from './told-play.ts';
import '../shared/shared.css';

export interface PlayTableProps {
  readonly told: ToldPlay;
  /** How many cards of the trick lie already. */
  readonly shown: number;
  readonly t: Translate;
}

/** The open wind cards, and the trick as it grows. */
export function PlayTable(props: PlayTableProps) {
  const t = props.t;
  const lanes = () =>
    props.told.table.map(({ name, isYou, play }, place) => ({
      name,
      you: isYou ? t('play.you') : undefined,
      played: play && place < props.shown ? { play: play.card, name: play.face.name } : null,
      missing: t('play.nothing-yet'),
      worth: play?.worth,
    }));
  /** A ship sails as soon as she is played; only the storm waits for the last. */
  const known = (): Known => {
    const ruling = props.shown === props.told.table.length ? props.told.ruling : null;
    const worths = lanes().flatMap(({ played }, place) => (played ? [place] : []));
    return ruling ? { ...ruling, worths, now: [] } : { ...NOTHING_KNOWN, worths };
  };
  return (
    <div class="st-table">
      <ol class="st-play-row" aria-label={t('play.row')}>
        <Index each={props.told.open}>
          {(card, place) => (
            <li>
              <WindFace card={card()} t={t} />
              <span>{t(`play.place.${place}`)}</span>
            </li>
          )}
        </Index>
        <Aside name="waiting" cards={props.told.carried} t={t} />
        <Aside name="forecast" cards={props.told.forecast} t={t} />
      </ol>
      <Sea
        isBare
        wind={props.told.open[0] as WindCard}
        carried={[]}
        lanes={lanes()}
        known={known()}
        t={t}
      />
    </div>
  );
}

/** Wind cards beside the row: those that wait for a taker, and those that will not blow. */
function Aside(props: {
  readonly name: 'waiting' | 'forecast';
  readonly cards: ToldPlay['carried'];
  readonly t: Translate;
}) {
  return (
    <Show when={props.cards.length > 0}>
      <li class="st-play-aside">
        <span>{props.t(`play.${props.name}`)}</span>
        <span class="st-play-small">
          <For each={props.cards}>{(card) => <WindFace card={card} t={props.t} />}</For>
        </span>
      </li>
    </Show>
  );
}
