/** What fills the placeholders of each sentence, whatever the language. */
import { describe, expect, it } from 'vitest';
import { saysKeys } from '../../../core/test-kit.ts';
import { card, cards, windCard, windCards } from '../rules/test-kit.ts';
import {
  createSpeech,
  type Speech,
  sayError,
  sayGameStep,
  sayRowStep,
  sayScoreStep,
  sayStageStep,
  sayTrickStep,
} from './say.ts';
import type { ScoreStep } from './score.ts';
import type { TrickStep } from './trick.ts';

/** A step without what no sentence says. */
type Said<Step> = Step extends unknown ? Omit<Step, 'clause' | 'column'> : never;

describe('what a sentence is made of', () => {
  /** Writes the key and what fills its placeholders, instead of words. */
  const t = saysKeys((key, params) =>
    params ? `${key}(${Object.entries(params).map((entry) => entry.join(' '))})` : key,
  );
  const speech = createSpeech(t, ['Ada', 'Bo', 'Cy']);
  const [E11, N3, E1] = ['wind.E,rank 11', 'wind.N,rank 3', 'wind.E,rank 1'].map(
    (words) => `card.number(wind ${words})`,
  );

  it('[T1] knows players by name, and those without one by their number', () => {
    expect([0, 2, 3].map(speech.name)).toEqual(['Ada', 'Cy', 'player.other(number 4)']);
    expect(createSpeech(t).name(0)).toBe('player.other(number 1)');
  });

  it.each<[TrickStep, string]>([
    [
      { key: 'half', clause: 'V3', place: 1, card: card('E11'), halves: 11 },
      `step.half(card ${E11},name Bo,worth 5½)`,
    ],
    [
      { key: 'led', clause: 'P6', place: 0, card: null, halves: 0 },
      'step.led(card ,name Ada,worth 0)',
    ],
    [
      { key: 'tie', clause: 'X1', places: [0, 2], halves: 11 },
      `step.tie(cards card.of(card ${E11},name Ada) and card.of(card card.piratess,name Cy),worth 5½)`,
    ],
    [{ key: 'lowest', clause: 'T4', place: 1 }, `step.lowest(card ${N3},name Bo)`],
    [{ key: 'nobody', clause: 'X3', place: null }, 'step.nobody'],
    [{ key: 'highest', clause: 'T6', place: 7 }, 'step.highest(card ,name player.other(number 8))'],
    [
      { key: 'aside', clause: 'X3', cards: windCards('N3 E1') },
      `step.aside(cards ${N3} and ${E1})`,
    ],
  ])('[V3] [X1] [T4] of a trick: %o', (step, words) => {
    expect(sayTrickStep(step, cards('E11 N3 P'), speech)).toBe(words);
  });

  const points = { points: 3, bonus: 1, penalty: 2, total: 2 };
  it.each<[Said<ScoreStep>, string]>([
    [{ key: 'set-kept', wind: 'W' }, 'set-kept(wind wind.W)'],
    [{ key: 'damage', cards: windCards('N3 E1'), damage: 4 }, 'damage(sum 3 + 1,count 4)'],
    [{ key: 'damage', cards: [], damage: 0 }, 'damage-none'],
    [{ key: 'place', place: 2, sharing: 1 }, 'place(place 2,sharing 1)'],
    [{ key: 'place', place: 2, sharing: 2 }, 'place-shared(place 2,sharing 2)'],
    [{ key: 'points', points: 4 }, 'points(count 4)'],
    [
      { key: 'two-each', points: 2, shared: [2, 0], by: 2 },
      'two-each(sum 2 + 0,sharing 2,count 2)',
    ],
    [{ key: 'pair', wind: 'N', damage: 3 }, 'pair(card card.number(wind wind.N,rank 3),count 3)'],
    [{ key: 'penalty', counted: 5, every: 4, penalty: 1 }, 'penalty(cards 5,every 4,count 1)'],
    [{ key: 'penalty', counted: 3, every: 4, penalty: 0 }, 'penalty-none(cards 3,every 4,count 0)'],
    [
      { key: 'penalty-with-set', counted: 6, every: 3, penalty: 2 },
      'penalty-with-set(cards 6,every 3,count 2)',
    ],
    [{ key: 'total', ...points }, 'total(points 3,bonus 1,penalty 2,count 2)'],
  ])('[R4] [R5] [R7] [B3] [B4] [R10] of a score: %o', (step, words) => {
    expect(sayScoreStep(step as ScoreStep, t)).toBe(`score-step.${words}`);
  });

  it('[S3] [T5] [R1] of the row: its card and damage, all cards that move, or nothing', () => {
    const said = [
      sayRowStep({ key: 'row-current', clause: 'S3', card: windCard('N3') }, speech),
      sayRowStep({ key: 'row-moved', clause: 'T5', cards: windCards('N3 E1') }, speech),
      sayRowStep({ key: 'row-empty', clause: 'R1' }, speech),
    ];
    expect(said).toEqual([
      `step.row-current(card ${N3},count 3)`,
      `step.row-moved(cards ${N3} and ${E1})`,
      'step.row-empty',
    ]);
  });

  it('[O2] [T7] of what is left in a round: how many, or which cards are gone', () => {
    const said = [
      sayStageStep({ key: 'stage-tricks', clause: 'O2', all: 12, used: 9, count: 3 }, speech),
      sayStageStep({ key: 'stage-discards', clause: 'T7', cards: cards('E11 P') }, speech),
    ];
    expect(said).toEqual([
      'step.stage-tricks(all 12,used 9,count 3)',
      `step.stage-discards(cards ${E11} and card.piratess)`,
    ]);
  });

  it('[E1] [E2] [S7] of a game: to whom it is about, in words of their own, and of others or before a game as ever', () => {
    const yours: Speech = { ...speech, you: 0 };
    const said = [
      sayGameStep({ key: 'win-most-points', clause: 'E1', seats: [0] }, yours),
      sayGameStep({ key: 'win-shared', clause: 'E2', seats: [0, 2] }, yours),
      sayGameStep({ key: 'win-shared', clause: 'E2', seats: [1, 2] }, yours),
      sayGameStep({ key: 'start-lots', clause: 'S7', seats: [0, 1] }, yours),
    ];
    expect(said).toEqual([
      'your-step.win-most-points(names )',
      'your-step.win-shared(names Cy)',
      'game-step.win-shared(names Bo and Cy)',
      'game-step.start-lots(names Ada and Bo)',
    ]);
  });

  it('of a mistake: what was found, or that nothing was there', () => {
    expect(sayError({ code: 'bad-rank', found: 'N15' }, t)).toBe('error.bad-rank(found N15)');
    expect(sayError({ code: 'round-over' }, t)).toBe('error.round-over(found )');
  });
});
