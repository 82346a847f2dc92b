import type { Sails } from '../../../../device/daily-figures.ts';
import { FULL, FURLED, HALF, type Rig } from '../../../../kit/ship.ts';

/** The sails say what came of a day, as they do in the collection of puzzles; those still to be solved are furled. */
export const RIGS: Readonly<Record<Sails, Rig>> = { full: FULL, half: HALF, furled: FURLED };
