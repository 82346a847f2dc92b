import { createEffect, createSignal, onCleanup } from 'solid-js';

/** How long a screen reader may take to begin, in milliseconds. */
const BEGUN = 7000;

/** What is said once in a live region: who reads through the page later finds it in its own place, not here again. */
export function createAloud() {
  const [aloud, setAloud] = createSignal('');
  createEffect(() => {
    if (aloud() === '') return;
    const timer = setTimeout(() => setAloud(''), BEGUN);
    onCleanup(() => clearTimeout(timer));
  });
  return [aloud, setAloud] as const;
}
