import { createEffect, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js';
import { fragmentText, toFragment } from '../../../../core/fragment.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { readPart, writePart } from '../../../../device/fragment.ts';
import { once } from '../../../../device/wait.ts';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createTranslate } from '../../explain/words.ts';
import { GameCode } from './GameCode.tsx';
import type { GameEngine } from './game-engine.ts';
import type { ToldGame } from './game-sheet.ts';
import { ScoreRow, ScoreSheet } from './ScoreSheet.tsx';
import { seatsLaid, setOwnNames } from './sheet-table.ts';

/** What the sheet of a game says before its engine is there, by top-level key of the catalogue. */
export const gameSheetWords = ['ruling', 'share', 'game-sheet'] as const;

export interface GameSheetProps {
  /** Unique in the page; the game is kept under it. */
  readonly id: string;
  /** The part of the fragment in which the round to be entered stands. */
  readonly round: string;
  /** How many rounds a game has. */
  readonly rounds: number;
  /** A game of which nothing is known. */
  readonly told: ToldGame;
  readonly lang: string;
  readonly words: Catalogue;
}

/** Which round is being corrected, among what is kept of the sheet. */
const OPEN = 'open';

/** The round that was being entered when another was opened to be corrected. */
const DRAFT = 'draft';

/** The game before this one. */
const BEFORE = 'before';

/** The rounds of a game as they come in; each can be taken up again, and all that follows with it. */
export function GameSheet(props: GameSheetProps) {
  const t = createTranslate(props.words, props.lang);
  const { id } = props;
  const [told, setTold] = createSignal(props.told);
  const [open, setOpen] = createSignal<number | null>(null);
  const [said, setSaid] = createSignal('');
  /** The game kept on this device, while a link shows another. */
  const [own, setOwn] = createSignal<ToldGame | null>(null);
  const [engine, setEngine] = createSignal<GameEngine>();
  /** The game that was there when a new one was begun. */
  const [before, setBefore] = createSignal<ToldGame | null>(null);
  const numbers = [...Array(props.rounds).keys()];

  const load = once(async (): Promise<GameEngine> => {
    const { openGameEngine } = await import('./game-engine.ts');
    return setEngine(await openGameEngine(props.words, props.lang));
  });
  const kept = once(async () => (await import('../../players/kept.ts')).sittings);
  const keep = async (now: ToldGame) => {
    setTold(now);
    setOwn(null);
    writePart(id, null);
    setSaid((await kept()).keep(id, now.text) ? '' : t('game-sheet.not-kept'));
  };
  /** Loads all that changes a game, once what was left here lies there: it would be replaced. */
  const awake = async () => {
    await takeUp();
    return load();
  };
  const change = async (to: (engine: GameEngine, game: ToldGame['game']) => ToldGame) => {
    const engine = await awake();
    await keep(to(engine, told().game));
  };
  /** Lays a round above, where it can be changed. */
  const lay = (notation: string) => {
    writePart(props.round, notation);
    kept().then((tables) => tables.keep(props.round, notation));
    dispatchEvent(new HashChangeEvent('hashchange'));
  };
  const link = () => encodeURIComponent(toFragment(told().text));
  const next = () => open() ?? told().rows.length;
  const enter = async () => {
    const engine = await awake();
    const now = engine.enter(told().game, next(), readPart(props.round));
    if (typeof now === 'string') return setSaid(t(`game-sheet.${now}`));
    return keep(now).then(leave);
  };
  /** Lays the round that is to be entered next, as far as it had come. */
  const leave = async () => {
    const engine = await awake();
    const tables = await kept();
    await reopen(null);
    lay(tables.textOf(DRAFT) || engine.emptyRound(told().game));
    tables.keep(DRAFT, '');
  };
  /** Opens a round again, or the next one; a visit that is broken off goes on with the same. */
  const reopen = async (index: number | null) => {
    setOpen(index);
    (await kept()).keep(OPEN, index === null ? '' : `${index}`);
  };
  const correct = async (index: number) => {
    if (open() !== null) return;
    const engine = await awake();
    (await kept()).keep(DRAFT, fragmentText(readPart(props.round) ?? ''));
    await reopen(index);
    lay(engine.roundAt(told().game, index));
  };
  /** A link is shown and not kept: it may be somebody else's game, and never replaces one's own unasked. */
  const follow = async () => {
    const part = readPart(id);
    const text = (await kept()).textOf(id);
    if (part === undefined && text === undefined) return;
    const met = (await load()).meet(part, text);
    if (met.isBad) setSaid(t('game-sheet.bad-link'));
    setTold(met.shown ?? told());
    setOwn(met.own);
  };
  const returnTo = (mine: ToldGame) => {
    setTold(mine);
    setOwn(null);
    writePart(id, null);
  };
  const begin = async () => {
    const last = told();
    if (last.rows.length > 0) {
      (await kept()).keep(BEFORE, last.text);
      setBefore(last);
    }
    await change((engine, game) => engine.anew(game));
    if (open() !== null) await leave();
  };
  /** What was being entered when the last visit ended. */
  const takeUp = once(async () => {
    await follow();
    const tables = await kept();
    const last = tables.textOf(BEFORE);
    if (last && told().rows.length === 0) setBefore((await load()).open(last));
    const index = Number(tables.textOf(OPEN) || Number.NaN);
    if (index < told().rows.length && !own()) setOpen(index);
    const notation = tables.textOf(props.round);
    if (readPart(props.round) === undefined && notation) lay(notation);
  });
  onMount(() => {
    takeUp();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  createEffect(() => {
    const { names } = told().game;
    setOwnNames(names);
    // The other half may not have been touched yet; it wakes as if it were.
    if (names.some(Boolean))
      document.getElementById(props.round)?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  createEffect(
    on(seatsLaid, (seats) => {
      if (seats === undefined || told().rows.length > 0) return;
      change((engine, game) => engine.seat(game, seats));
    }),
  );

  return (
    <section
      class="st-panel st-game-sheet"
      classList={{ 'st-begun': told().rows.length > 0 }}
      id={id}
      aria-label={t('game-sheet.label')}
    >
      <div>
        <Show
          when={own()}
          fallback={
            <div class="st-tools">
              <Show when={next() < props.rounds}>
                <button type="button" class="st-button st-primary" onClick={enter}>
                  {t(open() === null ? 'game-sheet.enter' : 'game-sheet.correct', {
                    number: next() + 1,
                  })}
                </button>
              </Show>
              <Show when={open() !== null}>
                <button type="button" class="st-button" onClick={leave}>
                  {t('game-sheet.leave')}
                </button>
              </Show>
            </div>
          }
        >
          {(mine) => (
            // Who has met another game has loaded what met it.
            <Show when={engine()}>
              {(by) => {
                const { SentGame, t: say } = by();
                return (
                  <SentGame
                    t={say}
                    onKeepOwn={() => returnTo(mine())}
                    onTake={() => {
                      reopen(null);
                      keep(told());
                    }}
                  />
                );
              }}
            </Show>
          )}
        </Show>
        <p role="status">{said()}</p>
      </div>
      <ScoreSheet caption={t('game-sheet.label')} names={told().names}>
        <For each={numbers}>
          {(index) => (
            <ScoreRow
              label={
                <Show
                  when={index < told().rows.length && !own()}
                  fallback={t('game-sheet.round', { number: index + 1 })}
                >
                  <button
                    type="button"
                    class="st-button"
                    aria-pressed={open() === index}
                    aria-disabled={open() !== null}
                    onClick={() => correct(index)}
                  >
                    {t('game-sheet.round', { number: index + 1 })}
                  </button>
                </Show>
              }
              cells={told().names.map((_, seat) => told().rows[index]?.[seat]?.points)}
            />
          )}
        </For>
        <ScoreRow label={t('game-sheet.sum')} cells={told().totals} />
      </ScoreSheet>
      <Steps steps={told().sentences} t={t} />
      <Show when={told().rows.length > 0 && engine()}>
        {(by) => {
          const { GameResult, t: say } = by();
          return <GameResult told={told()} t={say} />;
        }}
      </Show>
      <Show when={!own()}>
        <details class="st-bar" onToggle={awake}>
          <summary>{t('game-sheet.players')}</summary>
          <Show when={engine()}>
            {(by) => {
              const { GameSeats, t: say } = by();
              return (
                <GameSeats
                  told={told()}
                  t={say}
                  onChange={(game) => change(({ tell }) => tell(game))}
                />
              );
            }}
          </Show>
        </details>
      </Show>
      <div class="st-tools">
        <ShareLink id={id} notation={link()} t={t} />
        <GameCode id={id} notation={link()} t={t} />
        <Show when={!own()}>
          <button type="button" class="st-button" onClick={begin}>
            {t('game-sheet.anew')}
          </button>
          <Show when={told().rows.length === 0 && before()}>
            {(last) => (
              <button type="button" class="st-button" onClick={() => keep(last())}>
                {t('game-sheet.back')}
              </button>
            )}
          </Show>
        </Show>
      </div>
    </section>
  );
}
