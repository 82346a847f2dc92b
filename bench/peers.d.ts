// What the benchmark uses of its peers, so that its types check without their packages: those are
// installed only when the benchmark runs.

declare module 'boardgame.io/dist/cjs/client.js' {
  interface At<State> {
    /** In a move a draft that may be changed. */
    readonly G: State;
  }

  export interface Game<State, Move> {
    readonly setup: () => State;
    readonly turn: {
      readonly minMoves: number;
      readonly maxMoves: number;
      readonly order: {
        readonly first: (at: At<State>) => number;
        readonly next: (at: At<State>) => number;
      };
    };
    readonly moves: {
      readonly play: (
        at: At<State> & { playerID: string },
        move: Move,
      ) => undefined | 'INVALID_MOVE';
    };
    readonly endIf: (at: At<State>) => unknown;
  }

  export function Client<State, Move>(options: {
    readonly game: Game<State, Move>;
    readonly numPlayers: number;
    readonly debug: false;
  }): {
    readonly moves: { readonly play: (move: Move) => void };
    readonly getState: () => { readonly G: State; readonly ctx: { currentPlayer: string } } | null;
  };
}
