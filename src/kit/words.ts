/**
 * Keys that the kit puts together from what each game calls its own: an error, a question, a misreading, a
 * band, a line of its aid. Tests of each game look for these; all other keys the compiler holds against the words.
 */
export type OpenKey =
  | `${'error' | 'claim-error' | 'puzzle-error' | 'hint' | 'misreading' | 'practice-ask' | 'band' | 'depends' | 'aid' | 'walk' | 'line'}.${string}`
  | RulingKey
  /** A player, by the number of the seat. */
  | `player.${number}`;

/** What a step of a ruling says of its clause; where that is told, the site adds. */
export type RulingKey = 'ruling.at' | 'ruling.clause' | 'ruling.ours';

/** The questions that have words of their own among these keys. */
export type AskedBy<Key> = Key extends `task.ask.${infer Ask}` ? Ask : never;
