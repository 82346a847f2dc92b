const numbers = new WeakMap<object, number>();

/**
 * Counts from 1 through the things of one page, so that each has an id of its own and shared links
 * find it again.
 * @param request what stands for the page: `Astro.request`.
 */
export function nextNumber(request: object): number {
  const number = (numbers.get(request) ?? 0) + 1;
  numbers.set(request, number);
  return number;
}
