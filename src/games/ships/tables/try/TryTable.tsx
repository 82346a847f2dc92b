import { batch, createMemo, createSignal, For, Show } from 'solid-js';
import { type GivenWords, nameAmong, wordsOf } from '../../../../device/page.ts';
import { Button } from '../../../../kit/Button.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createTranslate, type Translate } from '../../explain/say.ts';
import type { Position } from '../../notation/position.ts';
import { type Match, withChoice, withoutLastChoice } from '../../players/match.ts';
import type { Seat } from '../../rules/seats.ts';
import { Scene, tableWords } from '../scene/Scene.tsx';
import { NO_PICKS, toggledAt } from '../scene/scene.ts';
import { firstPicks, viewTable, viewTry } from './try.ts';

export const tryWords = [...tableWords, 'ruling', 'play', 'play-tools', 'table', 'try'] as const;

/** A table, or a game with open hands, at which both sides are chosen for. */
export function TryTable(props: {
  readonly position: Position;
  readonly hasKinds: boolean;
  readonly id: string;
  readonly lang: string;
  readonly words: GivenWords;
}) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const [position, setPosition] = createSignal(props.position);
  const [picks, setPicks] = createSignal(firstPicks(props.position));
  const table = createMemo(() => viewTable(position(), t));
  const view = createMemo(() => viewTry(position(), picks(), t));
  let head!: HTMLParagraphElement;
  const toggle = (seat: Seat, place: number) => setPicks(toggledAt(picks(), seat, place));
  const show = (next: Match) => {
    batch(() => {
      setPosition(next);
      setPicks(NO_PICKS);
    });
    head.focus();
  };
  return (
    <article class="st-panel" id={props.id} aria-label={nameAmong(table().label, props.id)}>
      <Scene
        scene={table().scene}
        picks={picks()}
        after={view().ships}
        onToggle={table().game?.isOver ? undefined : toggle}
        ref={head}
        t={t}
      >
        <p class="st-call needs-script">{table().how}</p>
      </Scene>
      <div aria-live="polite" classList={{ aside: view().isRefused, bad: view().isRefused }}>
        <Steps steps={view().steps} t={t} />
      </div>
      <Show when={table().game}>
        {(game) => (
          <>
            <p class="st-note">{game().supply}</p>
            <p class="st-tools">
              <Show when={!game().isOver}>
                <Button
                  isPrimary
                  isOff={view().isRefused}
                  onPress={() => show(withChoice(game().match, ...view().choices))}
                >
                  {t('table.reveal')}
                </Button>
              </Show>
              <Show when={game().match.choices.length > 0}>
                <Button onPress={() => show(withoutLastChoice(game().match))}>
                  {t('play-tools.back')}
                </Button>
              </Show>
            </p>
            <Show when={props.hasKinds}>
              <Kinds kinds={game().kinds} t={t} />
            </Show>
          </>
        )}
      </Show>
    </article>
  );
}

const Kinds = (props: {
  readonly kinds: readonly { readonly name: string; readonly counts: readonly number[] }[];
  readonly t: Translate;
}) => (
  <table class="st-table">
    <caption>{props.t('table.kinds')}</caption>
    <thead>
      <tr>
        <th scope="col">{props.t('table.kind')}</th>
        <For each={['you', 'enemy', 'rest', 'all'] as const}>
          {(place) => <th scope="col">{props.t(`table.${place}`)}</th>}
        </For>
      </tr>
    </thead>
    <tbody>
      <For each={props.kinds}>
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
);
