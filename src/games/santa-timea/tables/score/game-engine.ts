import { fragmentText } from '../../../../core/fragment.ts';
import type { Catalogue } from '../../../../core/words.ts';
import type { Translate } from '../../explain/words.ts';
import { parserOf } from '../../notation/error.ts';
import { USUAL } from '../../notation/ruleset.ts';
import { makeScore, readScore } from '../../notation/score.ts';
import { translateFrom } from '../shared/late-words.ts';
import { GameResult } from './GameResult.tsx';
import { GameSeats } from './GameSeats.tsx';
import {
  type GameSheet,
  isBlank,
  meetGames,
  newGame,
  readGame,
  type ToldGame,
  tellGame,
  withRound,
  withSeats,
} from './game-sheet.ts';
import { SentGame } from './SentGame.tsx';

/** What the sheet says once it is touched: rulings, and how a result is passed on. */
const WORDS = import.meta.glob<Catalogue>('/content/*/santa-timea/{rulings,daily}.json', {
  import: 'default',
});

/** @param words what the page has by itself. */
export const openGameEngine = async (words: Catalogue, lang: string): Promise<GameEngine> =>
  createGameEngine(await translateFrom(WORDS, words, lang), lang);

export type GameEngine = ReturnType<typeof createGameEngine>;

const parse = parserOf({ score: readScore });

/** All that the sheet of a game needs once it is touched or was kept; it is loaded then. */
function createGameEngine(t: Translate, lang: string) {
  const tell = (game: GameSheet): ToldGame => tellGame(game, t, lang);
  /** A round in which nobody has a wind card, for as many players and by the same rules as the last. */
  const emptyRound = ({ names, rounds }: GameSheet): string => {
    const { edition, variant } = rounds.at(-1) ?? USUAL;
    const holdings = names.map(() => ({ cards: [], discarded: [] }));
    return makeScore({ kind: 'score', edition, variant, holdings });
  };
  /** Names of those who left, should they come back. */
  let known: readonly string[] = [];
  return {
    t,
    tell,
    GameSeats,
    SentGame,
    GameResult,
    emptyRound,
    /** What a link brought or was kept; null for a text that is none of ours. */
    open: (text: string): ToldGame | null => {
      const game = readGame(text);
      return game && tell(game);
    },
    /** The game of a fragment's part and the one kept here, as `meetGames` has them. */
    meet: (part: string | undefined, kept: string | undefined) => {
      const sent = part === undefined ? null : readGame(fragmentText(part));
      const { shown, own } = meetGames(sent, kept === undefined ? null : readGame(kept));
      const isBad = part !== undefined && !sent;
      return { shown: shown && tell(shown), own: own && tell(own), isBad };
    },
    /**
     * Puts the round of a fragment in its place, or says why it cannot be put there.
     * @param part left out where nothing was changed: nobody has a wind card.
     */
    enter: (game: GameSheet, index: number, part: string | undefined) => {
      const round = parse(part === undefined ? emptyRound(game) : fragmentText(part));
      if (round.ok && isBlank(round.value)) return 'nothing';
      const next = round.ok ? withRound(game, index, round.value) : null;
      return next ? tell(next) : 'uneven';
    },
    roundAt: (game: GameSheet, index: number): string => {
      const round = game.rounds[index];
      return round ? makeScore(round) : emptyRound(game);
    },
    seat: (game: GameSheet, seats: number) => {
      known = [...game.names, ...known.slice(game.names.length)];
      return tell(withSeats(game, seats, known));
    },
    /** The same players, without rounds. */
    anew: (game: GameSheet) => tell({ ...newGame(game.names.length), names: game.names }),
  };
}
