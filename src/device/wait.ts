/** Resolves when the next frame is drawn. Save before you wait: a hidden page draws nothing. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
