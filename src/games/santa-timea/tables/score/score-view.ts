import { ARROWS } from '../../../../core/compass.ts';
import {
  createSpeech,
  playerNames,
  type Speech,
  sayScoreStep,
  sentenceOf,
} from '../../explain/say.ts';
import { type Column, explainScore } from '../../explain/score.ts';
import type { Translate } from '../../explain/words.ts';
import { parserOf } from '../../notation/cards.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import { readScore, type ScorePosition } from '../../notation/score.ts';
import { TRICKS } from '../../rules/deal.ts';
import { bestDeclarations, type Declaration, declarationOptions } from '../../rules/declare.ts';
import { BOOKS, EDITIONS } from '../../rules/readings.ts';
import { type Holding, heldTriplets, type Score, scoreRound } from '../../rules/score.ts';
import { rulesOf } from '../../rules/variants.ts';

export const parseScore = parserOf({ score: readScore });

export function viewScore(
  position: ScorePosition,
  t: Translate,
  names: readonly string[] = playerNames(t),
) {
  const { holdings, edition } = position;
  const rules = rulesFor(position);
  const scores = scoreRound(holdings, rules);
  const { list, name } = createSpeech(t, names);
  const seats = holdings.map((holding, seat) => {
    const score = scores[seat] as Score;
    return {
      name: name(seat),
      points: t('scored.points', { count: score.total }),
      damage: score.damage,
      place: score.place,
      total: score.total,
      sentences: explainScore(holding, score, holdings.length, rules).map((step) =>
        sentenceOf(sayScoreStep(step, t), step, edition),
      ),
    };
  });
  const values = scores.map(({ total }, seat) =>
    t('player.value', { name: name(seat), value: total }),
  );
  const collected = holdings.reduce((sum, { cards }) => sum + cards.length, 0);
  return {
    position,
    seats,
    rows: sheet(position, scores, t),
    /** The books to choose from: none where all score alike. */
    editions: readingMatters(position) ? BOOKS : [],
    // [O2]
    tooMany: collected > TRICKS ? t('scored.too-many', { count: collected }) : '',
    totals: t('scored.now', { values: list(values) }),
  };
}

export type ScoreView = ReturnType<typeof viewScore>;

/** Whether the editions score this position differently, or would if every set were discarded. */
export function readingMatters({ holdings, variant }: ScorePosition): boolean {
  const allDiscarded = holdings.map((holding) => ({
    ...holding,
    discarded: heldTriplets(holding.cards),
  }));
  const outcomes = EDITIONS.map((edition) => {
    const rules = rulesOf(edition, variant);
    return JSON.stringify([holdings, allDiscarded].map((all) => scoreRound(all, rules)));
  });
  return new Set(outcomes).size > 1;
}

const BASIC: readonly Column[] = ['set', 'damage', 'place', 'points'];

const PRO: readonly Column[] = ['set', 'damage', 'place', 'points', 'bonus', 'penalty', 'total'];

function sheet({ holdings, variant }: ScorePosition, scores: readonly Score[], t: Translate) {
  const seats = holdings.map(({ discarded }, seat) => {
    const { damage, place, points, bonus, penalty, total } = scores[seat] as Score;
    const sets = discarded.map((wind) => ARROWS[wind] + t(`letter.${wind}`)).join(' ');
    return {
      set: sets || '–',
      damage,
      place,
      points,
      bonus: bonus && `+${bonus}`,
      penalty: penalty && `−${penalty}`,
      total,
    };
  });
  return (variant === 'pro' ? PRO : BASIC).map((column) => ({
    label: t(`scored.columns.${column}`),
    cells: seats.map((cells) => String(cells[column]).replace('-', '−')),
  }));
}

/** [B6] [A5] What is best given what the others have decided; empty for a player without a set. */
export function sayAdvice(position: ScorePosition, seat: number, { t, list }: Speech): string {
  const rules = rulesFor(position);
  const { cards, discarded } = position.holdings[seat] as Holding;
  const choices = declarationOptions(cards, rules).length;
  if (choices === 1) return '';
  const { total, options } = bestDeclarations(position.holdings, seat, rules);
  const points = t('scored.points', { count: total });
  if (options.length === choices) return t('scored.best-any', { points });
  const say = (option: Declaration) =>
    option.length === 0
      ? t('scored.best-keep')
      : t('scored.best-discard', { winds: list(option.map((wind) => t(`wind.${wind}`))) });
  const best = t('scored.best', { choice: options.map(say).join(' / '), points });
  const isChosen = options.some((option) => sameSets(option, discarded));
  return isChosen ? `${best} ${t('scored.best-now')}` : best;
}

const sameSets = (a: Declaration, b: Declaration): boolean =>
  a.length === b.length && a.every((wind) => b.includes(wind));
