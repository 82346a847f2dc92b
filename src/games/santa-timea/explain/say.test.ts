import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import de from '../../../../content/de/santa-timea/rulings.json' with { type: 'json' };
import en from '../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import fr from '../../../../content/fr/santa-timea/rulings.json' with { type: 'json' };
import { createTranslate, type Translate } from '../../../core/words.ts';
import { startGame, startPlayer, winners } from '../rules/game.ts';
import { scoreRound } from '../rules/score.ts';
import {
  answering,
  arbHoldings,
  arbTrick,
  card,
  cards,
  damages,
  HOUSE,
  PRO,
  playedGame,
  trick,
  windCard,
  windCards,
} from '../rules/test-kit.ts';
import { resolveTrick } from '../rules/trick.ts';
import { explainStart, explainWinners } from './game.ts';
import {
  createSpeech,
  type Speech,
  sayCard,
  sayError,
  sayGameStep,
  sayHalves,
  sayRowStep,
  sayScoreStep,
  sayStageStep,
  sayTaking,
  sayTrickStep,
  sayWindCard,
} from './say.ts';
import { explainScore, type ScoreStep } from './score.ts';
import { explainTrick, type TrickStep } from './trick.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
const SPEECHES = Object.entries({ en, de, fr }).map(([lang, words]) =>
  createSpeech(createTranslate(words, lang), lang, NAMES),
);
const english = SPEECHES[0] as Speech;

/** A sentence: it begins and ends like one, and no placeholder is left in it. */
const SENTENCE = /^[\p{Lu}\p{N}](?!.*\{\{).*[.!?]$/u;

describe('numbers and names', () => {
  it('[V4] halves are kept and written as fractions', () => {
    expect([0, 1, 2, 11, 28].map(sayHalves)).toEqual(['0', '½', '1', '5½', '14']);
  });

  it('names cards in each language', () => {
    expect(SPEECHES.map(({ t }) => sayCard(card('E11'), t))).toEqual([
      'East\u00a011',
      'Ost\u00a011',
      'Est\u00a011',
    ]);
    expect(SPEECHES.map(({ t }) => sayWindCard(windCard('W3'), t))).toEqual([
      'West\u00a03',
      'West\u00a03',
      'Ouest\u00a03',
    ]);
  });
});

describe('sentences', () => {
  const spoken = (plays: string, speech = english) => {
    const position = trick('E3', plays);
    const steps = explainTrick(position, resolveTrick(position, HOUSE), HOUSE);
    return steps.map((step) => sayTrickStep(step, position.plays, speech));
  };

  it('[V3] [X1] [X2] names players, cards and worths', () => {
    const [, half, , tie, only] = spoken('E5 N11 S10');
    expect(half).toMatch(/Bo.*North\u00a011.*5½/);
    expect(tie).toMatch(/East\u00a05 \(Ada\) and South\u00a010 \(Cy\).*5/);
    expect(only).toMatch(/North\u00a011.*Bo/);
  });

  it('[V2] [P1] ranks zeros without setting equal ones before each other', () => {
    const ranked = 'West\u00a05 (Cy) and West\u00a08 (Ada) = Piratess (Bo)';
    expect(spoken('W8 P W5')).toContainEqual(expect.stringContaining(ranked));
  });

  it('every step of every trick is a sentence in every language', () => {
    const rulesets = [
      HOUSE,
      PRO,
      answering('copiedWorth', 'printed'),
      answering('cardOrder', 'print'),
      answering('secondPiratess', 'both-out'),
      answering('ledPiratessTakes', 'new-card-only', 'pro'),
    ];
    fc.assert(
      fc.property(arbTrick, fc.constantFrom(...rulesets), (position, rules) => {
        const steps = explainTrick(position, resolveTrick(position, rules), rules);
        for (const speech of SPEECHES) {
          for (const step of steps) {
            expect(sayTrickStep(step, position.plays, speech)).toMatch(SENTENCE);
            for (const you of position.plays.keys())
              expect(sayTrickStep(step, position.plays, speech, you)).toMatch(SENTENCE);
          }
        }
      }),
    );
  });

  it('[V1] [V3] [P1] what a card counts stands on a line with the word before it', () => {
    for (const key of ['full', 'half', 'copy', 'copy-chain', 'copy-printed'] as const) {
      const step: TrickStep = { key, clause: 'V1', place: 0, card: card('E11'), halves: 22 };
      for (const speech of SPEECHES) {
        expect(sayTrickStep(step, cards('E11'), speech)).toMatch(/\u00a011\.$/);
        expect(sayTrickStep(step, cards('E11'), speech, 0)).toMatch(/\u00a011\.$/);
      }
    }
  });

  it('every step of every score is a sentence in every language', () => {
    const rulesets = [
      HOUSE,
      PRO,
      answering('tieDivisor', 'all-players'),
      answering('twoPlayerTie', 'two-each'),
      answering('discardedTriplet', 'counted', 'pro'),
      answering('negativeRound', 'floor-zero', 'pro'),
    ];
    fc.assert(
      fc.property(arbHoldings, fc.constantFrom(...rulesets), (holdings, rules) => {
        for (const [seat, score] of scoreRound(holdings, rules).entries()) {
          const holding = holdings[seat];
          const steps = holding ? explainScore(holding, score, holdings.length, rules) : [];
          for (const { t } of SPEECHES) {
            for (const step of steps) expect(sayScoreStep(step, t)).toMatch(SENTENCE);
          }
        }
      }),
    );
  });

  it('[S5] [S6] [S7] [E1] [E2] every step on who starts and who wins is a sentence', () => {
    const games = [
      startGame(3, HOUSE),
      ...['123', '112', '311'].map((digits) => playedGame([damages(digits)], HOUSE)),
      playedGame([damages('311')], answering('tieWithoutStarter', 'lots-among-tied')),
      playedGame([damages('112')], answering('tiedStarter', 'last-trick-leader')),
      playedGame(['123', '123', '123', '312', '321'].map(damages), HOUSE),
    ];
    const steps = games.flatMap((game) => [
      ...explainStart(game, startPlayer(game, [1])),
      ...explainWinners(game, winners(game)),
    ]);
    const said = SPEECHES.flatMap((speech) => steps.map((step) => sayGameStep(step, speech)));
    expect(said.filter((sentence) => !SENTENCE.test(sentence))).toEqual([]);
  });

  it('[P4] a refusal says why', () => {
    expect(sayError({ code: 'piratess-led' }, english.t)).toMatch(/Piratess/);
    expect(sayError({ code: 'unknown-letter', found: 'O11' }, english.t)).toContain('“O11”');
  });
});

/** A step without what no sentence says. */
type Told<Step> = Step extends unknown ? Omit<Step, 'clause' | 'column'> : never;

describe('what came of a trick', () => {
  const { t } = english;
  const say = (taker: string | null, lead: string) => sayTaking(taker, lead, t, 'Ada');

  it('[T4] [T6] speaks to whoever it is said to, if they take or lead', () => {
    expect(say('Ada', 'Ada')).toBe('You take the wind card and lead next.');
    expect(say('Ada', 'Bo')).toBe('You take the wind card. Bo leads next.');
    expect(say('Bo', 'Ada')).toBe('Bo takes the wind card. You lead next.');
    expect(say('Bo', 'Bo')).toBe('Bo takes the wind card and leads next.');
    expect(sayTaking('Ada', 'Bo', t)).toBe('Ada takes the wind card. Bo leads next.');
  });

  it('[R1] names nobody to lead where no trick follows', () => {
    expect(sayTaking('Ada', null, t, 'Ada')).toBe('You take the wind card.');
    expect(sayTaking('Bo', null, t, 'Ada')).toBe('Bo takes the wind card.');
    expect(sayTaking(null, null, t, 'Ada')).toBe('Nobody takes the wind card.');
  });

  it('[X3] also where nobody takes', () => {
    expect(say(null, 'Ada')).toBe('Nobody takes the wind card. You lead next.');
    expect(say(null, 'Bo')).toBe('Nobody takes the wind card. Bo leads next.');
    expect(sayTaking(null, 'Ada', t)).toBe('Nobody takes the wind card. Ada leads next.');
  });
});

describe('what a sentence is made of', () => {
  /** Writes the key and what fills its placeholders, instead of words. */
  const t: Translate = (key, params) =>
    params ? `${key}(${Object.entries(params).map((entry) => entry.join(' '))})` : key;
  const speech = createSpeech(t, 'en', ['Ada', 'Bo', 'Cy']);
  const [E11, N3, E1] = ['wind.E,rank 11', 'wind.N,rank 3', 'wind.E,rank 1'].map(
    (words) => `card.number(wind ${words})`,
  );

  it('[T1] knows players by name, and those without one by their number', () => {
    expect([0, 2, 3].map(speech.name)).toEqual(['Ada', 'Cy', 'player.other(number 4)']);
    expect(createSpeech(t, 'en').name(0)).toBe('player.other(number 1)');
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
  it.each<[Told<ScoreStep>, string]>([
    [{ key: 'set-discarded', wind: 'S' }, 'set-discarded(wind wind.S)'],
    [{ key: 'set-kept', wind: 'W' }, 'set-kept(wind wind.W)'],
    [{ key: 'damage', cards: windCards('N3 E1'), damage: 4 }, 'damage(sum 3 + 1,count 4)'],
    [{ key: 'damage', cards: [], damage: 0 }, 'damage-none'],
    [{ key: 'place', place: 2, sharing: 1 }, 'place(place 2,sharing 1)'],
    [{ key: 'place', place: 2, sharing: 2 }, 'place-shared(place 2,sharing 2)'],
    [{ key: 'points', points: 4 }, 'points(count 4)'],
    [{ key: 'two-players', points: 2 }, 'two-players(count 2)'],
    [
      { key: 'shared-points', points: 3, shared: [4, 3, 2], by: 3 },
      'shared-points(sum 4 + 3 + 2,sharing 3,count 3)',
    ],
    [
      { key: 'rounded-points', points: 4, shared: [4, 3], by: 2 },
      'rounded-points(sum 4 + 3,sharing 2,count 4)',
    ],
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

  it('[R10] [E2] of a game: each player with a number, or only those it is about', () => {
    const said = [
      sayGameStep({ key: 'totals', clause: 'R10', values: [5, 3] }, speech),
      sayGameStep({ key: 'win-shared', clause: 'E2', seats: [0, 2] }, speech),
    ];
    expect(said).toEqual([
      'game-step.totals(values player.value(name Ada,value 5) and player.value(name Bo,value 3))',
      'game-step.win-shared(names Ada and Cy)',
    ]);
  });

  it('of a mistake: what was found, or that nothing was there', () => {
    expect(sayError({ code: 'bad-rank', found: 'N15' }, t)).toBe('error.bad-rank(found N15)');
    expect(sayError({ code: 'round-over' }, t)).toBe('error.round-over(found )');
  });
});
