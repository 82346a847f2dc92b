/** What a book has to an entry. A book without it is silent. */
export interface Printed {
  /** The section or card pages it stands in: keys of `sections`, in their order. */
  readonly at: readonly string[];
  /** The page, where the book numbers its pages. */
  readonly page?: string;
  /** The deciding words as they are printed. */
  readonly words?: readonly string[];
}

/** One printed book. It need be in no language of the site, and a language may have several. */
export interface PrintedBook {
  /** Its own name: `de`, `de-2`. */
  readonly id: string;
  /** The language it is printed in, as a language tag. */
  readonly lang: string;
  /** What tells it from the other books of its language: a year, a printing. */
  readonly printing?: string;
  /** Its headings as printed. */
  readonly sections: Readonly<Record<string, string>>;
  /** In the order in which it tells them first. */
  readonly entries: Readonly<Record<string, Printed>>;
}

/** What the site knows of the desk of a game, whose pages are the game's own. */
export interface Desk {
  /** Its parts in reading order; those that are topics of the rules have their names from there. */
  readonly topics: readonly string[];
  /** In the order of the columns. */
  readonly books: readonly PrintedBook[];
  /** Anchors on the pages of their topics; their words are in `content/<language>/<game>/editions/<topic>.json`. */
  readonly register: readonly { readonly id: string; readonly topic: string }[];
  /** The entry that words of the game outside its register speak of, by their key; undefined for all others. */
  readonly spokenOf: (key: string) => string | undefined;
}
