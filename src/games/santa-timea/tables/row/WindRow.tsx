import { createSignal, For, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { painted } from '../../../../device/wait.ts';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import { createTranslate } from '../../explain/words.ts';
import { createJudged } from '../shared/create-judged.ts';
import { lateTranslate } from '../shared/late-words.ts';
import type { RowEngine } from './row-engine.ts';
import type { ToldRow } from './told-row.ts';
import { WindRowMoment } from './WindRowMoment.tsx';

interface WindRowProps {
  /** The page's own row, as it lies before its first trick. */
  readonly told: ToldRow;
  /** Unique in the page; names the row's part of the page's fragment. */
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
}

/** The moving row of wind cards, one trick at a time; `WindRowRest` has the others for readers without JavaScript. */
export function WindRow(props: WindRowProps) {
  const t = createTranslate(props.words, props.lang);
  const state = createJudged<ToldRow, RowEngine>({
    id: props.id,
    own: props.told,
    load: async () => {
      const late = lateTranslate(props.words, props.lang);
      return (await import('./row-engine.ts')).createRowEngine(await late, props.lang);
    },
  });
  const [played, setPlayed] = createSignal(0);
  const [tapped, setTapped] = createSignal<number>();
  const [aloud, setAloud] = createSignal('');

  const moments = () => state.judged().moments;
  // A link may bring a shorter row while a later trick of a longer one is shown.
  const at = () => Math.min(played(), state.judged().count - 1);
  const isLast = () => at() === state.judged().count - 1;
  const isRight = () => tapped() === moments()[at()]?.next;
  const answer = () => {
    const place = tapped() ?? -1;
    const card = moments()[at()]?.open[place]?.name;
    if (!card) return t('row.ask');
    return t(isRight() ? 'row.right' : `row.wrong.${place}`, { card });
  };

  const goTo = async (index: number) => {
    if (!moments()[index]) state.show((await state.load()).whole(state.judged()));
    setTapped(undefined);
    setPlayed(index);
    const moment = moments()[at()];
    setAloud([moment?.title, ...(moment?.sentences.map(({ text }) => text) ?? [])].join(' '));
  };
  const move = async (by: number) => {
    await painted();
    const to = at() + by;
    if (to >= 0 && to < state.judged().count) goTo(to);
  };
  const tap = (place: number) => {
    setTapped(place);
    setAloud(answer());
  };
  const show = (row: ToldRow) => {
    state.show(row);
    goTo(0);
  };

  return (
    <section class="st-panel st-row" id={props.id}>
      <Show when={state.badLink() && state.engine()}>
        {(engine) => {
          const { BadLinkNote, t: say } = engine();
          return <BadLinkNote link={state.badLink()} t={say} />;
        }}
      </Show>
      <ol class="st-row-moments" aria-label={t('row.label')}>
        <For each={moments().slice(at(), at() + 1)}>
          {(moment) => (
            <WindRowMoment
              moment={moment}
              forecast={state.judged().forecast}
              tapped={tapped()}
              onTap={isLast() ? undefined : tap}
              t={t}
            />
          )}
        </For>
      </ol>
      <div class="st-row-act">
        <p class="st-row-ask" classList={{ 'st-row-right': isRight() }}>
          {isLast() ? state.judged().ending : answer()}
        </p>
        <div class="st-tools">
          <button
            type="button"
            class={isLast() ? 'st-button' : 'st-button st-primary'}
            aria-disabled={isLast()}
            onClick={() => move(1)}
          >
            {t('row.play')}
          </button>
          <button
            type="button"
            class="st-button"
            aria-disabled={at() === 0}
            onClick={() => move(-1)}
          >
            {t('row.back')}
          </button>
          <button
            type="button"
            class="st-button"
            aria-disabled={at() === 0 && state.isOwn()}
            onClick={() => show(props.told)}
          >
            {t('row.again')}
          </button>
          <button
            type="button"
            class="st-button"
            onClick={async () => show((await state.load()).shuffle(props.told.forecast.length))}
          >
            {t('row.shuffle')}
          </button>
          <ShareLink id={props.id} notation={state.judged().notation} t={t} />
        </div>
      </div>
      <p class="aloud" aria-live="polite">
        {aloud()}
      </p>
    </section>
  );
}
