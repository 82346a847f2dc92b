import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import { Needle } from '../cards/icons.tsx';
import { SideBySide } from '../sea/SideBySide.tsx';
import type { MistakeView, ReviewView } from './review-view.ts';
import { TryAgain } from './TryAgain.tsx';

interface ReviewProps {
  readonly view: ReviewView;
  readonly t: Translate;
}

export function Review(props: ReviewProps) {
  const { view, t } = props;
  const group = createUniqueId();
  return (
    <div class="st-review">
      <dl class="columns st-counts">
        <For each={view.sum}>
          {({ name, value, is }) => (
            <div class={is}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <p>{view.strongest}</p>
      <Line view={view} t={t} />
      <For each={view.mistakes}>
        {(mistake, index) => (
          <Mistake mistake={mistake} group={group} isFirst={index() === 0} t={t} />
        )}
      </For>
      <Show when={view.mistakes.length > 0}>
        <p class="st-note">
          {t('coach.review.two')} {t('coach.review.kept')}
        </p>
      </Show>
      <Figures
        title={t('coach.review.all')}
        heads={[
          t('coach.review.trick'),
          t('coach.review.you'),
          t('coach.review.coach'),
          view.heads.expected,
          t('coach.review.cost'),
        ]}
        rows={view.tricks.map((step) => [
          step.trick,
          step.played,
          step.best,
          step.expected,
          step.cost,
        ])}
      />
      <Show when={view.solved.length > 0}>
        <Figures
          title={t('coach.review.solved')}
          note={t('coach.review.exact')}
          heads={[t('coach.review.trick'), t('coach.review.card'), t('coach.review.promised')]}
          rows={view.solved.map((one) => [
            one.trick,
            <>
              {one.name} {one.isPlayed && <b>({t('coach.review.you')})</b>}
            </>,
            one.damage,
          ])}
        />
      </Show>
      <p class="st-note">{t('coach.review.note')}</p>
    </div>
  );
}

/** A thick step is a card that cost something, a thin line what the others and the deal did. */
function Line(props: Pick<ReviewProps, 'view' | 't'>) {
  const { view, t } = props;
  const { picture } = view;
  const [most, least] = picture.edges;
  return (
    <figure class="st-review-chart">
      <figcaption>
        <b>{t('coach.review.line')}</b>
        <p class="st-note">{t('coach.review.legend')}</p>
      </figcaption>
      <div class="st-review-plot" aria-hidden="true">
        <span>{most}</span>
        <svg
          class="st-review-line"
          viewBox={`0 -3 ${picture.width} 106`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path stroke="var(--line)" d={`M0 0H${picture.width}M0 100H${picture.width}`} />
          <path stroke-dasharray="4 3" d={picture.luck} />
          <path stroke="var(--bad)" stroke-width="5" d={picture.steps} />
        </svg>
        <span>{least}</span>
        <ol class="plain">
          <For each={view.tricks}>
            {({ trick, wind, isTaken, cost }) => (
              <li classList={{ 'st-review-taken': isTaken, 'st-review-dear': cost !== '' }}>
                <span class={`st-${wind.wind}`}>
                  <Needle />
                </span>
                {trick}
              </li>
            )}
          </For>
        </ol>
      </div>
    </figure>
  );
}

function Figures(props: {
  readonly title: string;
  readonly note?: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly JSX.Element[])[];
}) {
  return (
    <details>
      <summary>{props.title}</summary>
      {props.note && <p class="st-note">{props.note}</p>}
      <table class="st-table">
        <thead>
          <tr>
            <For each={props.heads}>{(head) => <th scope="col">{head}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {([trick, ...cells]) => (
              <tr>
                <th scope="row">{trick}</th>
                <For each={cells}>{(cell) => <td>{cell}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </details>
  );
}

function Mistake(props: {
  readonly mistake: MistakeView;
  readonly group: string;
  readonly isFirst: boolean;
  readonly t: Translate;
}) {
  const { mistake, t } = props;
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="aside st-review-mistake" name={props.group} open={props.isFirst}>
      <summary>{mistake.title}</summary>
      <Show
        when={isOpen()}
        fallback={
          <>
            <SideBySide wind={mistake.wind} seas={mistake.seas} t={t} />
            <Button isPrimary onPress={() => setOpen(true)}>
              {t('coach.again.open')}
            </Button>
          </>
        }
      >
        <TryAgain text={mistake.text} t={t} />
      </Show>
    </details>
  );
}
