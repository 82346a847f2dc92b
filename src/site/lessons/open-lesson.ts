/** What the parts of a lesson may know of the page they stand on. */
export interface OpenLesson {
  readonly slug: string;
  /** Which of the steps of the lesson it is, counted from 1. */
  numberOf(step: string): number;
  /** How many steps it has. */
  readonly count: number;
  /** Where to go on after a step: the next step of this lesson, or the next lesson. */
  after(step: string): { readonly href: string; readonly isLesson: boolean } | undefined;
  /** The lesson that teaches a clause. */
  teaching(clause: string): { readonly href: string; readonly label: string } | undefined;
}

const open = new WeakMap<object, OpenLesson>();

/** @param request what stands for the page: `Astro.request`. */
export function setOpenLesson(request: object, lesson: OpenLesson): void {
  open.set(request, lesson);
}

/** The lesson that is being shown; none on other pages. */
export const openLesson = (request: object): OpenLesson | undefined => open.get(request);
