import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { TRICKS } from '../../rules/deal.ts';
import { onTable } from './sitting.ts';
import type { ToldSitting } from './told-sitting.ts';

interface JudgeTricksProps {
  readonly told: ToldSitting;
  readonly t: Translate;
  readonly onLook: (trick: number) => void;
}

/** Which trick of the round is shown, the ways to the others, what cannot be right, and who has what so far. */
export function JudgeTricks(props: JudgeTricksProps) {
  const { t } = props;
  const look = (trick: number) =>
    trick >= 0 && trick <= onTable(props.told.sitting) && props.onLook(trick);
  return (
    <>
      <For each={props.told.doubts}>
        {({ text, tricks }) => (
          <div class="st-judge-quarrel">
            <p>{text}</p>
            <div class="st-tools">
              <For each={tricks}>
                {(trick) => (
                  <button
                    type="button"
                    class="st-button"
                    aria-disabled={trick === props.told.at}
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
          aria-disabled={props.told.at === 0}
          onClick={() => look(props.told.at - 1)}
        >
          ‹
        </button>
        <strong aria-live="polite">
          {t('bench.trick', { number: props.told.at + 1, count: TRICKS })}
        </strong>
        <button
          type="button"
          class="st-button"
          aria-label={t('bench.later')}
          aria-disabled={props.told.at === onTable(props.told.sitting)}
          onClick={() => look(props.told.at + 1)}
        >
          ›
        </button>
      </div>
      <Show when={props.told.taken}>
        <ul class="st-judge-damage" aria-label={t('bench.so-far')}>
          <For each={props.told.damage}>
            {({ cards, points }, seat) => (
              <li>
                {props.told.names[seat()]}
                <span class="aloud">: {t('damage', { count: points })}, </span>
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
