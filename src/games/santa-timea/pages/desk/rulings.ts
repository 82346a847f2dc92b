export interface Ruled {
  readonly name: string;
  /** How it answers the question; empty where nothing is asked. */
  readonly note: string;
  readonly steps: readonly string[];
  /** The words below the steps of a book that decides no more; null for all others. */
  readonly silence: string | null;
  /** Empty for a silent book. */
  readonly outcome: readonly string[];
}

/** The steps that all begin with, and behind them the groups of those who go on alike. */
export function groupsOf(rulings: readonly Ruled[]) {
  const [first] = rulings;
  const steps = first?.steps ?? [];
  const parting = steps.findIndex((step, at) => rulings.some((other) => other.steps[at] !== step));
  const shared = parting < 0 ? steps : steps.slice(0, parting);
  const alike = Map.groupBy(rulings, ({ steps, silence, outcome }) =>
    JSON.stringify([steps, silence, outcome]),
  );
  return {
    shared,
    groups: [...alike.values()].flatMap((rulings) => {
      const [one] = rulings;
      return one ? [{ ...one, rulings, steps: one.steps.slice(shared.length) }] : [];
    }),
  };
}
