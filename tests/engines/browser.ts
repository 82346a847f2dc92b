/** How long a slow and busy machine may take for anything, in milliseconds; no test measures time. */
export const PATIENCE = 120_000;

/** What the journey needs of a browser, whichever driver moves it. Its names are those of Playwright. */
export interface Browser {
  goto(address: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but its argument. */
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  /** Moves the mouse there, scrolling if need be, and presses. */
  click(selector: string, index?: number): Promise<void>;
  readonly keyboard: {
    /** `Enter`, `Tab` or what the key writes. */
    press(key: string): Promise<void>;
  };
  close(): Promise<void>;
}
