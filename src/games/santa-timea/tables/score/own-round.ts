import { makeScore, type ScorePosition } from '../../notation/score.ts';
import { sittings } from '../../players/kept.ts';
import { createLinked } from '../shared/linked.tsx';
import { emptyRound, missingIn, newGame } from './game-sheet.ts';
import { createWrong } from './ScoreSeats.tsx';
import { parseScore } from './score-view.ts';

/** How many play before anybody has said so. */
const SEATS = 4;

/**
 * A round of the reader’s own, as it is entered; it is kept on the device.
 * @param names what the players are called, by seat.
 */
export function createOwnRound(id: string, names: () => readonly string[], lang: string) {
  const linked = createLinked<ScorePosition>({
    id,
    own: emptyRound(newGame(SEATS), lang),
    parse: parseScore,
    write: makeScore,
  });
  const { wrong, noteWrong, clearWrong } = createWrong();
  const { position } = linked;
  const show = (next: ScorePosition) => {
    linked.show(next);
    sittings.keep(id, linked.notation());
  };
  return {
    state: { ...linked, show },
    names,
    wrong,
    note: noteWrong,
    lay(next: ScorePosition) {
      clearWrong();
      show(next);
    },
    missing: () => missingIn(position()).filter((seat) => wrong()[seat] === undefined),
    /** Whose figure is missing or cannot be, so that nobody has a result yet. */
    open: () =>
      position().holdings.flatMap((_, seat) =>
        wrong()[seat] !== undefined || missingIn(position()).includes(seat) ? [seat] : [],
      ),
  };
}

export type OwnRound = ReturnType<typeof createOwnRound>;
