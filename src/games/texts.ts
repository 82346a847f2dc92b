import type { Term } from '../core/term.ts';
import type { Facts } from './game.ts';
import { GLOSSARY } from './santa-timea/editions/glossary.ts';
import { FACTS } from './santa-timea/facts.ts';
import { STATED } from './santa-timea/stated.ts';

/** What the texts of a game are held against. */
export interface GameTexts {
  readonly game: string;
  /** Its terms, in the order of the page. */
  readonly terms: readonly Term[];
  readonly facts: Facts;
  /** The facts that sentences of its catalogues state: by file and by key. */
  readonly stated: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** The texts of every game. The commands read this, and load no game for it. */
export const GAME_TEXTS: readonly GameTexts[] = [
  { game: 'santa-timea', terms: GLOSSARY, facts: FACTS, stated: STATED },
];
