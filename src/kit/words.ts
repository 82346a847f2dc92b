/**
 * Keys that the kit puts together from what each game calls its own: an error, a question, a misreading, a
 * difficulty, a line of its aid. Tests of each game look for these; the compiler checks all other keys.
 */
export type OpenKey =
  | `${'error' | 'claim-error' | 'puzzle-error' | 'hint' | 'misreading' | 'question-kind' | 'difficulty' | 'depends' | 'aid' | 'walk' | 'line'}.${string}`
  | RulingKey
  | `player.${number}`;

export type RulingKey = 'ruling.at' | `ruling.rule.${string}` | 'ruling.ours';

export type AskedBy<Key> = Key extends `task.ask.${infer Ask}` ? Ask : never;

export interface Term {
  readonly id: string;
  readonly group: string;
  readonly clauses: readonly string[];
  readonly mistakenFor: readonly string[];
  /** A name that no other word replaces: what one language of a lesson names, the others name too. */
  readonly named: boolean;
}

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
