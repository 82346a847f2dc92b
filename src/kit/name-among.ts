/** The number in the id of a position on a page; empty for the first one, and where ids have none. */
export const numberOf = (id: string): string => id.replace(/^p1$|\D/g, '');

/** What one of several things of a kind is called: by its kind, and unless it is the first position with its number. */
export const nameAmong = (kind: string, id: string): string =>
  numberOf(id) ? `${kind} (${numberOf(id)})` : kind;
