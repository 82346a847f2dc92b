import { batch, createMemo, createSignal, For, Show } from 'solid-js';
import { withHint } from '../../../../core/marks.ts';
import { err } from '../../../../core/result.ts';
import { type GivenWords, wordsOf } from '../../../../device/page-words.ts';
import { BadLink } from '../../../../kit/play/BadLink.tsx';
import { createMatch, type MatchPlace } from '../../../../kit/play/create-match.ts';
import { MatchTools } from '../../../../kit/play/MatchTools.tsx';
import { TextFold } from '../../../../kit/play/TextFold.tsx';
import type { ReasonText } from '../../../../kit/question/view.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createTranslate } from '../../explain/words.ts';
import { makeGame, parseGame } from '../../notation/game.ts';
import { tables } from '../../players/kept.ts';
import { dealtAnew, type Match, withoutLastChoice } from '../../players/match.ts';
import { Cards } from '../cards/Cards.tsx';
import { toggled } from '../cards/picks.ts';
import { Fleet } from '../fleet/Fleet.tsx';
import { Refusals } from '../game/GameTable.tsx';
import { tableWords } from '../scene/Scene.tsx';
import { chosen, gameReader, type PlayView, sayCounsel, viewPlay } from './play.ts';

/** The words of it, by top-level key. */
export const playWords = [
  ...tableWords,
  'ruling',
  'play',
  'play-tools',
  'new-game',
  'share',
  'link',
] as const;

export interface PlayGameProps {
  /** The game at its start. */
  readonly match: Match;
  readonly place: MatchPlace;
  readonly lang: string;
  readonly words: GivenWords;
}

/** A game against a simple opponent: both choose hidden, then everything is revealed at once. */
export function PlayGame(props: PlayGameProps) {
  const { lang } = props;
  const t = createTranslate(wordsOf(props.words), lang);
  const [picks, setPicks] = createSignal<readonly number[]>([]);
  const [refusals, setRefusals] = createSignal<readonly ReasonText[]>([]);
  /** What the simple opponent would choose; empty while nobody asked. */
  const [hint, setHint] = createSignal('');
  let head!: HTMLParagraphElement;

  const reader = gameReader(t);
  const read = (text: string) => {
    const found = parseGame(text);
    return found.ok ? found : err(reader.why(found.error));
  };
  const table = createMatch<Match>({
    place: props.place,
    first: props.match,
    tables,
    read,
    write: makeGame,
    isOver: (): boolean => view().isOver,
    lay: (next) => show(next),
  });
  const { match } = table;
  const view = createMemo((): PlayView => viewPlay(match(), t, lang));
  const show = (next: Match) =>
    batch(() => {
      table.show(next);
      setPicks([]);
      setRefusals([]);
      setHint('');
    });
  const change = (next: Match) => {
    show(next);
    head.focus();
    table.keep();
  };

  const toggle = (index: number) => {
    setRefusals([]);
    setPicks(toggled(picks(), index));
  };
  const commit = () => {
    const next = chosen(match(), picks(), t);
    if (next.ok) change(next.value);
    else setRefusals([next.error]);
  };
  /** Advice counts when it is given. */
  const advise = () => {
    table.show(withHint(match()));
    setHint(sayCounsel(match(), t, lang));
    table.keep();
  };
  const openText = (text: string) => {
    const found = read(text);
    if (found.ok) change(found.value);
  };

  const tools = () => (
    <MatchTools
      id={props.place.step}
      text={makeGame(match())}
      hasPlayed={view().canGoBack}
      isEnd={view().isOver}
      names={{
        back: t('play-tools.back'),
        deal: t('play-tools.deal'),
        sure: t('play-tools.sure'),
        again: t('play-tools.again'),
      }}
      t={t}
      onBack={() => change(withoutLastChoice(match()))}
      onDeal={(seed) => change(dealtAnew(match(), seed))}
      onReturn={table.wayBack(() => head.focus())}
    >
      <Show when={!view().isOver}>
        <button type="button" class="st-button" onClick={advise}>
          {t('play-tools.hint')}
        </button>
      </Show>
    </MatchTools>
  );

  return (
    <>
      <BadLink why={table.badLink()} onRead={table.forgetLink} t={t} />
      <Fleet phase={view().phase} title={view().title} sides={view().ships} ref={head} t={t}>
        <p class="st-call sl-ask" classList={{ 'st-dressed': view().hasWon }} aria-live="polite">
          {view().ask}
        </p>
      </Fleet>
      <Show when={!view().isOver}>
        <div class="sl-quay">
          <Cards
            label={t('scene.hand.0')}
            cards={view().hand}
            chosen={picks()}
            onToggle={toggle}
            t={t}
          />
        </div>
        <div class="sl-act">
          <div role="alert">
            <Refusals refusals={refusals()} t={t} />
          </div>
          <div role="status">
            <Show when={hint()}>
              <p class="st-note">{hint()}</p>
            </Show>
          </div>
          <p class="st-tools">
            <button type="button" class="st-button st-primary" onClick={commit}>
              {`${view().commit} (${picks().length})`}
            </button>
          </p>
        </div>
      </Show>
      {/* At the end the way on comes first. */}
      <Show when={view().isOver}>{tools()}</Show>
      <p class="st-note">{view().enemyHand}</p>
      <Show when={view().isOver && view().marks}>
        <p class="st-note">{view().marks}</p>
      </Show>
      <Show when={view().before}>
        {(before) => (
          <div class="sl-before">
            <p class="sl-name">{before().title}</p>
            <For each={before().choices}>
              {(choice) => (
                <Show
                  when={choice.cards}
                  fallback={
                    <div class="sl-row">
                      <span class="sl-label">{choice.name}</span>
                      <span>{choice.count}</span>
                    </div>
                  }
                >
                  {(cards) => <Cards label={choice.name} cards={cards()} t={t} />}
                </Show>
              )}
            </For>
            <Steps steps={before().steps} t={t} />
          </div>
        )}
      </Show>
      <Show when={!view().isOver}>{tools()}</Show>
      <Show when={!props.place.lesson}>
        <TextFold
          label={t('new-game.text')}
          text={makeGame(match())}
          reader={reader}
          onOpen={openText}
        />
      </Show>
    </>
  );
}
