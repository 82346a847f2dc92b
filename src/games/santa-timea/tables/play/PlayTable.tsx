import { For, Index, type Ref, Show } from 'solid-js';
import { Race } from '../../../../kit/play/GameEnd.tsx';
import { raceOf } from '../../../../kit/play/race.ts';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import { ROUNDS } from '../../rules/game.ts';
import { WindFace } from '../cards/CardFace.tsx';
import { Bar, Hat, Needle } from '../cards/icons.tsx';
import type { CounselledCard } from '../coach/counsel-view.ts';
import { letterOf, windOf } from '../sea/Lane.tsx';
import { LookCloser } from '../sea/LookCloser.tsx';
import { Sea } from '../sea/Sea.tsx';
import type { HandCard, HandSlot, PlayView } from './play-view.ts';

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
  return (
    <Show
      when={props.view.end}
      fallback={
        <Show when={props.view.score && props.view.game}>
          {(game) => (
            <Race
              title={game().heading}
              lanes={raceOf(game().names, game().rounds, ROUNDS)}
              say={(count) => props.t('scored.points', { count })}
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
          unit={props.t(end().isPart ? 'scored.columns.damage' : 'scored.columns.points')}
          say={(count) => props.t(end().isPart ? 'damage' : 'scored.points', { count })}
        >
          <Show when={end().own}>{(own) => <p class="st-call">{own()}</p>}</Show>
        </Race>
      )}
    </Show>
  );
}

interface PlayHandProps {
  readonly hand: readonly HandSlot[];
  readonly isTurn: boolean;
  readonly advice?: readonly CounselledCard[] | undefined;
  readonly t: Translate;
  readonly onPlay: (card: HandCard) => void;
  readonly ref?: Ref<HTMLUListElement> | undefined;
}

export function PlayHand(props: PlayHandProps) {
  return (
    <ul
      ref={props.ref}
      tabindex="-1"
      class={props.isTurn ? 'st-keys st-play-hand' : 'st-keys st-play-hand st-play-idle'}
      aria-label={props.t('play.hand')}
    >
      <Index each={props.hand}>
        {(card) => (
          <Show when={card()} fallback={<li class="st-play-gone" aria-hidden="true" />}>
            {(held) => (
              <li class={`st-${windOf(held().card)}`}>
                <Card card={held()} hand={props} />
              </li>
            )}
          </Show>
        )}
      </Index>
    </ul>
  );
}

function Card(props: { readonly card: HandCard; readonly hand: PlayHandProps }) {
  const { t } = props.hand;
  const card = () => props.card.card;
  const isOpen = () => props.hand.isTurn && props.card.isLegal;
  const advised = () => props.hand.advice?.find(({ id }) => id === props.card.id);
  return (
    <button
      type="button"
      class="st-play-card"
      classList={{ 'st-play-best': advised()?.verdict === 'best' }}
      data-card={props.card.id}
      aria-disabled={!isOpen()}
      // The second half of a double press on what lay here before plays no card.
      onClick={({ detail }) => detail < 2 && props.hand.isTurn && props.hand.onPlay(props.card)}
    >
      <span class="aloud">{sayCard(card(), t)}</span>
      <b aria-hidden="true">{rankOf(card()) ?? <Hat />}</b>
      <i aria-hidden="true">
        <Needle />
        {letterOf(card(), t)}
      </i>
      <span class="whole st-worth">
        {isOpen() && props.card.worth && (
          <>
            {props.card.by !== 'led' && (
              <span class={`st-disc st-${props.card.by}`} aria-hidden="true" />
            )}
            <span class="aloud">{t('play.worth')}</span>
            {props.card.worth}
          </>
        )}
      </span>
      <Show when={advised()}>
        {(one) => <Bar class="whole st-play-chance" percent={one().picture.takes} />}
      </Show>
    </button>
  );
}

const rankOf = (card: WheelCard) => (card.kind === 'number' ? card.rank : undefined);
