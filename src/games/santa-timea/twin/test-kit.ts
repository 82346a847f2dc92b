/** What the tests of the twin share. */
import type { WheelCard } from '../rules/cards.ts';
import { codeOf } from './cards.ts';

/** A trick as the twin reads it. */
export const trickCodes = (plays: readonly WheelCard[]): Uint8Array =>
  Uint8Array.from(plays, codeOf);
