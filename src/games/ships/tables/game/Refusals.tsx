import { For } from 'solid-js';
import type { ToldReason } from '../../../../kit/question/told.ts';
import type { Translate } from '../../explain/words.ts';

/** Why what is chosen is refused, each reason with its rule. */
export const Refusals = (props: {
  readonly refusals: readonly ToldReason[];
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
