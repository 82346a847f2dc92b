import { createSignal, createUniqueId, For, Show } from 'solid-js';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import { Needle } from '../cards/icons.tsx';
import { SideBySide } from '../sea/Sea.tsx';
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
      <Show when={view.mistakes.length > 0}>
        <p class="st-note">
          {t('coach.review.two')} {t('coach.review.kept')}
        </p>
      </Show>
      <For each={view.mistakes}>
        {(mistake, index) => (
          <Mistake mistake={mistake} group={group} isFirst={index() === 0} t={t} />
        )}
      </For>
      <details>
        <summary>{t('coach.review.all')}</summary>
        <table class="st-table">
          <thead>
            <tr>
              <th scope="col">{t('coach.review.trick')}</th>
              <th scope="col">{t('coach.review.you')}</th>
              <th scope="col">{t('coach.review.coach')}</th>
              <th scope="col">{view.heads.expected}</th>
              <th scope="col">{t('coach.review.cost')}</th>
            </tr>
          </thead>
          <tbody>
            <For each={view.tricks}>
              {({ trick, played, best, expected, cost }) => (
                <tr>
                  <th scope="row">{trick}</th>
                  <For each={[played, best, expected, cost]}>{(cell) => <td>{cell}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </details>
      <p class="st-note">{t('coach.review.note')}</p>
    </div>
  );
}

/** A thick step is a card that cost something, a thin line what the others and the deal did. */
function Line(props: ReviewProps) {
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
                <Needle wind={wind.wind} />
                {trick}
              </li>
            )}
          </For>
        </ol>
      </div>
    </figure>
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
