import { WINDS } from '../../../core/compass.ts';
import type { Random } from '../../../core/random.ts';
import type { TrickPosition } from '../notation/trick.ts';
import { PUZZLE_RULES } from '../questions/misreadings.ts';
import { sameCard, type WheelCard, windDeck } from '../rules/cards.ts';
import { resolveTrick } from '../rules/trick.ts';
import type { DrillQuestion } from './questions.ts';
import type { Skill } from './skills.ts';
import type { Kind } from './tally.ts';

export interface Item {
  readonly skill: string;
  readonly kind: Kind;
  readonly question: DrillQuestion;
}

export function drawItem(skill: Skill, random: Random): Item {
  const cards = windDeck().filter(({ wind }) => (skill.winds ?? WINDS).includes(wind));
  for (;;) {
    const wind = cards[random(cards.length)] ?? { wind: 'N', damage: 1 };
    const plays = skill.draw(wind.wind, random);
    const trick = { wind, carried: [], plays };
    const fits = skill.fits?.(resolveTrick(trick, PUZZLE_RULES), plays) ?? true;
    if (!fits || hasEquals(plays)) continue;
    return { skill: skill.id, kind: skill.kind, question: questionOf(skill.kind, trick) };
  }
}

const hasEquals = (plays: readonly WheelCard[]): boolean =>
  plays.some(
    (card, place) =>
      card.kind === 'number' && plays.findIndex((other) => sameCard(card, other)) < place,
  );

export function questionOf(kind: Kind, trick: TrickPosition['trick']): Item['question'] {
  const position: TrickPosition = { kind: 'trick', edition: 'house', variant: 'basic', trick };
  const place = trick.plays.length - 1;
  switch (kind) {
    case 'share':
      return { ask: 'share', place, position };
    case 'worth':
    case 'copy':
      return { ask: 'worth', place, position };
    case 'lower':
    case 'take':
      return { ask: 'taker', position };
  }
}
