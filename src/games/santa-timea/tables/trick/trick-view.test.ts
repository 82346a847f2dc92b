import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { checked } from '../../../../core/result.ts';
import { LANGUAGES } from '../../../../site/i18n/languages.ts';
import { parserOf } from '../../notation/cards.ts';
import { readTrick } from '../../notation/trick.ts';
import { notesOn, variantsThatMatter, viewTrick } from './trick-view.ts';

const t = wordsIn('en');

const read = (notation: string) => checked(parserOf({ trick: readTrick })(notation));

const verdict = (notation: string) => viewTrick(read(notation), t);

const variants = (notation: string) => variantsThatMatter(read(notation));
const notes = (notation: string) => notesOn(read(notation), variants(notation), t);

/** As each language says it. */
const BELOW_ALL = /below every|niedriger als jede|(plus basse que|sous) tou(te)?s les/;

describe('what a table shows of a trick', () => {
  it('[P1] names a card with its worth, and the card that a Piratess copies', () => {
    const [eleven, piratess] = verdict('trick E3: N11 P').worths;
    expect(eleven?.name).toBe('North\u00a011, worth 5½ in an east wind');
    expect(piratess).toMatchObject({ by: 'half', text: '5½', origin: { wind: 'N', rank: 11 } });
  });

  it.each(LANGUAGES)('[P6] tells of a led Piratess that she is below all, in %s', (language) => {
    const words = wordsIn(language);
    for (const you of [undefined, 0]) {
      const position = read('trick E3: P N11 W1');
      const view = viewTrick(position, words, undefined, { you });
      const [led, ...others] = view.worths.map(({ name }) => name);
      const [step, ...steps] = view.sentences.map(({ text }) => text);
      expect([led, step]).toEqual(Array(2).fill(expect.stringMatching(BELOW_ALL)));
      expect([...others, ...steps].join(' ')).not.toMatch(BELOW_ALL);
    }
  });
});

describe('walking a ruling', () => {
  it('[X1] knows the worths first, then who is out, then who takes, then who leads', () => {
    const { known, sentences } = verdict('trick N2: N5 S8 E10');
    expect(known).toHaveLength(sentences.length + 1);
    expect(known[0]).toEqual({ worths: [], out: [], taker: null, lead: null, now: [] });
    expect(known[1]).toMatchObject({ worths: [0], out: [], now: [0] });
    expect(known[3]).toMatchObject({ worths: [0, 1, 2], out: [], taker: null });
    expect(known[4]).toMatchObject({ out: [0, 2], taker: null, now: [0, 2] });
    expect(known.at(-1)).toEqual({ worths: [0, 1, 2], out: [0, 2], taker: 1, lead: 1, now: [] });
  });

  it('[X2] knows who leads of those that are left, and not before', () => {
    const { known } = verdict('trick N2: N3 N14 P W9');
    expect(known.slice(-3)).toMatchObject([
      { out: [1, 2], taker: null, lead: null },
      { taker: 0, lead: null, now: [0] },
      { taker: 0, lead: 3, now: [] },
    ]);
    expect(verdict('trick N1: P P N5').known.at(-1)).toMatchObject({ taker: 0, lead: 2 });
  });

  it('[B2] looks at nobody while wind cards go elsewhere', () => {
    const { known, sentences } = verdict('trick pro E1: N5 S5');
    const at = sentences.findIndex(({ clause }) => clause === 'B2');
    expect(known[at]?.now).toEqual([]);
    expect(known[at + 1]?.now).toEqual([]);
  });
});

describe('choosing the rules', () => {
  it('[B2] offers basic or advanced only where a wind card stays behind', () => {
    expect(variants('trick E1: N5 S5')).toEqual(['basic', 'pro']);
    expect(variants('trick E1: N5 S6')).toEqual([]);
  });

  it('says nothing of rules that are the usual ones, or can be chosen', () => {
    expect(notes('trick E1: N5 S6')).toEqual([]);
    // The choice itself shows it.
    expect(notes('trick pro E1: N5 S5')).toEqual([]);
  });

  it('[B2] offers no way back to the basic game while cards are carried', () => {
    expect(variants('trick pro E1+N2: N5 S5')).toEqual([]);
    expect(notes('trick pro E1+N2: N5 S5')).toEqual(['Advanced game']);
  });

  it('[A2] marks the sentences that rest on our ruling', () => {
    const { sentences } = verdict('trick N1: P P');
    expect(sentences.find(({ clause }) => clause === 'A2')?.ours).toBe(true);
    expect(sentences.find(({ clause }) => clause === 'P6')?.ours).toBe(false);
  });
});
