import type { Term } from '../core/term.ts';
import type { Facts } from './game.ts';
import { GAME_LIST } from './list.ts';

/** What the texts of a game are held against: the `TEXTS` of its `texts.ts`. */
export interface Texts {
  /** Its terms, in the order of the glossary; none where no printed edition decides what a thing is called. */
  readonly terms: readonly Term[];
  readonly facts: Facts;
  /** The facts that sentences of its catalogues state: by file and by key. */
  readonly stated: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

export interface GameTexts extends Texts {
  readonly game: string;
}

/** The texts of every game. The commands read this, and load no game for it. */
export const GAME_TEXTS: readonly GameTexts[] = await Promise.all(
  GAME_LIST.map(async ({ id }) => {
    const { TEXTS }: { TEXTS: Texts } = await import(`./${id}/texts.ts`);
    return { game: id, ...TEXTS };
  }),
);
