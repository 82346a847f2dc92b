import { rulesFor } from '../../notation/ruleset.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import { leadingTo, type MisreadingId } from '../../questions/misreadings.ts';

/** What a puzzle needs once it is answered; it is loaded then, and not before. */
export { judgeTrick } from './judge-trick.ts';

/** The misreadings that lead to this answer. */
export const trapsOf = (position: TrickPosition, answer: number | null): MisreadingId[] =>
  leadingTo(position.trick, rulesFor(position), answer);
