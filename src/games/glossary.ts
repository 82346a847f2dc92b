import type { Term } from '../core/term.ts';
import { GLOSSARY } from './santa-timea/editions/glossary.ts';

/** The terms of every game, in the order of the page. The commands read them, and load no game for it. */
export const GLOSSARIES: readonly { readonly game: string; readonly terms: readonly Term[] }[] = [
  { game: 'santa-timea', terms: GLOSSARY },
];
