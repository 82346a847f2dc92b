import { createSignal, For, onMount, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../../../core/words.ts';
import { Steps } from '../../../widgets/Steps.tsx';
import type { BoardDesk } from './board-desk.ts';
import { Table } from './Table.tsx';
import type { ToldBoard } from './told-table.ts';

/** The words that the page brings; all else is loaded with the engine. */
export const boardWords = ['board', 'ruling'] as const;

export interface BoardProps {
  /** The first moment, told beforehand: the engine comes when something is touched. */
  readonly first: ToldBoard;
  /** What it is: a table to try one turn at, or a whole game. */
  readonly kind: 'try' | 'game';
  readonly lang: string;
  readonly words: Catalogue;
  /** Where a game is kept and ticked off. */
  readonly keep?: { readonly game: string; readonly lesson: string; readonly step: string };
}

/** A table to play at: choose a card, then where it goes. The engine makes every move or says why not. */
export function Board(props: BoardProps) {
  const t = createTranslate(props.words, props.lang);
  const [told, setTold] = createSignal(props.first);
  const [chosen, setChosen] = createSignal<number | null>(null);
  const [refused, setRefused] = createSignal('');
  const [isKept, setKept] = createSignal(true);
  let prompt!: HTMLParagraphElement;
  let desk: Promise<BoardDesk> | undefined;
  const open = () => {
    desk ??= import('./board-desk.ts').then(({ createBoardDesk }) =>
      createBoardDesk(props.kind, props.words, props.lang),
    );
    return desk;
  };
  const card = () => told().table.hands[0]?.cards[chosen() ?? -1];

  const show = async (next: ToldBoard) => {
    setTold(next);
    setChosen(null);
    setRefused('');
    if (!props.keep) return;
    const { keepGame, finish } = await import('./play-kept.ts');
    setKept(keepGame(props.keep.step, next.text));
    if (next.phase === 'over') finish(props.keep);
  };
  const move = async (text: string) => {
    const made = (await open()).move(told().text, text);
    if (made.ok) await show(made.value);
    else setRefused(made.error.text);
  };
  const change = async (how: 'back' | 'again') => {
    await show((await open())[how](told().text));
    prompt.focus();
  };
  const needCard = () => setRefused(t('board.choose-first'));
  const touch = () => ({
    chosen: chosen(),
    onCard: (index: number) => {
      setRefused('');
      setChosen(chosen() === index ? null : index);
    },
    onPlace: (place: string) => {
      const held = card();
      if (held) move(`${held.code}:${place}`);
      else needCard();
    },
    onPile: (pile: string) => {
      const held = card();
      if (told().phase === 'draw') move(`+${pile}`);
      else if (!held) needCard();
      else if (pile === '@') setRefused(t('board.discard-first'));
      else move(`-${held.code}:${pile}`);
    },
  });
  onMount(async () => {
    if (!props.keep) return;
    const { keptGame } = await import('./play-kept.ts');
    const text = keptGame(props.keep.step);
    const kept = text === undefined ? null : (await open()).read(text);
    if (kept) setTold(kept);
  });
  return (
    <div class="tn-board">
      <Table told={told().table} touch={touch()} t={t} />
      <p ref={prompt} class="tn-ask" tabindex="-1" aria-live="polite">
        {told().ask}
      </p>
      <p class="tn-refused" role="alert">
        {refused()}
      </p>
      <div class="st-tools">
        <Show when={card()?.code === 'T' && told().phase === 'play'}>
          <button type="button" class="st-button st-primary" onClick={() => move('T^')}>
            ▲ {t('board.play-upright')}
          </button>
          <button type="button" class="st-button st-primary" onClick={() => move('Tv')}>
            ▼ {t('board.play-upside-down')}
          </button>
        </Show>
        <button
          type="button"
          class="st-button"
          aria-disabled={!told().hasMoved}
          onClick={() => told().hasMoved && change('back')}
        >
          {t('board.back')}
        </button>
        <button type="button" class="st-button" onClick={() => change('again')}>
          {t(props.kind === 'game' ? 'board.deal' : 'board.reset')}
        </button>
      </div>
      <Show when={!isKept()}>
        <p class="st-alarm">{t('board.not-kept')}</p>
      </Show>
      <Show when={told().players.length > 0}>
        <ul class="tn-players">
          <For each={told().players}>
            {({ name, has }) => (
              <li>
                <b>{name}</b> {has}
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Steps steps={told().log} isLive t={t} />
    </div>
  );
}
