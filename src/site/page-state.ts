interface OpenLesson {
  readonly slug: string;
  numberOf(step: string): number;
  readonly count: number;
  after(step: string): string;
  /** The address of the first lesson that teaches a clause. */
  teaching(clause: string): string | undefined;
}

declare global {
  // biome-ignore lint/style/noNamespace: this is where Astro looks for it
  namespace App {
    interface Locals {
      lesson?: OpenLesson;
      numbered?: number;
      worded?: ReadonlySet<string>;
    }
  }
}

/** Counts from 1 through the things of one page, so that each has an id of its own and shared links find it again. */
export function nextNumber(locals: App.Locals): number {
  locals.numbered = (locals.numbered ?? 0) + 1;
  return locals.numbered;
}

export function isFirstSaid(locals: App.Locals, id: string): boolean {
  const worded = locals.worded ?? new Set();
  locals.worded = new Set([...worded, id]);
  return !worded.has(id);
}
