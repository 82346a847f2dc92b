import { batch, createMemo, createSignal, For, Show } from 'solid-js';
import { withHint } from '../../../../core/marks.ts';
import { keptGames, openTables } from '../../../../device/kept-tables.ts';
import { wordsOf } from '../../../../device/page.ts';
import { Button } from '../../../../kit/Button.tsx';
import { BadLink } from '../../../../kit/play/BadLink.tsx';
import { createPlay, matchWords, type PlayProps } from '../../../../kit/play/create-play.ts';
import { GameEnd } from '../../../../kit/play/GameEnd.tsx';
import { Handover, MatchTools, toolNames } from '../../../../kit/play/MatchTools.tsx';
import type { ReasonText } from '../../../../kit/question/view.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createTranslate, type Translate } from '../../explain/say.ts';
import { dealtAgain, type Match, withChoice, withoutLastChoice } from '../../players/match.ts';
import type { Card } from '../../rules/cards.ts';
import { SEATS } from '../../rules/seats.ts';
import { Cards } from '../cards/Cards.tsx';
import { Fleet } from '../fleet/Fleet.tsx';
import { tableWords } from '../scene/Scene.tsx';
import { toggled } from '../scene/scene.ts';
import { barred, chosen, gameReader, type PlayView, sayCounsel, viewPlay } from './play.ts';

export const tables = openTables(keptGames('ships'));

export const playWords = [...tableWords, ...matchWords, 'play-tools'] as const;

export const captains = (t: Translate): readonly string[] =>
  SEATS.map((seat) => t('people.captain', { number: seat + 1 }));

export function PlayGame(props: PlayProps<Match>) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const [picks, setPicks] = createSignal<readonly number[]>([]);
  const [refusal, setRefusal] = createSignal<ReasonText | null>(null);
  const [hint, setHint] = createSignal<ReturnType<typeof sayCounsel> | null>(null);
  let head!: HTMLParagraphElement;

  const table = createPlay<Match>({
    place: props.place,
    first: props.match,
    tables,
    reader: gameReader(t),
    people: ({ people }) => people,
    names: captains(t),
    isOver: (): boolean => view().end !== null,
    // What only one of two has chosen is chosen again.
    back: (match) => (first() === null ? withoutLastChoice(match) : match),
    deal: dealtAgain,
    lay: (next) =>
      batch(() => {
        table.show(next);
        clear(null);
      }),
    focus: () => head.focus(),
  });
  const { match, change, isShared, isAsking } = table;
  /** What the first of two people has chosen for this phase, hidden until the second has; null before. */
  const [first, setFirst] = createSignal<readonly Card[] | null>(null);
  const person = () => (first() === null ? 0 : 1);
  const view = createMemo((): PlayView => viewPlay(match(), t, table.shared(), person()));
  const clear = (chosen: readonly Card[] | null) =>
    batch(() => {
      setFirst(chosen);
      table.close();
      setPicks([]);
      setRefusal(null);
      setHint(null);
    });
  const said = () => hint()?.what ?? [view().before?.outcome, view().ask].join(' ').trim();
  const isTurn = () => !view().end && view().give === null && !isAsking();

  const bars = createMemo(() => barred(match(), person(), picks(), t));
  const toggle = (index: number) => {
    const why = bars()[index] ?? null;
    setRefusal(why);
    if (!why) setPicks(toggled(picks(), index));
  };
  const commit = () => {
    const found = chosen(match(), person(), picks(), t);
    const own = first();
    if (!found.ok) setRefusal(found.error);
    else if (own) change(withChoice(match(), own, found.value));
    else if (!isShared()) change(withChoice(match(), found.value));
    else {
      clear(found.value);
      head.focus();
    }
  };
  const advise = () => {
    table.show(withHint(match()));
    const counsel = sayCounsel(match(), t, person());
    setHint(counsel);
    setPicks(counsel.places);
    setRefusal(null);
    table.keep();
    head.focus();
  };

  return (
    <div class={`sl-game ${props.place.lesson ? 'part' : 'split'}`}>
      <BadLink why={table.badLink()} onRead={table.forgetLink} t={t} />
      <div class="pane">
        <Fleet
          phase={view().phase}
          title={view().title}
          hasWon={view().end?.hasWon}
          sides={view().sides}
          ref={head}
          t={t}
        >
          <Show when={said()}>
            <p class="st-call sl-ask" classList={{ bad: refusal() !== null }} aria-live="polite">
              <Show
                when={!isAsking() && refusal()}
                keyed
                fallback={isAsking() ? t('people.agree') : said()}
              >
                {(why) => (
                  <span>
                    {why.text}{' '}
                    <a href={t('ruling.at', { clause: why.clause })}>
                      {t(`ruling.rule.${why.clause}`)}
                    </a>
                  </span>
                )}
              </Show>
              <small>{isTurn() && !refusal() && hint()?.why}</small>
            </p>
          </Show>
        </Fleet>
      </div>
      <Handover table={table} give={view().give} onOpen={() => table.openHand(person())} t={t} />
      <Show when={isTurn()}>
        <div class="columns st-tray sl-tray">
          <Cards
            label={t('scene.hand.0')}
            cards={view().hand}
            chosen={picks()}
            onToggle={toggle}
            isBarred={(index) => bars()[index] != null}
            t={t}
          />
        </div>
        <div class="sl-act">
          <p class="st-tools">
            <Button isPrimary={picks().length > 0 || bars().every(Boolean)} onPress={commit}>
              {picks().length > 0 ? `${view().commit} (${picks().length})` : view().none}
            </Button>
          </p>
        </div>
      </Show>
      <Show when={!isAsking() && view().end}>
        {(end) => (
          <GameEnd end={end()} table={table} t={t}>
            <For each={end().course()}>
              {({ title, sides, what }) => (
                <details>
                  <summary>{title}</summary>
                  <Fleet phase={null} title="" sides={sides} t={t} />
                  {what}
                </details>
              )}
            </For>
          </GameEnd>
        )}
      </Show>
      <div class="sl-rest rail">
        <p class="st-note">{view().enemyHand}</p>
        <MatchTools
          table={table}
          hasPlayed={match().choices.length > 0 || first() !== null}
          isEnd={view().end !== null}
          names={toolNames(t)}
          onHint={isTurn() ? advise : undefined}
          t={t}
        />
        <Show when={view().end && view().marks}>
          <p class="st-note">{view().marks}</p>
        </Show>
        <Show when={view().before}>
          {(before) => (
            <div class="aside sl-before">
              <p class="sl-name">{before().title}</p>
              <For each={before().choices}>
                {(choice) => (
                  <Show
                    when={choice.cards}
                    fallback={
                      <div class="sl-row">
                        <div class="sl-label">{choice.name}</div>
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
      </div>
    </div>
  );
}
