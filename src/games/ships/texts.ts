import type { Texts } from '../texts.ts';
import { FACTS } from './facts.ts';

/** No printed edition but the English one, so no terms to hold apart. */
export const TEXTS: Texts = { terms: [], facts: FACTS, stated: {} };
