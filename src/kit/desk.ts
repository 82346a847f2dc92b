export interface Printed {
  /** The section or card pages it stands in: keys of `sections`, in their order. */
  readonly at: readonly string[];
  readonly page?: string;
  readonly words?: readonly string[];
}

/** One printed book. It need be in no language of the site, and a language may have several. */
export interface PrintedBook {
  readonly id: string;
  readonly lang: string;
  readonly printing?: string;
  readonly sections: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, Printed>>;
}

/** What the site knows of the desk of a game, whose pages are the game's own. */
export interface Desk {
  /** Its parts in reading order; those that are topics of the rules have their names from there. */
  readonly topics: readonly string[];
  readonly books: readonly PrintedBook[];
  /** Anchors on the pages of their topics; their words are in `content/<language>/<game>/editions/<topic>.json`. */
  readonly register: readonly { readonly id: string; readonly topic: string }[];
  /** The entry that words of the game outside its register speak of, by their key; undefined for all others. */
  readonly spokenOf: (key: string) => string | undefined;
}
