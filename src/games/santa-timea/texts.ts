import type { Texts } from '../texts.ts';
import { GLOSSARY } from './editions/glossary.ts';
import { FACTS } from './facts.ts';
import { STATED } from './stated.ts';

export const TEXTS: Texts = { terms: GLOSSARY, facts: FACTS, stated: STATED };
