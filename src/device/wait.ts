/**
 * Makes what is asked for be asked for once. All who ask get the same answer, in the order in which they
 * asked; once it is there, no other event comes between an ask and its answer, as one may with another
 * `import()` of what is loaded. After a failure the next one to ask asks anew: the connection may be back.
 */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

/**
 * Resolves when the browser has drawn once more: whoever presses sees at once that they have, and what comes of
 * it may take its time. What is to be kept is kept before: a hidden page draws nothing until it is looked at again.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** How long a search may hold up the page at a time, in milliseconds. */
const SLICE = 12;

/**
 * What a search ends with, which pauses after each try: the page can be used meanwhile.
 * @param isAwaited whether anybody still waits for it.
 * @returns null if nobody does any more.
 */
export async function foundInSlices<T>(
  search: Generator<void, T, void>,
  isAwaited: () => boolean,
): Promise<T | null> {
  while (isAwaited()) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const next = search.next();
      if (next.done) return next.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
