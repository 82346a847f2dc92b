import { For, Index, Show } from 'solid-js';
import { Race } from '../../../../kit/play/GameEnd.tsx';
import { raceOf } from '../../../../kit/play/race.ts';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { ROUNDS } from '../../rules/game.ts';
import { WindFace } from '../cards/WindFace.tsx';
import { LookCloser } from '../sea/LookCloser.tsx';
import { Sea } from '../sea/Sea.tsx';
import type { PlayView } from './play-view.ts';

interface PlayTableProps {
  readonly view: PlayView;
  readonly t: Translate;
}

export function PlayTable(props: PlayTableProps) {
  const t = props.t;
  const held = () =>
    props.view.hand.flatMap((card) => (card ? [{ name: '', played: card.card }] : []));
  return (
    <Sea
      isBare
      wind={props.view.open[0] as WindCard}
      carried={[]}
      lanes={props.view.lanes}
      known={props.view.known}
      t={t}
    >
      <div class="st-winds st-play-bar">
        <p class="st-bar-title">{props.view.title}</p>
        <Show when={held().length > 0}>
          <LookCloser lanes={held()} wind={props.view.open[0] as WindCard} t={t} />
        </Show>
        <ol class="st-wind-row st-play-row" aria-label={t('play.row')}>
          <Show when={props.view.carried.length > 0}>
            <li class="st-play-waiting">
              <span class="aloud">{t('play.waiting')}</span>
              <For each={props.view.carried}>{(card) => <WindFace card={card} t={t} />}</For>
            </li>
          </Show>
          <Index each={props.view.open}>
            {(card, place) => (
              <li>
                <WindFace card={card()} t={t} />
                <span>{t(`play.place.${place}`)}</span>
              </li>
            )}
          </Index>
        </ol>
      </div>
    </Sea>
  );
}

/** The race of a round that is over, or of the whole game. */
export function PlayEnd(
  props: PlayTableProps & {
    /** What stands in the place of who wins. */
    readonly asked: string | undefined;
    readonly ref: (title: HTMLParagraphElement) => void;
  },
) {
  const say = (count: number) => props.t('scored.points', { count });
  return (
    <Show
      when={props.view.end}
      fallback={
        <Show when={props.view.score && props.view.game}>
          {(game) => (
            <Race
              title={game().heading}
              lanes={raceOf(game().names, game().rounds, ROUNDS)}
              say={say}
            />
          )}
        </Show>
      }
    >
      {(end) => (
        <Race
          isEnd
          hasWon={end().hasWon}
          title={props.asked ?? end().title}
          ref={props.ref}
          lanes={end().lanes}
          say={say}
        />
      )}
    </Show>
  );
}

export function Forecast(props: Pick<PlayTableProps, 'view' | 't'>) {
  return (
    <Show when={props.view.forecast.length > 0}>
      <p class="row st-play-small">
        <span>{props.t('play.forecast')}</span>
        <For each={props.view.forecast}>{(card) => <WindFace card={card} t={props.t} />}</For>
      </p>
    </Show>
  );
}
