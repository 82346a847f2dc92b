import { For, Index } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { damageOn } from '../../rules/cards.ts';
import { WindFace } from '../cards/WindFace.tsx';
import type { EarlierTrick, WonCards } from './play-view.ts';

interface PlayWonProps {
  readonly won: readonly WonCards[];
  readonly t: Translate;
}

/** The wind cards that everybody has taken, and what they cost so far; and how the others like to play. */
export function PlayWon(props: PlayWonProps) {
  const t = props.t;
  const saying = ({ way, cards }: WonCards) =>
    [...(way ? [way] : []), t('damage', { count: damageOn(cards) })].join(', ');
  return (
    <ul class="st-play-won" aria-label={t('play.won')}>
      <Index each={props.won}>
        {(won) => (
          <li>
            <span>{won().name}</span>
            <span class="st-note">{saying(won())}</span>
            <span class="st-play-small">
              <For each={won().cards}>{(card) => <WindFace card={card} t={t} />}</For>
            </span>
          </li>
        )}
      </Index>
    </ul>
  );
}

/** The last tricks, the latest first. */
export function PlayEarlier(props: {
  readonly tricks: readonly EarlierTrick[];
  readonly t: Translate;
}) {
  return (
    <section class="st-play-earlier">
      <h2>{props.t('play.earlier')}</h2>
      <ul class="plain">
        <Index each={props.tricks}>
          {(trick) => (
            <li>
              <EarlierLine trick={trick()} t={props.t} />
            </li>
          )}
        </Index>
      </ul>
    </section>
  );
}

/** Under which wind, who played what, and what became of it. */
export const EarlierLine = (props: { readonly trick: EarlierTrick; readonly t: Translate }) => (
  <>
    <span class="st-play-small">
      <WindFace card={props.trick.wind} t={props.t} />
    </span>
    <span>
      {props.trick.plays.join(' ')} <b>{props.trick.outcome}</b>
    </span>
  </>
);
