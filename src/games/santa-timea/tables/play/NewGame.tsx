import { createSignal, For, onMount, Show } from 'solid-js';
import { writeList } from '../../../../core/locale.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { playerNames } from '../../explain/player-names.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';
import type { Level } from '../../notation/game.ts';
import { readPart, writePart } from '../shared/fragment.ts';
import type { GameStart } from './PlayGame.tsx';

/** The words that the page has before a game begins. */
export const newGameWords = ['ruling', 'new-game', 'player'] as const;

/** The game of the page among all tables of this device, and in its address. */
const ID = 'game';
const SEATS = [2, 3, 4, 5];
const VARIANTS = ['basic', 'pro'] as const;
const LEVELS: readonly Level[] = ['gentle', 'able', 'strong'];
/** Short enough to be told by telephone. */
const SEEDS = 1_000_000;

/** Who plays, and which game; then the game itself, loaded when it begins. */
export function NewGame(props: { readonly lang: string; readonly words: Catalogue }) {
  const t = createTranslate(props.words, props.lang);
  const [start, setStart] = createSignal<GameStart>();
  const [isKept, setKept] = createSignal(false);
  const [seats, setSeats] = createSignal(4);
  const [variant, setVariant] = createSignal<(typeof VARIANTS)[number]>('basic');
  const [level, setLevel] = createSignal<Level>('gentle');
  let host!: HTMLDivElement;

  const kept = async () => (await import('../../players/kept.ts')).tables;
  const source = () => {
    const seed = Math.floor(Math.random() * SEEDS);
    const words = [
      'game',
      variant() === 'pro' ? 'pro' : '',
      `seed ${seed} seats ${seats()}`,
      level(),
    ];
    return words.filter((word) => word !== '').join(' ');
  };
  /** The table takes up what was left at it, if it can be read. */
  const open = async (text: string) => {
    const { startPlay } = await import('./play-desk.ts');
    setStart(await startPlay(text, props.words, props.lang));
    host.querySelector<HTMLElement>('.st-outcome')?.focus();
  };
  const deal = async (event: SubmitEvent) => {
    event.preventDefault();
    const text = source();
    writePart(ID, (await kept()).keep(ID, text) ? null : text);
    await open(text);
  };
  onMount(async () => {
    if (readPart(ID) !== undefined) return open(source());
    setKept((await kept()).textOf(ID) !== undefined);
  });

  const opponents = () => writeList(playerNames(t).slice(0, seats() - 1), props.lang);
  const form = () => (
    <form class="st-new-game" onSubmit={deal}>
      <Show when={isKept()}>
        <button type="button" class="st-button st-primary" onClick={() => open(source())}>
          {t('new-game.resume')}
        </button>
        <p class="st-note">{t('new-game.replaces')}</p>
      </Show>
      <fieldset class="st-choice">
        <legend>{t('new-game.seats')}</legend>
        <For each={SEATS}>
          {(count) => (
            <label class="st-option">
              <input
                type="radio"
                name="seats"
                checked={seats() === count}
                onChange={() => setSeats(count)}
              />
              {count}
            </label>
          )}
        </For>
      </fieldset>
      <p aria-live="polite">{t('new-game.against', { names: opponents() })}</p>
      <Options name="level" all={LEVELS} chosen={level()} t={t} onChoose={setLevel} />
      <Options name="variant" all={VARIANTS} chosen={variant()} t={t} onChoose={setVariant} />
      <button type="submit" class={isKept() ? 'st-button' : 'st-button st-primary'}>
        {t('new-game.deal')}
      </button>
    </form>
  );
  return (
    <div ref={host}>
      <Show when={start()} fallback={form()}>
        {(started) => {
          const { PlayGame } = started();
          return <PlayGame game="santa-timea" lesson="" step={ID} start={started()} />;
        }}
      </Show>
    </div>
  );
}

/** A choice whose options have a text each. */
function Options<Name extends Level | (typeof VARIANTS)[number]>(props: {
  readonly name: 'level' | 'variant';
  readonly all: readonly Name[];
  readonly chosen: Name;
  readonly t: Translate;
  readonly onChoose: (name: Name) => void;
}) {
  const t = props.t;
  return (
    <fieldset class="st-choice">
      <legend>{t(`new-game.${props.name}`)}</legend>
      <For each={props.all}>
        {(name) => (
          <label class="st-option">
            <input
              type="radio"
              name={props.name}
              checked={props.chosen === name}
              onChange={() => props.onChoose(name)}
            />
            <span>
              <b>{t(`new-game.${name}`)}</b> <small>{t(`new-game.${name}-text`)}</small>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
