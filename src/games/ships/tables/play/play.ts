import { withHint } from '../../../../core/marks.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { textReader } from '../../../../kit/play/pasted.ts';
import type { ToldReason } from '../../../../kit/question/told.ts';
import { explainPhase } from '../../explain/phase.ts';
import { createSpeech, sayCards, sayError, sayMarks } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { makeGame, parseGame } from '../../notation/game.ts';
import {
  counsel,
  dealtAnew,
  endOf,
  gameOf,
  isOver,
  LEARNER,
  type Match,
  type Played,
  playedOf,
  withChoice,
  withoutLastChoice,
} from '../../players/match.ts';
import { checkMove, type Game } from '../../rules/game.ts';
import type { Phase } from '../../rules/legal.ts';
import { mayFire } from '../../rules/sail.ts';
import { other, SEATS } from '../../rules/seats.ts';
import {
  sideName,
  type ToldCard,
  type ToldStat,
  tellCards,
  tellStats,
  tellSteps,
} from '../scene/scene.ts';
import { lateTranslate } from '../words.ts';

/** What one player has chosen in the phase before: cards that lie open, or how many there were. */
interface ToldChoice {
  readonly name: string;
  /** Null where only the number is known. */
  readonly cards: readonly ToldCard[] | null;
  readonly count: string;
}

/** A game at a moment, as the learner sees it. */
export interface ToldPlay {
  /** All of it in notation. */
  readonly text: string;
  readonly phase: Phase | null;
  readonly title: string;
  readonly ships: readonly { readonly name: string; readonly stats: readonly ToldStat[] }[];
  /** How many cards the enemy holds, said. */
  readonly enemyHand: string;
  readonly hand: readonly ToldCard[];
  /** What to do now, or how it has ended. */
  readonly ask: string;
  readonly isOver: boolean;
  /** What the button says that makes the choice of so many cards. */
  readonly commit: string;
  /** What happened in the phase before; null at the start. */
  readonly before: {
    readonly title: string;
    readonly choices: readonly ToldChoice[];
    readonly steps: readonly ToldReason[];
  } | null;
  readonly canGoBack: boolean;
  /** With how much help it was played; empty without. */
  readonly marks: string;
}

/** A game as it stands, told to the learner. */
export function tellPlay(match: Match, t: Translate, lang: string): ToldPlay {
  const [game, phases] = [gameOf(match), playedOf(match)];
  if (!game.ok || !phases.ok) throw new Error('a match that was not checked');
  const now = game.value;
  const last = phases.value.at(-1);
  const phase = isOver(match, now) ? null : now.phase;
  return {
    text: makeGame(match),
    phase,
    title: phase ? t('play.title', { turn: now.turn, phase: t(`phase.${phase}`) }) : t('play.over'),
    ships: SEATS.map((seat) => ({
      name: sideName(seat, t),
      stats: tellStats(now.ships[seat], t),
    })),
    enemyHand: t('play.enemy-hand', { count: now.hands[other(LEARNER)].length }),
    hand: tellCards(now.hands[LEARNER], t),
    ask: t(askOf(match, now)),
    isOver: phase === null,
    commit: phase ? t(`play.commit.${mustHold(now) ? 'hold' : phase}`) : '',
    before: last ? tellBefore(last, t, lang) : null,
    canGoBack: match.choices.length > 0,
    marks: sayMarks(match, t),
  };
}

/** What the simple opponent would do in the learner’s place, and why. */
export function tellCounsel(match: Match, t: Translate, lang: string): string {
  const found = counsel(match);
  if (!found) throw new Error('nothing more to choose');
  const cards = sayCards(found.cards, createSpeech(t, lang));
  return `${t('play.hint.would', { cards })} ${t(`play.hint.${found.ground}`)}`;
}

/** [W11] Whether the learner may not fire now. */
const mustHold = ({ phase, winds, rules }: Game): boolean =>
  phase === 'fire' && !mayFire(winds, rules)[LEARNER];

/** What to do now, or how it has ended. */
function askOf(match: Match, game: Game) {
  const end = endOf(match, game);
  if (end) return `play.end.${end}` as const;
  return `play.ask.${mustHold(game) ? 'hold' : (game.phase ?? 'reload')}` as const;
}

function tellBefore({ before, choices, after }: Played, t: Translate, lang: string) {
  const isOpen = before.phase === 'sail' || before.phase === 'fire';
  return {
    title: t('play.happened', { phase: before.phase ? t(`phase.${before.phase}`) : '' }),
    choices: SEATS.map(
      (seat): ToldChoice => ({
        name: sideName(seat, t),
        // What is discarded face down, only its owner knows.
        cards: isOpen || seat === LEARNER ? tellCards(choices[seat], t) : null,
        count: t('play.cards', { count: choices[seat].length }),
      }),
    ),
    steps: tellSteps(explainPhase(before, choices, after), t, lang),
  };
}

/** All that a game needs once it is played; it is loaded then, and not before. */
export async function createPlayEngine(words: Catalogue, lang: string) {
  const t = await lateTranslate(words, lang);
  const tell = (match: Match): ToldPlay => tellPlay(match, t, lang);
  const read = (text: string): Match => {
    const match = parseGame(text);
    if (!match.ok) throw new Error(`${text}: ${match.error.code}`);
    return match.value;
  };
  /** Reads a game that is pasted. */
  const reader = textReader(parseGame, makeGame, sayError, t);
  return {
    reader,
    /** A game as it was kept or linked; else why the text is none. */
    open: (text: string): Result<ToldPlay, string> => {
      const match = parseGame(text);
      return match.ok ? ok(tell(match.value)) : err(reader.why(match.error));
    },
    /** The learner chooses the cards at these places of the hand; the opponent has chosen already. */
    choose: (text: string, places: readonly number[]): Result<ToldPlay, ToldReason> => {
      const match = read(text);
      const game = gameOf(match);
      if (!game.ok) throw new Error(game.error.code);
      const cards = places.flatMap((place) => game.value.hands[LEARNER][place] ?? []);
      const checked = checkMove(game.value, LEARNER, cards);
      if (checked.ok) return ok(tell(withChoice(match, cards)));
      const { code, clause } = checked.error;
      return err({ text: sayError({ code }, t), clause, ours: false });
    },
    /** Advice on the next choice, which counts when it is given. */
    advise: (text: string): { readonly told: ToldPlay; readonly hint: string } => {
      const match = withHint(read(text));
      return { told: tell(match), hint: tellCounsel(match, t, lang) };
    },
    back: (text: string): ToldPlay => tell(withoutLastChoice(read(text))),
    again: (text: string, seed: number): ToldPlay => tell(dealtAnew(read(text), seed)),
  };
}
