import { type JSX, Show } from 'solid-js';
import type { Params, Translate } from '../../core/words.ts';
import { afterPaint } from '../../device/page.ts';
import { Button } from '../Button.tsx';

/** Walks a ruling step by step. A press is drawn before the step, which may change a whole picture. */
export function Walk(props: {
  readonly of?: 'line';
  readonly step: number | null;
  readonly count: number;
  readonly isNext: boolean;
  readonly t: Translate<`${'walk' | 'line'}.${string}`>;
  readonly onStep: (step: number | null) => void;
  readonly children?: JSX.Element;
}) {
  const isLast = () => props.step === props.count;
  const words = (key: string, params?: Params) =>
    props.t(props.of ? `line.${key}` : `walk.${key}`, params);
  const way = () => {
    if (props.step === null) return 'start';
    return isLast() ? 'done' : 'next';
  };
  const back = () => {
    if (props.step && props.step > 1) props.onStep(props.step - 1);
  };
  const forth = () => props.onStep(isLast() ? null : (props.step ?? 0) + 1);
  return (
    <div class="st-tools st-walk">
      <Button
        isPrimary={props.isNext || props.step !== null}
        onPress={() => afterPaint().then(forth)}
      >
        {`${words(way())}\u00a0›`}
      </Button>
      <div class="st-tools st-walked">
        <Show when={props.step} fallback={props.children}>
          {(step) => (
            <>
              <Button
                label={words('back')}
                isOff={step() === 1}
                onPress={() => afterPaint().then(back)}
              >
                ‹
              </Button>
              <span>{words('step', { step: step(), count: props.count })}</span>
            </>
          )}
        </Show>
      </div>
    </div>
  );
}
