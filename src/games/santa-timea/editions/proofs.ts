import type { Question } from '../rules/readings.ts';
import { MATERIAL_PROOFS } from './proofs/material.ts';
import type { Proof } from './proofs/proof.ts';
import { SCORING_PROOFS } from './proofs/scoring.ts';
import { TRICK_PROOFS } from './proofs/tricks.ts';
import type { Entry } from './register.ts';
import { fieldsOf } from './verdict.ts';

/** The proofs of the verdicts that no witness proves, by entry. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  ...MATERIAL_PROOFS,
  ...TRICK_PROOFS,
  ...SCORING_PROOFS,
};

/**
 * What a verdict rests on. `words`: all say the same. `witness`: positions on which the readings part.
 * `proof`: something that runs. `harmless`: no play depends on it. `claimed`: nothing yet.
 */
export type Ground =
  | { readonly by: 'words' | 'harmless' | 'claimed' }
  | { readonly by: 'witness'; readonly questions: readonly Question[] }
  | { readonly by: 'proof'; readonly proof: Proof };

export function groundOf({ id, kind, verdict }: Entry): Ground {
  const proof = PROOFS[id];
  if (proof) return { by: 'proof', proof };
  if (verdict === 'same') return { by: 'words' };
  const questions = fieldsOf(id);
  if (questions.length > 0 && verdict !== 'equivalent') return { by: 'witness', questions };
  return { by: kind === 'note' || kind === 'example' ? 'harmless' : 'claimed' };
}
