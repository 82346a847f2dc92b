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
