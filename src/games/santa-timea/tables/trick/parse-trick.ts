import { readTrick } from '../../notation/trick.ts';
import { parseKind } from '../shared/parse-kind.ts';

export const parseTrick = parseKind('trick', readTrick);
