import type { Wind } from '../../../../core/compass.ts';
import { ok, type Result } from '../../../../core/result.ts';
import type { Catalogue } from '../../../../core/words.ts';
import type { Translate } from '../../explain/words.ts';
import { fragmentText } from '../../notation/fragment.ts';
import {
  dealtAnew,
  type Match,
  withCard,
  withNextRound,
  withoutLastCard,
  withToggledSet,
} from '../../players/match.ts';
import { cardNamed, type MatchError, readMatch } from '../../players/read.ts';
import { translateFrom } from '../shared/late-words.ts';
import { type GameStart, PlayGame } from './PlayGame.tsx';
import { type ToldPlay, tellPlay } from './told-play.ts';

/** What a round says once it is played: three files for every language. */
const WORDS = import.meta.glob<Catalogue>('/content/*/santa-timea/{rulings,widgets,play}.json', {
  import: 'default',
});

/** Short enough to be told by telephone. */
const SEEDS = 1_000_000;

/** All that a round needs once it is played; it is loaded then, and not before. */
export function createPlayDesk(t: Translate, lang: string) {
  const tell = (match: Match, isRuled: boolean): ToldPlay => tellPlay(match, isRuled, t, lang);
  const read = (text: string): Match => {
    const match = readMatch(text);
    if (!match.ok) throw new Error(`${text}: ${match.error.code}`);
    return match.value;
  };
  return {
    t,
    lang,
    /** A round from a link or from what was kept, at its last trick. */
    open: (text: string): Result<ToldPlay, MatchError> => {
      const match = readMatch(fragmentText(text));
      return match.ok ? ok(tell(match.value, match.value.sets.length === 0)) : match;
    },
    /** The learner plays a card, and all the others until the learner’s next turn. */
    play: (text: string, card: string): ToldPlay => {
      const played = cardNamed(card);
      const match = read(text);
      return played ? tell(withCard(match, played), true) : tell(match, false);
    },
    goOn: (text: string): ToldPlay => tell(read(text), false),
    back: (text: string): ToldPlay => tell(withoutLastCard(read(text)), false),
    dealAnew: (text: string): ToldPlay =>
      tell(dealtAnew(read(text), Math.floor(Math.random() * SEEDS)), false),
    nextRound: (text: string): ToldPlay => tell(withNextRound(read(text)), false),
    toggleSet: (text: string, wind: Wind): ToldPlay =>
      tell(withToggledSet(read(text), wind), false),
  };
}

export type PlayDesk = ReturnType<typeof createPlayDesk>;

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
  const t = await translateFrom(WORDS, words, lang);
  const desk = createPlayDesk(t, lang);
  const told = desk.goOn(source);
  const first = told.hand.find((one) => one?.id === card) ?? undefined;
  return { PlayGame, desk, told, first };
}
