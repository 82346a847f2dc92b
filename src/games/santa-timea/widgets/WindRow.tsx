import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import { shuffled } from '../../../core/random.ts';
import { type Catalogue, createTranslate } from '../../../core/words.ts';
import { createSpeech, sayWindCard } from '../explain/say.ts';
import { makeRow, readRow } from '../notation/row.ts';
import { windDeck } from '../rules/cards.ts';
import { TRICKS } from '../rules/deal.ts';
import { advanceRow, currentWind, openRow } from '../rules/row.ts';
import { BadLinkNote } from './BadLinkNote.tsx';
import { createPosition } from './create-position.ts';
import { parseKind } from './parse-kind.ts';
import { rowMoments } from './row-moments.ts';
import { ShareLink } from './ShareLink.tsx';
import { sayMoment, WindRowMoment } from './WindRowMoment.tsx';
import './widgets.css';
import './WindRow.css';

/** The top-level keys of the catalogue that the row of wind cards needs. */
export const windRowWords = [
  'wind',
  'letter',
  'blows',
  'card',
  'damage_one',
  'damage_other',
  'step',
  'error',
  'ruling',
  'share',
  'link',
  'row',
] as const;

export interface WindRowProps {
  /** A row in notation. */
  readonly source: string;
  /** Unique in the page; names the row's part of the page's fragment. */
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
}

/** The moving row of wind cards, one trick at a time. Without JavaScript all its moments stand below each other. */
export function WindRow(props: WindRowProps) {
  const t = createTranslate(props.words, props.lang);
  const speech = createSpeech(t, props.lang, []);
  const state = createPosition({
    id: props.id,
    source: props.source,
    parse: parseKind('row', readRow),
    make: makeRow,
  });
  const moments = createMemo(() => rowMoments(state.position().row));
  const [played, setPlayed] = createSignal(0);
  const [tapped, setTapped] = createSignal<number>();
  const [aloud, setAloud] = createSignal('');
  const [live, setLive] = createSignal(false);
  onMount(() => setLive(true));

  // A link may bring a shorter row while a later trick of a longer one is shown.
  const at = () => Math.min(played(), moments().length - 1);
  const shown = () => (live() ? moments().slice(at(), at() + 1) : moments());
  const isLast = () => at() === moments().length - 1;

  const goTo = (index: number) => {
    setTapped(undefined);
    setPlayed(index);
    const moment = moments()[at()];
    if (!moment) return;
    const sentences = sayMoment(moment, speech).map(({ text }) => text);
    setAloud([t('row.trick', { number: moment.trick }), ...sentences].join(' '));
  };
  const tappedCard = () => moments()[at()]?.row.open[tapped() ?? -1];
  const isRight = () => {
    const row = moments()[at()]?.row;
    return row !== undefined && tappedCard() === currentWind(advanceRow(row));
  };
  const answer = () => {
    const card = tappedCard();
    if (!card) return t('row.ask');
    return t(isRight() ? 'row.right' : `row.wrong.${tapped()}`, { card: sayWindCard(card, t) });
  };
  const tap = (place: number) => {
    setTapped(place);
    setAloud(answer());
  };
  const shuffle = () => {
    const cards = shuffled(windDeck(), (below) => Math.floor(Math.random() * below));
    state.change({ kind: 'row', row: openRow(cards, state.position().row.forecast.length) });
    goTo(0);
  };

  return (
    <section class="st-panel st-row" classList={{ 'st-live': live() }} aria-label={t('row.label')}>
      <BadLinkNote link={state.badLink()} t={t} />
      <ol class="st-row-moments">
        <For each={shown()}>
          {(moment) => (
            <WindRowMoment
              moment={moment}
              speech={speech}
              tapped={tapped()}
              onTap={live() && !isLast() ? tap : undefined}
            />
          )}
        </For>
      </ol>
      <div class="st-row-act">
        <p class="st-row-ask" classList={{ 'st-row-right': isRight() }}>
          <Show when={isLast()} fallback={answer()}>
            {t(at() + 1 === TRICKS ? 'row.last' : 'row.end')}
          </Show>
        </p>
        <div class="st-tools">
          <button
            type="button"
            class="st-button"
            classList={{ 'st-primary': !isLast() }}
            aria-disabled={isLast()}
            onClick={() => isLast() || goTo(at() + 1)}
          >
            {t('row.play')}
          </button>
          <button
            type="button"
            class="st-button"
            aria-disabled={at() === 0}
            onClick={() => at() > 0 && goTo(at() - 1)}
          >
            {t('row.back')}
          </button>
          <button
            type="button"
            class="st-button"
            aria-disabled={at() === 0}
            onClick={() => at() > 0 && goTo(0)}
          >
            {t('row.again')}
          </button>
        </div>
        <div class="st-tools">
          <button type="button" class="st-button" onClick={shuffle}>
            {t('row.shuffle')}
          </button>
          <Show when={!state.isOwn()}>
            <button
              type="button"
              class="st-button"
              onClick={() => {
                state.reset();
                goTo(0);
              }}
            >
              {t('row.reset')}
            </button>
          </Show>
          <ShareLink id={props.id} notation={state.notation()} t={t} />
        </div>
      </div>
      <p class="st-aloud" aria-live="polite">
        {aloud()}
      </p>
    </section>
  );
}
