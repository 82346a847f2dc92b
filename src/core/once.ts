/**
 * Makes what is asked for be asked for once: all who ask get the same answer, and go on in the order in
 * which they asked. After a failure the next one to ask asks anew: the connection may be back.
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
