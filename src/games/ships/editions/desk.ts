import type { Desk, Entry } from '../../../kit/desk.ts';
import type { ClauseId } from '../rules/clauses.ts';
import printed from './printed.json' with { type: 'json' };

/** The clauses by the topics of the rules, in reading order. */
const TOPICS: Readonly<Record<string, readonly ClauseId[]>> = {
  object: ['W1', 'W2', 'W3', 'W14', 'WA1', 'WA2'],
  cards: ['W4', 'W5', 'W6', 'W7', 'WA6', 'W8', 'W13', 'WA8'],
  winds: ['W9', 'W10', 'WA4'],
  fire: ['W11', 'WA7', 'W12', 'WA5', 'WA3'],
};

const isOpen = (id: ClauseId): boolean => id.startsWith('WA');

/** The one printed book of the game: what it says, and what it leaves open. */
export const DESK: Desk = {
  game: 'ships',
  topics: Object.keys(TOPICS),
  books: [printed],
  register: Object.entries(TOPICS).flatMap(([topic, ids]) =>
    ids.map(
      (id): Entry => ({
        id,
        topic,
        kind: isOpen(id) ? 'ruling' : 'rule',
        verdict: isOpen(id) ? 'silent' : 'same',
        through: [],
      }),
    ),
  ),
  rulesOtherwise: () => false,
};
