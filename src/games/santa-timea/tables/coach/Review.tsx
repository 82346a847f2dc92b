import { createSignal, For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { TryAgain } from './TryAgain.tsx';
import type { ToldMistake, ToldReview } from './told-review.ts';

export interface ReviewProps {
  readonly told: ToldReview;
  readonly t: Translate;
  readonly lang: string;
}

/** A round looked back on: the sum of it, the line of what was expected, and the cards that cost most. */
export function Review(props: ReviewProps) {
  const { told, t } = props;
  return (
    <div class="st-review">
      <dl class="st-review-sum">
        <For each={told.sum}>
          {({ name, value }) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <p>{told.strongest}</p>
      <Line told={told} t={t} />
      <For each={told.mistakes}>
        {(mistake) => <Mistake mistake={mistake} t={t} lang={props.lang} />}
      </For>
      <Show when={told.mistakes.length > 0}>
        <p class="st-note">{t('coach.review.kept')}</p>
      </Show>
      <p class="st-note">{t('coach.review.note')}</p>
    </div>
  );
}

/** A thick step is a card that cost something, a thin line what the others and the deal did. */
function Line(props: Pick<ReviewProps, 'told' | 't'>) {
  const { told, t } = props;
  const { picture } = told;
  return (
    <details>
      <summary>{t('coach.review.line')}</summary>
      <svg
        class="st-review-line"
        viewBox={`-4 -6 ${picture.width + 8} 112`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path class="st-review-axis" d={`M0 100H${picture.width}`} />
        <path class="st-review-luck" d={picture.luck} />
        <path class="st-review-steps" d={picture.steps} />
      </svg>
      <p class="st-note">{t('coach.review.legend')}</p>
      <div class="st-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('coach.review.trick')}</th>
              <th scope="col">{t('coach.review.you')}</th>
              <th scope="col">{t('coach.review.coach')}</th>
              <th scope="col">{told.heads.expected}</th>
              <th scope="col">{t('coach.review.cost')}</th>
            </tr>
          </thead>
          <tbody>
            <For each={told.tricks}>
              {(step) => (
                <tr>
                  <th scope="row">{step.trick}</th>
                  <td>{step.played}</td>
                  <td>{step.best}</td>
                  <td>{step.expected}</td>
                  <td>{step.cost}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** A card that cost much, and the way to try it again. */
function Mistake(props: {
  readonly mistake: ToldMistake;
  readonly t: Translate;
  readonly lang: string;
}) {
  const { mistake, t } = props;
  const [isOpen, setOpen] = createSignal(false);
  return (
    <section class="st-review-mistake" aria-label={mistake.title}>
      <b>{mistake.title}</b>
      <Show
        when={isOpen()}
        fallback={
          <>
            <p>{mistake.played}</p>
            <p>{mistake.best}</p>
            <button type="button" class="st-button" onClick={() => setOpen(true)}>
              {t('coach.again.open')}
            </button>
          </>
        }
      >
        <TryAgain text={mistake.text} t={t} lang={props.lang} />
      </Show>
    </section>
  );
}
