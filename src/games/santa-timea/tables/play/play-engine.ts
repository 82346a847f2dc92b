import type { Wind } from '../../../../core/compass.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { textReader } from '../../../../kit/play/pasted.ts';
import { sayError } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { makeCard } from '../../notation/cards.ts';
import { makeGame, parseGame } from '../../notation/game.ts';
import { opponentAt } from '../../notation/levels.ts';
import { tables } from '../../players/kept.ts';
import {
  dealtAnew,
  type Match,
  turnOf,
  withAdvice,
  withCard,
  withDeclared,
  withNextRound,
  withoutLastCard,
} from '../../players/match.ts';
import { wheelDeck } from '../../rules/cards.ts';
import { roundOf } from '../../rules/dealt-game.ts';
import { translateFrom } from '../shared/late-words.ts';
import { type GameStart, PlayGame } from './PlayGame.tsx';
import { think, thinksAlone } from './think.ts';
import { type ToldPlay, tellPlay } from './told-play.ts';

/** What a round says once it is played: three files for every language. */
const WORDS = import.meta.glob<Catalogue>('/content/*/santa-timea/{rulings,widgets,play}.json', {
  import: 'default',
});

/** @param words what the page has by itself. */
export const playWords = (words: Catalogue, lang: string): Promise<Translate> =>
  translateFrom(WORDS, words, lang);

/** All that a round needs once it is played; it is loaded then, and not before. */
export function createPlayEngine(t: Translate, lang: string) {
  const tell = (match: Match, isRuled: boolean): ToldPlay => tellPlay(match, isRuled, t, lang);
  /** With the ruling of a trick that has just become whole. */
  const tellCard = (match: Match): ToldPlay => tell(match, isBetweenTricks(match));
  const read = (text: string): Match => {
    const match = parseGame(text);
    if (!match.ok) throw new Error(`${text}: ${match.error.code}`);
    return match.value;
  };
  /** Reads a game that is pasted. */
  const reader = textReader(parseGame, makeGame, sayError, t);
  return {
    t,
    lang,
    reader,
    thinksAlone,
    /** A round from a link or from what was kept, at its last trick; else why it is none. */
    open: (text: string): Result<ToldPlay, string> => {
      const read = parseGame(text);
      if (!read.ok) return err(reader.why(read.error));
      const { sets, keeps } = read.value;
      return ok(sets.length + keeps.length > 0 ? tell(read.value, false) : tellCard(read.value));
    },
    /** The learner plays a card. */
    play: (text: string, card: string): ToldPlay => {
      const played = wheelDeck().find((one) => makeCard(one) === card);
      const match = read(text);
      return played ? tellCard(withCard(match, played)) : tell(match, false);
    },
    /** The coach has spoken of the learner’s next card. */
    advise: (text: string): ToldPlay => tell(withAdvice(read(text)), false),
    /** Whoever’s turn it is plays a card. */
    answer: async (text: string): Promise<ToldPlay> => {
      const match = read(text);
      const turn = turnOf(match);
      if (!turn) return tell(match, false);
      return tellCard(withCard(match, await think(turn, opponentAt(match, turn.view.seat))));
    },
    goOn: (text: string): ToldPlay => tell(read(text), false),
    back: (text: string): ToldPlay => tell(withoutLastCard(read(text)), false),
    dealAnew: (text: string, seed: number): ToldPlay => tell(dealtAnew(read(text), seed), false),
    nextRound: (text: string): ToldPlay => tell(withNextRound(read(text)), false),
    declare: (text: string, wind: Wind, isDiscarded: boolean): ToldPlay =>
      tell(withDeclared(read(text), wind, isDiscarded), false),
  };
}

function isBetweenTricks(match: Match): boolean {
  const round = roundOf(match);
  return round.ok && round.value.plays.length === 0 && round.value.tricks.length > 0;
}

export type PlayEngine = ReturnType<typeof createPlayEngine>;

/**
 * Everything that a round needs, its words included.
 * @param card the learner’s first card, in notation.
 */
export async function startPlay(
  source: string,
  words: Catalogue,
  lang: string,
  card?: string,
): Promise<GameStart> {
  const t = await playWords(words, lang);
  const engine = createPlayEngine(t, lang);
  const told = engine.goOn(source);
  const first = told.hand.find((one) => one?.id === card) ?? undefined;
  return { PlayGame, engine, told, first, tables };
}
