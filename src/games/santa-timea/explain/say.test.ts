import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import de from '../../../../content/de/santa-timea/rulings.json' with { type: 'json' };
import en from '../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import fr from '../../../../content/fr/santa-timea/rulings.json' with { type: 'json' };
import { createTranslate } from '../../../core/words.ts';
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
  windCards,
} from '../rules/test-kit.ts';
import { resolveTrick } from '../rules/trick.ts';
import { explainStart, explainWinners } from './game.ts';
import {
  createSpeech,
  type Speech,
  sayError,
  sayGameStep,
  sayHalves,
  sayScoreStep,
  sayTaking,
  sayTrickStep,
} from './say.ts';
import { explainScore } from './score.ts';
import { explainTrick, type TrickStep } from './trick.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
const SPEECHES = Object.entries({ en, de, fr }).map(([lang, words]) =>
  createSpeech(createTranslate(words, lang), NAMES),
);
const english = SPEECHES[0] as Speech;

/** A sentence: it begins and ends like one, and no placeholder is left in it. */
const SENTENCE = /^[\p{Lu}\p{N}](?!.*\{\{).*[.!?]$/u;

it('[V4] halves are kept and written as fractions', () => {
  expect([0, 1, 2, 11, 28].map(sayHalves)).toEqual(['0', '½', '1', '5½', '14']);
});

describe('sentences', () => {
  const spoken = (plays: string, speech = english) => {
    const position = trick('E3', plays);
    const steps = explainTrick(position, resolveTrick(position, HOUSE), HOUSE);
    return steps.map((step) => sayTrickStep(step, position.plays, speech));
  };

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
              expect(sayTrickStep(step, position.plays, { ...speech, you })).toMatch(SENTENCE);
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
        expect(sayTrickStep(step, cards('E11'), { ...speech, you: 0 })).toMatch(/\u00a011\.$/);
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
    const speeches = SPEECHES.flatMap((speech) => [speech, { ...speech, you: 0 }]);
    const said = speeches.flatMap((speech) => steps.map((step) => sayGameStep(step, speech)));
    expect(said.filter((sentence) => !SENTENCE.test(sentence))).toEqual([]);
  });

  it('[P4] a refusal says why', () => {
    expect(sayError({ code: 'piratess-led' }, english.t)).toMatch(/Piratess/);
    expect(sayError({ code: 'unknown-letter', found: 'O11' }, english.t)).toContain('“O11”');
  });

  it('[T1] a card that is not held is refused with the name of the player', () => {
    const refused = { code: 'not-in-hand', found: 'N1' };
    expect(sayError({ ...refused, seat: 0 }, english.t)).toBe('That card is not in your hand.');
    expect(sayError({ ...refused, seat: 2 }, english.t)).toMatch(/^N1: Nadine doesn’t hold/);
  });
});

describe('what came of a trick', () => {
  const speech = createSpeech(english.t, ['Ada', 'Bo'], 0);
  /** Said to Ada, who is the first. */
  const say = (taker: number | null, lead: number, isLast = false, takes = 'N2') =>
    sayTaking({ taker, lead, takes: windCards(takes) }, speech, isLast);
  const sayOf = (taker: number | null, lead: number) =>
    sayTaking({ taker, lead, takes: windCards('N2') }, english);

  it('[T4] [T6] addresses the reader who takes or leads', () => {
    expect(say(0, 0)).toBe('You take the wind card and lead next.');
    expect(say(0, 1)).toBe('You take the wind card. Bo leads next.');
    expect(say(1, 0)).toBe('Bo takes the wind card. You lead next.');
    expect(say(1, 1)).toBe('Bo takes the wind card and leads next.');
    expect(sayOf(0, 1)).toBe('Ada takes the wind card. Bo leads next.');
  });

  it('[B2] says how many are taken where others were waiting, and what they cost', () => {
    const three = '3 wind cards (6 damage points)';
    expect(say(0, 1, false, 'N2 W3 S1')).toBe(`You take ${three}. Bo leads next.`);
    expect(say(1, 1, false, 'N2 W3 S1')).toBe(`Bo takes ${three} and leads next.`);
    expect(say(1, 1, true, 'N2 W3 S1')).toBe(`Bo takes ${three}.`);
  });

  it('[R1] names nobody to lead where no trick follows', () => {
    expect(say(0, 0, true)).toBe('You take the wind card.');
    expect(say(1, 0, true)).toBe('Bo takes the wind card.');
    expect(say(null, 0, true)).toBe('Nobody takes the wind card.');
  });

  it('[X3] also where nobody takes', () => {
    expect(say(null, 0)).toBe('Nobody takes the wind card. You lead next.');
    expect(say(null, 1)).toBe('Nobody takes the wind card. Bo leads next.');
    expect(sayOf(null, 0)).toBe('Nobody takes the wind card. Ada leads next.');
  });
});
