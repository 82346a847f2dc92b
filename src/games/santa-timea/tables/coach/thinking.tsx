import { createSignal, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';

export function createThinking<Found>() {
  const [found, setFound] = createSignal<Found>();
  const [state, setState] = createSignal<'thinking' | 'failed'>();
  const [done, setDone] = createSignal(0);
  const forget = () => {
    setFound(undefined);
    setState(undefined);
  };
  /** @returns what was found; undefined where it failed, or where this is no longer wanted. */
  const think = async (
    find: (onTrick: (done: number) => void) => Promise<Found>,
    isWanted = () => true,
  ) => {
    setState('thinking');
    setDone(0);
    try {
      const now = await find(setDone);
      if (!isWanted()) return undefined;
      setFound(() => now);
      setState(undefined);
      return now;
    } catch {
      if (isWanted()) setState('failed');
      return undefined;
    }
  };
  return { found, state, done, think, forget };
}

export function Thinking(props: {
  readonly of: Pick<ReturnType<typeof createThinking>, 'state' | 'done'>;
  readonly found: { readonly sentence: string } | undefined;
  readonly words: 'play.coach' | 'deal.result';
  readonly steps: number | undefined;
  readonly t: Translate;
}) {
  const { state, done } = props.of;
  const said = () => {
    const now = state();
    return now ? props.t(`${props.words}.${now}`) : props.found?.sentence;
  };
  return (
    <>
      <p aria-live="polite">{said()}</p>
      <Show when={state() === 'thinking' && props.steps}>
        <progress max={props.steps} value={done()} aria-label={said()} />
      </Show>
    </>
  );
}
