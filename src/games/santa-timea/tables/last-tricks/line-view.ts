import { playerNames } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { type Ending, seatToPlay } from '../../notation/ending.ts';
import { USUAL } from '../../notation/ruleset.ts';
import { playOut } from '../../questions/play-out.ts';
import { seatAt } from '../../rules/round.ts';
import { viewTrick } from '../trick/trick-view.ts';

export type LineTrick = ReturnType<typeof viewLine>[number];

/** @param cards what the learner plays, trick by trick; the first of them is what was answered. */
export function viewLine(ending: Ending, cards: readonly string[], t: Translate) {
  const seats = ending.hands.length;
  const players = playerNames(t);
  const tricks = playOut(ending, cards);
  return tricks.map(({ played: { leader, trick }, card, options, damage }, index) => {
    const seated = trick.plays.map((_, place) => seatAt(leader, place, seats));
    const names = seated.map((seat) => players[seat] ?? '');
    const you = seated.indexOf(seatToPlay(ending));
    const isLast = index + 1 === ending.winds.length;
    const hasChoice = index > 0 && options.length > 1;
    return {
      trick,
      view: viewTrick({ kind: 'trick', ...USUAL, trick }, t, names, { you, isLast }),
      names: names.with(you, t('task.seat-you')),
      you,
      card: card.code,
      damage: t(index + 1 < tricks.length ? 'line.so-far' : 'line.end', { count: damage }),
      hand: hasChoice ? options.map((option) => option.card) : [],
    };
  });
}
