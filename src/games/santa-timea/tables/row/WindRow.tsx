import { createMemo, createSignal, For } from 'solid-js';
import { shuffled } from '../../../../core/random.ts';
import { afterPaint, type GivenWords, wordsOf } from '../../../../device/page.ts';
import { Button } from '../../../../kit/Button.tsx';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import { CARD_WORDS, createTranslate } from '../../explain/words.ts';
import { parserOf } from '../../notation/cards.ts';
import { makeRow, type RowPosition, readRow } from '../../notation/row.ts';
import { windDeck } from '../../rules/cards.ts';
import { openRow } from '../../rules/deal.ts';
import { createAloud } from '../shared/create-aloud.ts';
import { BadLinkNote, createLinked } from '../shared/linked.tsx';
import { sayEnd, viewRow } from './row-view.ts';
import { WindRowMoment } from './WindRowMoment.tsx';

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
    const card = moments()[at()]?.open[place]?.name;
    if (!card) return t('row.ask');
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
      <ol class="plain" aria-label={t('row.label')}>
        <For each={moments().slice(at(), at() + 1)}>
          {(moment) => (
            <WindRowMoment
              moment={moment}
              forecast={row().forecast}
              tapped={tapped()}
              onTap={isLast() ? undefined : tap}
              t={t}
            />
          )}
        </For>
      </ol>
      <div class="st-row-act needs-script">
        <p class="aside st-row-ask" classList={{ 'st-row-right': isRight() }}>
          {isLast() ? sayEnd(moments().length, t) : answer()}
        </p>
        <div class="st-tools">
          <Button isPrimary={!isLast()} isOff={isLast()} onPress={() => move(1)}>
            {t('row.play')}
          </Button>
          <Button isOff={at() === 0} onPress={() => move(-1)}>
            {t('row.back')}
          </Button>
          <Button isOff={at() === 0 && state.isOwn()} onPress={() => show(own)}>
            {t('row.again')}
          </Button>
          <Button onPress={shuffle}>{t('row.shuffle')}</Button>
          <ShareLink id={props.id} notation={state.notation()} t={t} />
        </div>
      </div>
      <p class="aloud" aria-live="polite">
        {aloud()}
      </p>
    </section>
  );
}
