/** A file of the site: its address, and a short hash of its contents. */
export type Entry = readonly [address: string, hash: string];

/** What the build knows of the site. */
export interface Site {
  /** Changes whenever any file does. */
  readonly version: string;
  /** The path that the site lives under: `/` or `/folder/`. */
  readonly base: string;
  /** What every page needs. */
  readonly shared: readonly Entry[];
  /** What is kept together once a page of it was visited, by the folder it lies in: `en`, `en/turn`. */
  readonly parts: Readonly<Record<string, readonly Entry[]>>;
  /** What is shown in place of a page that is not there, by language. */
  readonly offline: Readonly<Record<string, string>>;
  /** Where the files lie whose names change with their contents. */
  readonly hashed: readonly string[];
  /** What the names of all our caches begin with. */
  readonly prefix: string;
}
