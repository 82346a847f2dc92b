/** A choice of some kinds with repetition, its order left open. */
export interface Multiset {
  /** Kinds in rising order. */
  readonly items: readonly number[];
  /** In how many orders it can be laid. */
  readonly ways: number;
}

/** Every choice of `size` out of kinds 0 to `kinds - 1`. */
export function* multisets(kinds: number, size: number): Generator<Multiset> {
  yield* extended([], 0);

  function* extended(items: readonly number[], from: number): Generator<Multiset> {
    if (items.length === size) {
      yield { items, ways: orderings(items) };
      return;
    }
    for (let kind = from; kind < kinds; kind++) yield* extended([...items, kind], kind);
  }
}

const factorial = (number: number): number => (number <= 1 ? 1 : number * factorial(number - 1));

function orderings(items: readonly number[]): number {
  const repeats = new Map<number, number>();
  for (const item of items) repeats.set(item, (repeats.get(item) ?? 0) + 1);
  return [...repeats.values()].reduce(
    (ways, times) => ways / factorial(times),
    factorial(items.length),
  );
}
