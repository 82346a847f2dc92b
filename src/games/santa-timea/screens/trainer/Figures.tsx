import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { Bar } from '../../tables/cards/icons.tsx';
import type { Progress } from '../../trainer/progress.ts';
import {
  KINDS,
  medianTenths,
  percentRight,
  type Session,
  sessionTally,
  type Tally,
} from '../../trainer/tally.ts';
import { kindTally, sayPercent, sayTime } from './trainer-view.ts';

export function Figures(props: {
  readonly progress: Progress;
  readonly session?: Session | undefined;
  readonly t: Translate;
}) {
  const head = () => props.t('trainer.figures.head');
  return (
    <table class="st-table st-figures">
      <caption>{props.t('trainer.figures.kinds')}</caption>
      <thead>
        <tr>
          <th scope="col">{props.t('trainer.figures.kind')}</th>
          <Show when={props.session}>
            <th scope="col">
              {props.t('trainer.figures.session')} <small>{head()}</small>
            </th>
          </Show>
          <th scope="col">
            {props.t('trainer.figures.all')} <small>{head()}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        <For each={KINDS}>
          {(kind) => (
            <tr>
              <th scope="row">{props.t(`trainer.kind.${kind}`)}</th>
              <Show when={props.session}>
                {(session) => <Cell tally={sessionTally(session(), kind)} lang={props.t.lang} />}
              </Show>
              <Cell tally={kindTally(props.progress, kind)} lang={props.t.lang} />
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Cell(props: { tally: Tally; lang: string }) {
  const percent = () => percentRight(props.tally);
  const tenths = () => medianTenths(props.tally);
  return (
    <td>
      <Show when={percent() !== null} fallback="–">
        <Bar class="st-figure-bar" percent={percent() ?? 0} />
        {sayPercent(percent() ?? 0, props.lang)}
        {tenths() === null ? '' : ` · ${sayTime(tenths() ?? 0, props.lang)}`}
      </Show>
    </td>
  );
}
