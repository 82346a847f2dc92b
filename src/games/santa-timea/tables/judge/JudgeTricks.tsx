import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { TRICKS } from '../../rules/deal.ts';
import { onTable } from './sitting.ts';
import type { SittingView } from './sitting-view.ts';

interface JudgeTricksProps {
  readonly view: SittingView;
  readonly t: Translate;
  readonly onLook: (trick: number) => void;
}

/** Which trick of the round is shown, the ways to the others, what cannot be right, and who has what so far. */
export function JudgeTricks(props: JudgeTricksProps) {
  const { t } = props;
  const look = (trick: number) =>
    trick >= 0 && trick <= onTable(props.view.sitting) && props.onLook(trick);
  return (
    <>
      <For each={props.view.doubts}>
        {({ text, tricks }) => (
          <div class="st-judge-quarrel">
            <p>{text}</p>
            <div class="st-tools">
              <For each={tricks}>
                {(trick) => (
                  <button
                    type="button"
                    class="st-button"
                    aria-disabled={trick === props.view.at}
                    onClick={() => look(trick)}
                  >
                    {t('bench.correct', { number: trick + 1 })}
                  </button>
                )}
              </For>
            </div>
          </div>
        )}
      </For>
      <div class="st-judge-trick">
        <button
          type="button"
          class="st-button"
          aria-label={t('bench.earlier')}
          aria-disabled={props.view.at === 0}
          onClick={() => look(props.view.at - 1)}
        >
          ‹
        </button>
        <strong aria-live="polite">
          {t('bench.trick', { number: props.view.at + 1, count: TRICKS })}
        </strong>
        <button
          type="button"
          class="st-button"
          aria-label={t('bench.later')}
          aria-disabled={props.view.at === onTable(props.view.sitting)}
          onClick={() => look(props.view.at + 1)}
        >
          ›
        </button>
      </div>
      <Show when={props.view.damage.some(({ cards }) => cards > 0)}>
        <ul class="st-judge-damage" aria-label={t('bench.so-far')}>
          <For each={props.view.damage}>
            {({ cards, points, aloud }, seat) => (
              <li>
                {props.view.names[seat()]}
                <span class="aloud">: {aloud} </span>
                <span>
                  <strong aria-hidden="true">▲ {points}</strong>{' '}
                  <small>{t('bench.cards', { count: cards })}</small>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
}
