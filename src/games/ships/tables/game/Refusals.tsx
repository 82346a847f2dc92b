import { For } from 'solid-js';
import type { ReasonText } from '../../../../kit/question/view.ts';
import type { Translate } from '../../explain/words.ts';

/** Why what is chosen is refused, each reason with its rule. */
export const Refusals = (props: {
  readonly refusals: readonly ReasonText[];
  readonly t: Translate;
}) => (
  <For each={props.refusals}>
    {({ text, clause }) => (
      <p class="st-alarm">
        {text} <a href={props.t('ruling.at', { clause })}>{props.t('ruling.clause', { clause })}</a>
      </p>
    )}
  </For>
);
