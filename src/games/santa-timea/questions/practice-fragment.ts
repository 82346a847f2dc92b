/** What is chosen of each theme; null or nothing for anything. */
export type Chosen = Readonly<Record<string, string | number | null>>;

/** The fragment of the address of a practice puzzle: `#misreading=forgets-ties&players=3&number=7`. */
export function practiceFragment(chosen: Chosen, number: number): string {
  const given = Object.entries({ ...chosen, number }).filter(([, value]) => value);
  return `#${given.map(([key, value]) => `${key}=${value}`).join('&')}`;
}
