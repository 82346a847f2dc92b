import { WINDS, type Wind } from '../../../../core/compass.ts';
import type { ScorePosition } from '../../notation/score.ts';
import { checkWindCards } from '../../rules/position.ts';
import { type Score, scoreRound } from '../../rules/score.ts';
import { rulesOf } from '../../rules/variants.ts';

export interface OpenDirection {
  readonly wind: Wind;
  readonly scores: readonly Score[] | null;
}

export function openDirections(
  { holdings, edition, variant }: ScorePosition,
  seat: number,
  damage: number,
): OpenDirection[] {
  return WINDS.map((wind) => {
    const full = holdings.map(({ cards, discarded }, index) => ({
      cards: index === seat ? [...cards, { wind, damage }] : cards,
      discarded,
    }));
    const impossible = checkWindCards(full.flatMap(({ cards }) => cards));
    return { wind, scores: impossible ? null : scoreRound(full, rulesOf(edition, variant)) };
  });
}

export function directionIsMoot(directions: readonly OpenDirection[]): boolean {
  const sheets = directions.flatMap(({ scores }) =>
    scores ? [JSON.stringify(scores.map(({ pairs: _, ...score }) => score))] : [],
  );
  return new Set(sheets).size === 1;
}
