import { readTrick } from '../notation/trick.ts';
import { parseKind } from './parse-kind.ts';

export const parseTrick = parseKind('trick', readTrick);
