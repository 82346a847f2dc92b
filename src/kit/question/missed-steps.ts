// In a file of its own: a lesson loads it at once, and all else that keeps answers when one is given.
/** The steps of this page that were answered wrongly: they come again at its end, even if they are right by now. */
export const missedSteps = new Set<string>();
