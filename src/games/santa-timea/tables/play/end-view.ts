import { createSpeech } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { earlierRounds, type Match } from '../../players/match.ts';
import { damageOn } from '../../rules/cards.ts';
import { roundOf } from '../../rules/dealt-game.ts';
import { ROUNDS } from '../../rules/game.ts';
import { type PlayedTrick, type Seat, seatAt } from '../../rules/round.ts';
import type { GameView } from './game-view.ts';
import { type RaceLane, raceOf } from './race.ts';

/** The end of a game, or of a round that stands alone. */
export interface End {
  /** Who wins, and with how much. */
  readonly title: string;
  readonly lanes: readonly RaceLane[];
  /** The trick that one kept out of with most damage, and the one that brought most; among several people the dearest of all. */
  readonly tricks: readonly NotedTrick[];
}

interface NotedTrick {
  readonly title: string;
  readonly played: PlayedTrick;
  readonly isLast: boolean;
}

/**
 * @param points of the last round, by seat.
 * @param names the players by seat.
 * @param you who is told all this; nobody alone where several people play.
 */
export function viewEnd(
  match: Match,
  points: readonly number[],
  game: GameView | null,
  names: readonly string[],
  you: Seat | undefined,
  t: Translate,
  lang: string,
): End {
  const raced = game ?? { names, rounds: [points], totals: points };
  const most = Math.max(...raced.totals);
  const winners = game?.winners ?? [...names.keys()].filter((seat) => points[seat] === most);
  const speech = createSpeech(t, lang, names);
  const isYours = winners.length === 1 && winners[0] === you;
  const said = raced.totals.toSorted((a, b) => b - a).join('\u202f:\u202f');
  return {
    title: isYours
      ? t('play.end.you', { points: said })
      : t('play.end.wins', {
          count: winners.length,
          names: speech.list(winners.map(speech.name)),
          points: said,
        }),
    lanes: raceOf(raced, game ? ROUNDS : 1),
    tricks: notedTricks(match, you).map(({ id, round, trick, ...played }) => ({
      title: t(`play.end.${id}`, {
        place: t(match.isGame ? 'play.end.place' : 'play.end.trick', { round, trick }),
      }),
      ...played,
    })),
  };
}

/** The tricks of a game that cost whoever is told most, and others. */
function notedTricks(match: Match, you: Seat | undefined) {
  const all = [...earlierRounds(match), match].flatMap((part, index) => {
    const found = roundOf(part);
    if (!found.ok) throw new Error(found.error.code);
    const { tricks } = found.value;
    return tricks.flatMap((played, number) => {
      const { leader, ruling, trick } = played;
      if (ruling.taker === null) return [];
      return {
        round: index + 1,
        trick: number + 1,
        played,
        isLast: played === tricks.at(-1),
        damage: damageOn([trick.wind, ...trick.carried]),
        taker: seatAt(leader, ruling.taker, match.seats),
      };
    });
  });
  const ids = you === undefined ? (['costliest'] as const) : (['best', 'dearest'] as const);
  return ids.flatMap((id) => {
    const [dearest] = all
      .filter(({ taker }) => id === 'costliest' || (taker === you) === (id === 'dearest'))
      .sort((a, b) => b.damage - a.damage);
    return dearest ? { id, ...dearest } : [];
  });
}
