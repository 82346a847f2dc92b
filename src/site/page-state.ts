interface OpenLesson {
  readonly slug: string;
  numberOf(step: string): number;
  readonly count: number;
  /** The address behind a step: the next step of this lesson, or its end. */
  after(step: string): string;
  teaching(clause: string): { readonly href: string; readonly label: string } | undefined;
}

declare global {
  // biome-ignore lint/style/noNamespace: this is where Astro looks for it
  namespace App {
    /** What the parts of one page share: Astro has one such object for each page that it renders. */
    interface Locals {
      lesson?: OpenLesson;
      /** How many things of the page have a number so far. */
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

/** Whether words with this id are to be put into the page: only before the first island that says them. */
export function isFirstSaid(locals: App.Locals, id: string): boolean {
  const worded = locals.worded ?? new Set();
  locals.worded = new Set([...worded, id]);
  return !worded.has(id);
}
