import type { Printed, PrintedBook } from '../../../kit/game.ts';
import type { PrintedEdition } from '../rules/readings.ts';
import de from './printed/de.json' with { type: 'json' };
import en from './printed/en.json' with { type: 'json' };
import fr from './printed/fr.json' with { type: 'json' };

export const PRINTED: { readonly [E in PrintedEdition]: PrintedBook } = { en, de, fr };

/** What an edition prints about an entry; null if it is silent. */
export const printedIn = (edition: PrintedEdition, id: string): Printed | null =>
  PRINTED[edition].entries[id] ?? null;
