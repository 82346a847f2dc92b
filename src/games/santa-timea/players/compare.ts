import { LEVELS, type Level, opponentAt } from '../notation/levels.ts';
import { sameCard } from '../rules/cards.ts';
import { at, type Match, turnOf } from './match.ts';
import { chosenBy, cutTo, endOf, playedBy } from './review.ts';

export interface Comparison {
  readonly levels: Readonly<Record<Level, number>>;
  /** Whether these players answered the learner, too, and no others stood in for them. */
  readonly isSame: boolean;
}

export function compared(match: Match, onPiece: (done: number) => void = () => {}): Comparison {
  const start = cutTo(match, 0);
  const levels = { gentle: 0, able: 0, strong: 0 };
  for (const [done, level] of LEVELS.entries()) {
    levels[level] = endOf(at(playedBy(start, level))).damage;
    onPiece(done + 1);
  }
  return { levels, isSame: isAnswered(match) };
}

export const isAnswered = (match: Match): boolean =>
  match.cards.every((card, place) => {
    const turn = turnOf({ ...match, cards: match.cards.slice(0, place) });
    return !turn || sameCard(card, chosenBy(opponentAt(match, turn.view.seat), turn));
  });
