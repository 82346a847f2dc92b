/** Which of the numbered things of a page has this id; empty for the first, and where there is but one. */
export const numberOf = (id: string): string => id.replace(/^p1$|\D/g, '');

/** What one of several things of a kind is called: by its kind, and all but the first with the number in their ids. */
export const nameAmong = (kind: string, id: string): string => `${kind} ${numberOf(id)}`.trim();
