import { LEVELS, type Level, opponentAt } from '../notation/levels.ts';
import { sameCard } from '../rules/cards.ts';
import { at, type Match, turnOf } from './match.ts';
import { chosenBy, cutTo, endOf, playedBy } from './review.ts';

/** What others take with the learner’s cards, against the same players. */
export interface Comparison {
  /** What a player of each strength takes, who knows only what this seat may know. */
  readonly levels: Readonly<Record<Level, number>>;
  /** Whether these players answered the learner, too, and no others stood in for them. */
  readonly isSame: boolean;
}

/** @param onPiece hears how many strengths are done. */
export function compared(match: Match, onPiece: (done: number) => void = () => {}): Comparison {
  const start = cutTo(match, 0);
  const levels = { gentle: 0, able: 0, strong: 0 };
  for (const [done, level] of LEVELS.entries()) {
    levels[level] = endOf(at(playedBy(start, level))).damage;
    onPiece(done + 1);
  }
  return { levels, isSame: isAnswered(match) };
}

/** Whether all cards of the others are those that players of their strength choose. */
export const isAnswered = (match: Match): boolean =>
  match.cards.every((card, place) => {
    const turn = turnOf({ ...match, cards: match.cards.slice(0, place) });
    return !turn || sameCard(card, chosenBy(opponentAt(match, turn.view.seat), turn));
  });
