import { createMemo, createSignal, For, Show } from 'solid-js';
import { shuffled } from '../../../../core/random.ts';
import { afterPaint, type GivenWords, wordsOf } from '../../../../device/page.ts';
import { Button } from '../../../../kit/Button.tsx';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { CARD_WORDS, createTranslate, type Translate } from '../../explain/words.ts';
import { parserOf } from '../../notation/cards.ts';
import { makeRow, type RowPosition, readRow } from '../../notation/row.ts';
import { type WindCard, windDeck } from '../../rules/cards.ts';
import { openRow } from '../../rules/deal.ts';
import { WindCards, WindFace } from '../cards/CardFace.tsx';
import { createAloud } from '../shared/create-aloud.ts';
import { BadLinkNote, createLinked } from '../shared/linked.tsx';
import { type MomentView, viewRow } from './row-view.ts';

export const windRowWords = [
  ...CARD_WORDS,
  'step',
  'ruling',
  'share',
  'row',
  'error',
  'link',
] as const;

const parse = parserOf({ row: readRow });

/** The moving row of wind cards, one trick at a time; `WindRowRest` has the others for readers without JavaScript. */
export function WindRow(props: {
  readonly position: RowPosition;
  readonly id: string;
  readonly lang: string;
  readonly words: GivenWords;
}) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const { id, position: own } = props;
  const state = createLinked({ id, own, parse, write: makeRow });
  const row = () => state.position().row;
  const moments = createMemo(() => viewRow(row(), t));
  const [played, setPlayed] = createSignal(0);
  const [tapped, setTapped] = createSignal<number>();
  const [aloud, setAloud] = createAloud();

  // A link may bring a shorter row while a later trick of a longer one is shown.
  const at = () => Math.min(played(), moments().length - 1);
  const isLast = () => at() === moments().length - 1;
  const isRight = () => tapped() === moments()[at()]?.next;
  const answer = () => {
    const place = tapped() ?? -1;
    const { open, end } = moments()[at()] ?? {};
    const card = open?.[place]?.name;
    if (!card) return end ?? t('row.ask');
    return t(isRight() ? 'row.right' : `row.wrong.${place}`, { card });
  };

  const goTo = (index: number) => {
    setTapped(undefined);
    setPlayed(index);
    const moment = moments()[at()];
    setAloud([moment?.title, ...(moment?.sentences.map(({ text }) => text) ?? [])].join(' '));
  };
  const move = async (by: number) => {
    await afterPaint();
    const to = at() + by;
    if (to >= 0 && to < moments().length) goTo(to);
  };
  const tap = (place: number) => {
    setTapped(place);
    setAloud(answer());
  };
  const show = (next: RowPosition) => {
    state.show(next);
    goTo(0);
  };
  /** [S1] [S2] [B1] A row from a freshly shuffled deck. */
  const shuffle = () => {
    const cards = shuffled(windDeck(), (below) => Math.floor(Math.random() * below));
    show({ kind: 'row', row: openRow(cards, own.row.forecast.length) });
  };

  return (
    <section class="st-panel st-row" id={props.id}>
      <BadLinkNote link={state.badLink()} t={t} />
      <Show when={moments()[at()]} keyed>
        {(moment) => (
          <RowTable
            moment={moment}
            forecast={row().forecast}
            tapped={tapped()}
            onTap={isLast() ? undefined : tap}
            t={t}
          />
        )}
      </Show>
      <div class="st-row-act needs-script">
        <p class="aside st-row-ask" classList={{ 'st-row-right': isRight() }}>
          {answer()}
        </p>
        <div class="st-tools">
          <Button isPrimary={!isLast()} isOff={isLast()} onPress={() => move(1)}>
            {t('row.play')}
          </Button>
          <Button isOff={at() === 0} onPress={() => move(-1)}>
            {t('row.back')}
          </Button>
        </div>
      </div>
      <Show when={moments()[at()]}>{(moment) => <RowReasons moment={moment()} t={t} />}</Show>
      <div class="st-row-act st-tools needs-script">
        <Button isOff={at() === 0 && state.isOwn()} onPress={() => show(own)}>
          {t('row.again')}
        </Button>
        <Button onPress={shuffle}>{t('row.shuffle')}</Button>
        <ShareLink id={props.id} notation={state.notation()} t={t} />
      </div>
      <p class="aloud" aria-live="polite">
        {aloud()}
      </p>
    </section>
  );
}

function RowTable(props: {
  readonly moment: MomentView;
  readonly forecast: readonly WindCard[];
  readonly tapped?: number | undefined;
  readonly onTap?: ((place: number) => void) | undefined;
  readonly t: Translate;
}) {
  const t = props.t;
  return (
    <div class="st-row-table" classList={{ 'st-row-later': props.moment.gone.length > 0 }}>
      <b class="whole">{props.moment.title}</b>
      <ol class="st-row-open" aria-label={t('row.label')}>
        <For each={props.moment.open}>
          {({ card, name }, place) => (
            <li class="st-row-card">
              <WindFace card={card} t={t} />
              <span>{t(`row.place.${place()}`)}</span>
              <Show when={props.onTap}>
                <button
                  type="button"
                  class="st-cover"
                  aria-label={`${name}, ${t(`row.place.${place()}`)}`}
                  aria-pressed={props.tapped === place()}
                  onClick={() => props.onTap?.(place())}
                />
              </Show>
            </li>
          )}
        </For>
      </ol>
      <div class="soft st-row-card">
        <Back count={props.moment.faceDown} t={t} />
        <span>{t('row.deck')}</span>
      </div>
      <Pile
        class="whole st-apart st-row-forecast"
        label={t('row.forecast')}
        cards={props.forecast}
        t={t}
      />
    </div>
  );
}

const RowReasons = (props: { readonly moment: MomentView; readonly t: Translate }) => (
  <>
    <Pile class="st-note" label={props.t('row.gone')} cards={props.moment.gone} t={props.t} />
    <Steps steps={props.moment.sentences} t={props.t} />
  </>
);

function Back(props: { readonly count: number; readonly t: Translate }) {
  const label = () => props.t('row.face-down', { count: props.count });
  return (
    <svg class="st-wind" viewBox="0 0 100 76" role="img" aria-label={label()}>
      <rect class="st-paper" x="2" y="2" width="96" height="72" rx="11" />
      <path d="M50 8v12M50 56v12M12 38h14M74 38h14" stroke="currentColor" stroke-width="3" />
      <text x="50" y="51" font-size="36" font-weight="700" text-anchor="middle">
        {props.count}
      </text>
    </svg>
  );
}

function Pile(props: {
  readonly class: string;
  readonly label: string;
  readonly cards: readonly WindCard[];
  readonly t: Translate;
}) {
  return (
    <Show when={props.cards.length > 0}>
      <div class={`st-row-pile ${props.class}`}>
        {props.label}
        <WindCards cards={props.cards} t={props.t} />
      </div>
    </Show>
  );
}

export function WindRowRest(props: { readonly position: RowPosition; readonly t: Translate }) {
  const { row } = props.position;
  const rest = viewRow(row, props.t).slice(1);
  return (
    <Show when={rest.length > 0}>
      <noscript>
        <div class="st-panel st-row">
          <For each={rest}>
            {(moment) => (
              <div class="st-row-moment">
                <RowTable moment={moment} forecast={row.forecast} t={props.t} />
                <RowReasons moment={moment} t={props.t} />
              </div>
            )}
          </For>
        </div>
      </noscript>
    </Show>
  );
}
