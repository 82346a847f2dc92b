import { err, ok, type Result } from '../../../../core/result.ts';
import { type TextReader, textReader } from '../../../../kit/play/pasted.ts';
import type { ReasonText } from '../../../../kit/question/view.ts';
import { explainPhase } from '../../explain/phase.ts';
import { createSpeech, sayCards, sayError, sayMarks } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { makeGame, parseGame } from '../../notation/game.ts';
import {
  counsel,
  endOf,
  gameOf,
  isOver,
  LEARNER,
  type Match,
  type Played,
  playedOf,
  withChoice,
} from '../../players/match.ts';
import { checkMove, type Game } from '../../rules/game.ts';
import type { Phase } from '../../rules/legal.ts';
import { HOUSE } from '../../rules/readings.ts';
import { gameAfter } from '../../rules/replay.ts';
import { mayFire } from '../../rules/sail.ts';
import { other, SEATS } from '../../rules/seats.ts';
import {
  type CardView,
  type StatView,
  saySteps,
  sideName,
  viewCards,
  viewStats,
} from '../scene/scene.ts';

/** What one player has chosen in the phase before: cards that lie open, or how many there were. */
interface ChoiceView {
  readonly name: string;
  /** Null where only the number is known. */
  readonly cards: readonly CardView[] | null;
  readonly count: string;
}

/** A game at a moment, as the learner sees it. */
export interface PlayView {
  readonly phase: Phase | null;
  readonly title: string;
  readonly ships: readonly { readonly name: string; readonly stats: readonly StatView[] }[];
  /** How many cards the enemy holds, said. */
  readonly enemyHand: string;
  readonly hand: readonly CardView[];
  /** What to do now, or how it has ended. */
  readonly ask: string;
  readonly isOver: boolean;
  readonly hasWon: boolean;
  /** What the button says that makes the choice of so many cards. */
  readonly commit: string;
  /** What happened in the phase before; null at the start. */
  readonly before: {
    readonly title: string;
    readonly choices: readonly ChoiceView[];
    readonly steps: readonly ReasonText[];
  } | null;
  readonly canGoBack: boolean;
  /** With how much help it was played; empty without. */
  readonly marks: string;
}

/** A game as it stands, for the learner. */
export function viewPlay(match: Match, t: Translate, lang: string): PlayView {
  const [game, phases] = [gameOf(match), playedOf(match)];
  if (!game.ok || !phases.ok) throw new Error('a match that was not checked');
  const now = game.value;
  const last = phases.value.at(-1);
  const phase = isOver(match, now) ? null : now.phase;
  const before = last ? viewBefore(last, t, lang) : null;
  return {
    phase,
    title: phase ? t('play.title', { turn: now.turn, phase: t(`phase.${phase}`) }) : t('play.over'),
    ships: SEATS.map((seat) => ({
      name: sideName(seat, t),
      stats: viewStats(now.ships[seat], t),
    })),
    enemyHand: t('play.enemy-hand', { count: now.hands[other(LEARNER)].length }),
    hand: viewCards(now.hands[LEARNER], t),
    ask: [
      t(askOf(match, now)),
      ...(before?.steps.filter(isEnd).map(({ text }) => text) ?? []),
    ].join(' '),
    isOver: phase === null,
    hasWon: endOf(match, now) === 'won',
    commit: phase ? t(`play.commit.${mustHold(now) ? 'hold' : phase}`) : '',
    before,
    canGoBack: match.choices.length > 0,
    marks: sayMarks(match, t),
  };
}

/** What the simple opponent would do in the learner’s place, and why. */
export function sayCounsel(match: Match, t: Translate, lang: string): string {
  const found = counsel(match);
  if (!found) throw new Error('nothing more to choose');
  const cards = sayCards(found.cards, createSpeech(t, lang));
  return `${t('play.hint.would', { cards })} ${t(`play.hint.${found.ground}`)}`;
}

/** [W11] Whether the learner may not fire now. */
const mustHold = ({ phase, winds, rules }: Game): boolean =>
  phase === 'fire' && !mayFire(winds, rules)[LEARNER];

/** [W14] [WA1] Why a ship is lost. */
const isEnd = ({ clause }: ReasonText): boolean => clause === 'W14' || clause === 'WA1';

/** What to do now, or how it has ended. */
function askOf(match: Match, game: Game) {
  const end = endOf(match, game);
  if (end) return `play.end.${end}` as const;
  return `play.ask.${mustHold(game) ? 'hold' : (game.phase ?? 'reload')}` as const;
}

function viewBefore({ before, choices, after }: Played, t: Translate, lang: string) {
  const isOpen = before.phase === 'sail' || before.phase === 'fire';
  return {
    title: t('play.happened', { phase: before.phase ? t(`phase.${before.phase}`) : '' }),
    choices: SEATS.map(
      (seat): ChoiceView => ({
        name: sideName(seat, t),
        // What is discarded face down, only its owner knows.
        cards: isOpen || seat === LEARNER ? viewCards(choices[seat], t) : null,
        count: t('play.cards', { count: choices[seat].length }),
      }),
    ),
    steps: saySteps(explainPhase(before, choices, after), t, lang),
  };
}

/**
 * The match after the learner has chosen the cards at these places of the hand, and the opponent with them; else why
 * they may not be chosen.
 */
export function chosen(
  match: Match,
  places: readonly number[],
  t: Translate,
): Result<Match, ReasonText> {
  const game = gameAfter(match, HOUSE);
  const cards = places.flatMap((place) => game.hands[LEARNER][place] ?? []);
  const checked = checkMove(game, LEARNER, cards);
  if (checked.ok) return ok(withChoice(match, cards));
  const { code, clause } = checked.error;
  return err({ text: sayError({ code }, t), clause, ours: false });
}

/** Reads games that are pasted. */
export const gameReader = (t: Translate): TextReader =>
  textReader(parseGame, makeGame, sayError, t);
