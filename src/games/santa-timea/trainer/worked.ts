import { numberCard, PIRATESS } from '../rules/cards.ts';
import type { Trick } from '../rules/trick.ts';
import { type Item, questionOf } from './item.ts';
import type { Kind } from './tally.ts';

const worked = (kind: Kind, wind: Trick['wind'], plays: Trick['plays']): Item => ({
  skill: kind,
  kind,
  question: questionOf(kind, { wind, carried: [], plays }),
});

export const WORKED: readonly Item[] = [
  worked('share', { wind: 'S', damage: 1 }, [numberCard('N', 12)]),
  worked('worth', { wind: 'N', damage: 2 }, [numberCard('E', 11)]),
  worked('lower', { wind: 'E', damage: 1 }, [numberCard('E', 6), numberCard('S', 11)]),
  worked('copy', { wind: 'W', damage: 3 }, [
    numberCard('W', 3),
    numberCard('N', 9),
    PIRATESS,
    PIRATESS,
  ]),
  worked('take', { wind: 'S', damage: 2 }, [
    numberCard('E', 6),
    numberCard('S', 3),
    numberCard('W', 9),
    numberCard('S', 14),
    numberCard('W', 13),
  ]),
];
