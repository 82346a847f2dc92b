import { batch, createMemo, createSignal, For, Show } from 'solid-js';
import { nameAmong } from '../../../../device/fragment.ts';
import { type GivenWords, wordsOf } from '../../../../device/page-words.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { ReasonText } from '../../../../kit/question/view.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createTranslate, type Translate } from '../../explain/say.ts';
import type { GameRecord } from '../../rules/game.ts';
import type { Seat } from '../../rules/seats.ts';
import { Scene, tableWords } from '../scene/Scene.tsx';
import { NO_PICKS, toggledAt } from '../scene/scene.ts';
import { revealed, viewGame } from './game.ts';

export const gameTableWords = [
  ...tableWords,
  'ruling',
  'play',
  'play-tools',
  'table',
  'try',
] as const;

interface GameTableProps {
  readonly record: GameRecord;
  readonly hasKinds: boolean;
  readonly id: string;
  readonly lang: string;
  readonly words: GivenWords;
}

export function GameTable(props: GameTableProps) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const [record, setRecord] = createSignal(props.record);
  const view = createMemo(() => viewGame(record(), t));
  const [picks, setPicks] = createSignal(NO_PICKS);
  const [refusals, setRefusals] = createSignal<readonly ReasonText[]>([]);
  let head!: HTMLParagraphElement;
  const show = (next: GameRecord) => {
    batch(() => {
      setRecord(next);
      setPicks(NO_PICKS);
      setRefusals([]);
    });
    head.focus();
  };
  const toggle = (seat: Seat, place: number) => {
    setRefusals([]);
    setPicks(toggledAt(picks(), seat, place));
  };
  const reveal = () => {
    const next = revealed(record(), picks(), t);
    if (next.ok) show(next.value);
    else setRefusals(next.error);
  };
  const back = () => show({ ...record(), choices: record().choices.slice(0, -1) });
  return (
    <article class="st-panel" id={props.id} aria-label={nameAmong(t('table.label'), props.id)}>
      <Scene
        scene={view().scene}
        picks={picks()}
        onToggle={view().isOver ? undefined : toggle}
        ref={head}
        t={t}
      >
        <p class="sl-strip sl-how needs-script">{t('table.how')}</p>
      </Scene>
      <Steps steps={view().steps} t={t} />
      <p class="st-note">{view().supply}</p>
      <div role="alert">
        <For each={refusals()}>
          {(why) => (
            <p class="st-alarm">
              <Refusal why={why} t={t} />
            </p>
          )}
        </For>
      </div>
      <p class="st-tools">
        <Show when={!view().isOver}>
          <Button isPrimary onPress={reveal}>
            {t('table.reveal')}
          </Button>
        </Show>
        <Show when={record().choices.length > 0}>
          <Button onPress={back}>{t('play-tools.back')}</Button>
        </Show>
      </p>
      <Show when={props.hasKinds}>
        <table class="st-table">
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
            <For each={view().kinds}>
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

export const Refusal = (props: { readonly why: ReasonText; readonly t: Translate }) => (
  <>
    {props.why.text}{' '}
    <a href={props.t('ruling.at', { clause: props.why.clause })}>
      {props.t(`ruling.rule.${props.why.clause}`)}
    </a>
  </>
);
