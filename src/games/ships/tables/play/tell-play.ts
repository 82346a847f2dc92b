import { explainPhase } from '../../explain/phase.ts';
import type { Translate } from '../../explain/words.ts';
import { gameOf, isOver, LEARNER, type Match, type Played, playedOf } from '../../players/match.ts';
import { makeMatch } from '../../players/read.ts';
import type { Game } from '../../rules/game.ts';
import { mayFire } from '../../rules/sail.ts';
import { other, SEATS } from '../../rules/seats.ts';
import { sideName, tellCards, tellStats, tellSteps } from '../scene/tell-scene.ts';
import type { ToldChoice, ToldPlay } from './told-play.ts';

/** A game as it stands, told to the learner. */
export function tellPlay(match: Match, t: Translate, lang: string): ToldPlay {
  const [game, phases] = [gameOf(match), playedOf(match)];
  if (!game.ok || !phases.ok) throw new Error('a match that was not checked');
  const now = game.value;
  const last = phases.value.at(-1);
  const phase = isOver(match, now) ? null : now.phase;
  return {
    text: makeMatch(match),
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
    canGoBack: match.chosen.length > 0,
  };
}

/** [W11] Whether the learner may not fire now. */
const mustHold = ({ phase, winds, rules }: Game): boolean =>
  phase === 'fire' && !mayFire(winds, rules)[LEARNER];

/** What to do now, or how it has ended. */
function askOf(match: Match, game: Game) {
  const { outcome, phase } = game;
  if (outcome || !phase) {
    if (outcome?.winner == null) return 'play.end.draw';
    return outcome.winner === LEARNER ? 'play.end.won' : 'play.end.lost';
  }
  if (match.turns !== null && phase === 'reload' && match.chosen.length >= match.turns * 4) {
    return 'play.end.turns';
  }
  return `play.ask.${mustHold(game) ? 'hold' : phase}` as const;
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
