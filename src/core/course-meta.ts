/**
 * What a fence of the course says behind its language: `task <step> <clauses>`, `play …`, `exam`. The id of a
 * step is unique in its lesson and never changes, since progress is kept by it.
 */
type CourseMeta =
  | {
      readonly kind: 'task' | 'play';
      readonly step: string;
      readonly clauses: readonly string[];
    }
  | { readonly kind: 'exam' };

const STEP = /^(task|play) ([a-z][a-z0-9]*(?:-[a-z0-9]+)*)((?: [A-Z]+\d+b?)*)$/;

export function readCourseMeta(meta: string): CourseMeta | null {
  const words = meta.trim().replace(/\s+/g, ' ');
  if (words === 'exam') return { kind: 'exam' };
  const [, kind, step, claim = ''] = STEP.exec(words) ?? [];
  if ((kind !== 'task' && kind !== 'play') || step === undefined) return null;
  return { kind, step, clauses: claim.split(' ').filter(Boolean) };
}
