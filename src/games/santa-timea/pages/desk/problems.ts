import type { Verdict } from '../../../../kit/desk.ts';
import { groundOf, PROOFS } from '../../editions/proofs.ts';
import { REGISTER } from '../../editions/register.ts';
import { playedVerdict } from '../../editions/verdict.ts';
import { CLAUSES } from '../../rules/clauses.ts';
import { lacks } from './uses.ts';

/** What nothing in the house stands on: a clause without function, test, lesson or example. */
export const holes = (): string[] => CLAUSES.flatMap(lacks);

/** What is played alike may be said in other words. */
const bears = (played: ReturnType<typeof playedVerdict>, verdict: Verdict): boolean =>
  played === null || played === verdict || (played === 'same' && verdict === 'equivalent');

/**
 * Verdicts that the engine does not bear out: played otherwise (`≠` what), refuted by their proof (`≠` a
 * situation), or merely claimed (`?`).
 */
export const wrongVerdicts = (): string[] =>
  REGISTER.flatMap((entry) => {
    const { id, verdict } = entry;
    const played = playedVerdict(id);
    const against = PROOFS[id]?.run().against ?? [];
    return [
      ...(bears(played, verdict) ? [] : [`${id}: ${verdict} ≠ ${played}`]),
      ...against.map((situation) => `${id}: ${verdict} ≠ ${situation}`),
      ...(groundOf(entry).by === 'claimed' ? [`${id}: ${verdict} ?`] : []),
    ];
  });

/** Found once a build; with any of them the desk is not published. */
export const PROBLEMS: readonly string[] = [...holes(), ...wrongVerdicts()];
