import { createSignal, For, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { nameAmong } from '../../../../kit/name-among.ts';
import type { ToldReason } from '../../../../kit/question/told.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createTranslate } from '../../explain/words.ts';
import type { Seat } from '../../rules/seats.ts';
import { NO_PICKS, toggledAt } from '../cards/picks.ts';
import { Scene } from '../scene/Scene.tsx';
import type { ToldGame } from './game.ts';
import { Refusals } from './Refusals.tsx';

/** The words of it, by top-level key; what is said of choices is loaded when one is made. */
export const gameTableWords = ['scene', 'phase', 'ruling', 'table', 'play-tools'] as const;

interface GameTableProps {
  readonly told: ToldGame;
  /** Whether it shows where all cards are. */
  readonly hasKinds: boolean;
  /** Unique in the page. */
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
}

/** A game with open hands that is played on phase by phase: the reader chooses for both. */
export function GameTable(props: GameTableProps) {
  const t = createTranslate(props.words, props.lang);
  const [told, setTold] = createSignal(props.told);
  const [picks, setPicks] = createSignal(NO_PICKS);
  const [refusals, setRefusals] = createSignal<readonly ToldReason[]>([]);
  let head!: HTMLParagraphElement;
  const load = async () => {
    const { createGameEngine } = await import('./game.ts');
    return createGameEngine(props.words, props.lang);
  };
  const show = (next: ToldGame) => {
    setTold(next);
    setPicks(NO_PICKS);
    setRefusals([]);
    head.focus();
  };
  const toggle = (seat: Seat, place: number) => {
    setRefusals([]);
    setPicks(toggledAt(picks(), seat, place));
  };
  const reveal = async () => {
    const next = (await load()).reveal(told().record, picks());
    if (next.ok) show(next.value);
    else setRefusals(next.error);
  };
  const back = async () => show((await load()).back(told().record));
  return (
    <article class="st-panel" id={props.id} aria-label={nameAmong(t('table.label'), props.id)}>
      <Scene
        scene={told().scene}
        picks={picks()}
        onToggle={told().isOver ? undefined : toggle}
        ref={head}
        t={t}
      >
        <p class="sl-strip sl-how needs-script">{t('table.how')}</p>
      </Scene>
      <Steps steps={told().steps} t={t} />
      <p class="st-note">{told().supply}</p>
      <div role="alert">
        <Refusals refusals={refusals()} t={t} />
      </div>
      <p class="st-tools">
        <Show when={!told().isOver}>
          <button type="button" class="st-button st-primary" onClick={reveal}>
            {t('table.reveal')}
          </button>
        </Show>
        <Show when={told().canGoBack}>
          <button type="button" class="st-button" onClick={back}>
            {t('play-tools.back')}
          </button>
        </Show>
      </p>
      <Show when={props.hasKinds}>
        <table class="sl-kinds">
          <caption>{t('table.kinds')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.kind')}</th>
              <For each={['you', 'enemy', 'rest', 'all'] as const}>
                {(place) => <th scope="col">{t(`table.${place}`)}</th>}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={told().kinds}>
              {({ name, counts }) => (
                <tr>
                  <th scope="row">{name}</th>
                  <For each={counts}>{(count) => <td>{count}</td>}</For>
                  <td>
                    <b>{counts.reduce((sum, count) => sum + count)}</b>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </article>
  );
}
