/** A term of a game. Its words are in `content/<language>/<game>/glossary.json` under the same id. */
export interface Term {
  /** Its anchor on the page, the same in every language. */
  readonly id: string;
  /** The heading it stands under, `glossary-group.<group>`. */
  readonly group: string;
  /** The clauses that say what it is. */
  readonly clauses: readonly string[];
  /** Terms it must not be mistaken for. */
  readonly mistakenFor: readonly string[];
  /** A name that no other word replaces: what one language of a lesson names, the others name too. */
  readonly named: boolean;
}
