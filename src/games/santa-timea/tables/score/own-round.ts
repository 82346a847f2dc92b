import { createSignal } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { ScorePosition } from '../../notation/score.ts';
import { sittings } from '../../players/kept.ts';
import { createJudged } from '../shared/create-judged.ts';
import { emptyRound, missingIn, newGame } from './game-sheet.ts';
import { judgeScore } from './judged-score.ts';
import { createScoreEngine } from './score-engine.ts';

/** How many play before anybody has said so. */
const SEATS = 4;

/** A round of the reader’s own, as it is entered: kept on the device, and called by the names of its players. */
export function createOwnRound(
  id: string,
  names: () => readonly string[],
  t: Translate,
  lang: string,
) {
  const engine = createScoreEngine(t, lang, names);
  const state = createJudged({
    id,
    own: judgeScore(emptyRound(newGame(SEATS)), t, lang),
    load: async () => engine,
  });
  /** What was typed for a damage and can be none, by seat. */
  const [wrong, setWrong] = createSignal<readonly (string | undefined)[]>([]);
  const position = () => state.judged().position;
  const keep = () => sittings.keep(id, state.judged().notation);
  return {
    state,
    position,
    wrong,
    keep,
    note(seat: number, text: string) {
      const next = [...wrong()];
      next[seat] = text === '' || engine.isDamage(text) ? undefined : text;
      setWrong(next);
    },
    /** Says the names anew. */
    rename: () => state.show(engine.judge(position())),
    lay(next: ScorePosition) {
      setWrong([]);
      state.show(engine.judge(next));
      keep();
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
