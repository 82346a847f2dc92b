import { createSignal, For, Index, onCleanup, onMount, Show } from 'solid-js';
import { fragmentText, toFragment } from '../../../../core/fragment.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { readPart, writePart } from '../../../../device/fragment.ts';
import { once } from '../../../../device/wait.ts';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { LONGEST_NAME } from '../../explain/player-names.ts';
import { createTranslate } from '../../explain/words.ts';
import { lateTranslate } from '../shared/late-words.ts';
import { GameCode } from './GameCode.tsx';
import type { GameEngine } from './game-engine.ts';
import type { ToldGame } from './game-sheet.ts';

/** What the sheet of a game says, by top-level key of the catalogue. */
export const gameSheetWords = ['player', 'damage', 'ruling', 'share', 'game-sheet'] as const;

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

/** The rounds of a game as they come in; each can be taken up again, and all that follows with it. */
export function GameSheet(props: GameSheetProps) {
  const t = createTranslate(props.words, props.lang);
  const { id } = props;
  const [told, setTold] = createSignal(props.told);
  const [open, setOpen] = createSignal<number | null>(null);
  const [said, setSaid] = createSignal('');
  /** The game kept on this device, while a link shows another. */
  const [own, setOwn] = createSignal<ToldGame | null>(null);
  const numbers = Array.from({ length: props.rounds }, (_, index) => index);

  const load = once(async (): Promise<GameEngine> => {
    const late = await lateTranslate(props.words, props.lang);
    return (await import('./game-engine.ts')).createGameEngine(late, props.lang);
  });
  const kept = once(async () => (await import('../../players/kept.ts')).sittings);
  const keep = async (now: ToldGame) => {
    setTold(now);
    setOwn(null);
    writePart(id, null);
    setSaid((await kept()).keep(id, now.text) ? '' : t('game-sheet.not-kept'));
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
    const engine = await load();
    const now = engine.enter(told().game, next(), readPart(props.round));
    if (!now) {
      setSaid(t('game-sheet.uneven'));
      return;
    }
    await reopen(null);
    await keep(now);
    lay(engine.emptyRound(now.game));
  };
  /** Opens a round again, or the next one; a visit that is broken off goes on with the same. */
  const reopen = async (index: number | null) => {
    setOpen(index);
    (await kept()).keep(OPEN, index === null ? '' : `${index}`);
  };
  const correct = async (index: number) => {
    const engine = await load();
    await reopen(index);
    lay(engine.roundAt(told().game, index));
  };
  /** A link is shown and not kept: it may be somebody else's game, and never replaces one's own unasked. */
  const follow = async () => {
    const part = readPart(id);
    const text = (await kept()).textOf(id);
    if (part === undefined && text === undefined) return;
    const { open: read } = await load();
    const sent = part === undefined ? null : read(fragmentText(part));
    const mine = text === undefined ? null : read(text);
    if (part !== undefined && !sent) setSaid(t('game-sheet.bad-link'));
    setTold(sent ?? mine ?? told());
    setOwn(sent && mine?.text !== sent.text ? mine : null);
  };
  const returnTo = (mine: ToldGame) => {
    setTold(mine);
    setOwn(null);
    writePart(id, null);
  };
  /** What was being entered when the last visit ended. */
  const takeUp = async () => {
    await follow();
    const tables = await kept();
    const index = Number(tables.textOf(OPEN) || Number.NaN);
    if (index < told().rows.length && !own()) setOpen(index);
    const notation = tables.textOf(props.round);
    if (readPart(props.round) === undefined && notation) lay(notation);
  };
  onMount(() => {
    takeUp();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });

  return (
    <section
      class="st-panel st-game-sheet"
      classList={{ 'st-begun': told().rows.length > 0 }}
      id={id}
      aria-label={t('game-sheet.label')}
    >
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
              <button type="button" class="st-button" onClick={() => reopen(null)}>
                {t('game-sheet.leave')}
              </button>
            </Show>
          </div>
        }
      >
        {(mine) => (
          <>
            <p>{t('game-sheet.sent')}</p>
            <div class="st-tools">
              <button type="button" class="st-button st-primary" onClick={() => returnTo(mine())}>
                {t('game-sheet.keep-own')}
              </button>
              <button
                type="button"
                class="st-button"
                onClick={() => {
                  reopen(null);
                  keep(told());
                }}
              >
                {t('game-sheet.take')}
              </button>
            </div>
          </>
        )}
      </Show>
      <p role="status">{said()}</p>
      <table class="st-score-sheet">
        <caption>{t('game-sheet.label')}</caption>
        <thead>
          <tr>
            <td />
            <For each={told().names}>
              {(name) => (
                <th scope="col">
                  <span>{name}</span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={numbers}>
            {(index) => (
              <tr>
                <th scope="row">
                  <Show
                    when={index < told().rows.length && !own()}
                    fallback={t('game-sheet.round', { number: index + 1 })}
                  >
                    <button
                      type="button"
                      class="st-button"
                      aria-pressed={open() === index}
                      onClick={() => correct(index)}
                    >
                      {t('game-sheet.round', { number: index + 1 })}
                    </button>
                  </Show>
                </th>
                <Index each={told().names}>
                  {(_, seat) => <td>{told().rows[index]?.[seat]?.points}</td>}
                </Index>
              </tr>
            )}
          </For>
          <tr>
            <th scope="row">{t('game-sheet.sum')}</th>
            <For each={told().totals}>{(total) => <td>{total}</td>}</For>
          </tr>
        </tbody>
      </table>
      <Steps steps={told().sentences} t={t} />
      <Show when={!own()}>
        <details class="st-bar">
          <summary>{t('game-sheet.players')}</summary>
          <fieldset class="st-choice">
            <legend class="st-aloud">{t('game-sheet.starter')}</legend>
            <Index each={told().names}>
              {(name, seat) => (
                <div class="st-tools">
                  <input
                    type="text"
                    class="st-name-field"
                    maxLength={LONGEST_NAME}
                    autocomplete="off"
                    aria-label={t('game-sheet.name-of', { number: seat + 1 })}
                    placeholder={name()}
                    value={told().game.names[seat] ?? ''}
                    onInput={async ({ currentTarget }) =>
                      keep((await load()).name(told().game, seat, currentTarget.value))
                    }
                  />
                  <label class="st-option">
                    <input
                      type="radio"
                      name="sheet-starter"
                      checked={told().game.starter === seat}
                      onChange={async () => keep((await load()).start(told().game, seat))}
                    />
                    {t('game-sheet.starter')}
                    <span class="st-aloud">{` ${name()}`}</span>
                  </label>
                </div>
              )}
            </Index>
          </fieldset>
        </details>
      </Show>
      <div class="st-tools">
        <ShareLink id={id} notation={link()} t={t} />
        <GameCode id={id} notation={link()} t={t} />
        <Show when={!own()}>
          <button
            type="button"
            class="st-button"
            onClick={async () => keep((await load()).anew(told().game))}
          >
            {t('game-sheet.anew')}
          </button>
        </Show>
      </div>
    </section>
  );
}
