import type { Texts } from '../texts.ts';
import { FACTS } from './facts.ts';

export const TEXTS: Texts = { terms: [], facts: FACTS, stated: {} };
