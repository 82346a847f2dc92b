import type { ToldMove } from '../../../../kit/play/GameEnd.tsx';
import { raceOf } from '../../../../kit/play/race.ts';
import { type Speech, tellEvents } from '../../explain/say.ts';
import type { MoveOutcome } from '../../players/match.ts';
import { coinsOf, winners } from '../../rules/end.ts';
import type { Game } from '../../rules/game.ts';

export function viewEnd(game: Game, outcomes: readonly MoveOutcome[], speech: Speech) {
  const { t, name, you } = speech;
  const totals = game.players.map(coinsOf);
  const { seats } = winners(game);
  const isYours = seats.length === 1 && seats[0] === you;
  const coins = t('coins', { count: Math.max(...totals) });
  const names = speech.list(seats.map(name));
  const turns = turnsOf(outcomes);
  const tell = ({ seat, events }: MoveOutcome) =>
    tellEvents(events, seat, speech)
      .map(({ text }) => text)
      .join(' ');
  const bestOf = (some: readonly MoveOutcome[]): ToldMove[] => {
    const [best] = some.toSorted((a, b) => earned(b) - earned(a));
    if (!best || earned(best) === 0) return [];
    const won = t('coins', { count: earned(best) });
    const title = t('play.end.best', { name: name(best.seat), coins: won });
    const events = best.events.filter(({ event }) => ['placed', 'fee', 'compass'].includes(event));
    return [{ title, what: tell({ ...best, events }) }];
  };
  return {
    hasWon: you === undefined || seats.includes(you),
    title: isYours
      ? t('play.end.you', { coins })
      : t('play.end.wins', { count: seats.length, names, coins }),
    lanes: raceOf({ names: totals.map((_, seat) => name(seat)), rounds: [totals], totals }, 1),
    noted: [
      ...bestOf(turns.filter(({ seat }) => seat === you)),
      ...bestOf(turns.filter(({ seat }) => seat !== you)),
    ],
    course: (): ToldMove[] => turns.map((turn) => ({ title: name(turn.seat), what: tell(turn) })),
  };
}

export function turnsOf(outcomes: readonly MoveOutcome[]): MoveOutcome[] {
  const turns: MoveOutcome[] = [];
  for (const { seat, events } of outcomes) {
    const last = turns.at(-1);
    if (last?.seat === seat) turns.splice(-1, 1, { seat, events: [...last.events, ...events] });
    else turns.push({ seat, events });
  }
  return turns;
}

export const earned = ({ events }: MoveOutcome): number =>
  events.reduce((sum, event) => sum + ('coins' in event ? event.coins : 0), 0);
