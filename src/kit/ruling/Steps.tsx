import { Index, Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import type { RulingKey } from '../game.ts';
import type { ReasonText } from '../question/view.ts';

export function Steps(props: {
  readonly steps: readonly ReasonText[];
  readonly only?: number | null;
  readonly isLive?: boolean;
  readonly t: Translate<RulingKey>;
}) {
  const isAway = (number: number) => Boolean(props.only) && number !== props.only;
  const ruleOf = (step: ReasonText | undefined) => step && props.t(`ruling.rule.${step.clause}`);
  /** Reasons that follow from the same rule name it once, at the last of them. */
  const namesRule = (step: ReasonText, index: number) =>
    Boolean(props.only) || step.ours || ruleOf(step) !== ruleOf(props.steps[index + 1]);
  return (
    <ol class="st-steps" aria-live={props.isLive ? 'polite' : undefined}>
      <Index each={props.steps}>
        {(step, index) => (
          <li value={index + 1} hidden={isAway(index + 1)}>
            {step().text}{' '}
            <Show when={namesRule(step(), index)}>
              <small class={step().ours ? 'st-clause st-ours' : 'st-clause'}>
                <a href={props.t('ruling.at', { clause: step().clause })}>{ruleOf(step())}</a>
                {step().ours && ` · ${props.t('ruling.ours')}`}
              </small>
            </Show>
          </li>
        )}
      </Index>
    </ol>
  );
}
