/** What is said about the words of a game to whoever translates them, as data: its `context.json`. */
export interface Context {
  /**
   * Where the words of a group, the first part of their keys, are read: by group addresses, with `{lang}`,
   * `{game}` and, for the second part of the key, `{item}`, and words about them.
   */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /**
   * What a placeholder holds, by its name; where one name means several things, by the beginning of the
   * key, of which the longest counts.
   */
  readonly placeholders: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}
