import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { LANGUAGES, type Language } from '../../../../site/i18n/languages.ts';
import { makeTrick } from '../../notation/trick.ts';
import { QUESTIONS } from '../../questions/index.ts';
import type { TrickScene } from '../../questions/scene.ts';
import { question } from '../../questions/test-kit.ts';
import { windCard } from '../../rules/test-kit.ts';
import { NOTHING_KNOWN } from '../sea/sea-layout.ts';
import { placeNamed, seenAfter } from './seen-trick.ts';

const t = wordsIn('en');

/** What is said to each answer and what the table shows, by its code. */
function replies(text: string) {
  const asked = question(text);
  const { answers, reply } = QUESTIONS.view(asked, t);
  return Object.fromEntries(
    answers.map(({ code }) => [code, { ...reply(code), table: seenAfter(asked, code, t) }]),
  );
}

it('[T1] an answer puts a card into a hand that is not seen', () => {
  const { N4: right, N12: wrong } = replies('safe N4 N12 in trick N2: W8 _ ?');
  const laid =
    wrong?.table &&
    makeTrick({ kind: 'trick', edition: 'house', variant: 'basic', trick: wrong.table.trick });
  expect(laid).toBe('trick N2: W8 N12 E8');
  expect(wrong?.table?.known.taker).toBe(1);
  expect(right?.table?.worths.length).toBe(3);
  expect(right?.table?.known.taker).not.toBe(1);
});

describe('what a table shows after an answer', () => {
  it('[X1] is, of a wrong taker, the ship that was named; if she is out, those that knocked her out', () => {
    const said = replies('taker in trick N2: N5 S8 E10 W1');
    const known = (code: string) => said[code]?.table?.known;
    expect(known('3')).toEqual({ ...NOTHING_KNOWN, worths: [3] });
    expect(known('0')).toEqual({ ...NOTHING_KNOWN, worths: [0, 2], out: [0, 2] });
    expect(known('2')).toEqual(known('0'));
    expect(known('nobody')).toEqual(NOTHING_KNOWN);
    expect(said['0']?.outcome).toBe('');
    expect(said['0']?.table?.walk).toBeUndefined();
  });

  it('[T4] [T6] is everything once the answer is right, and can be walked', () => {
    const right = replies('taker in trick N2: N5 S8 E10 W1')['1'];
    expect(right?.outcome).toBe('Nadine takes the wind card. Annabelle leads next.');
    expect(right?.table?.worths.map(({ text }) => text)).toEqual(['5', '0', '5', '½']);
    const all = { worths: [0, 1, 2, 3], out: [0, 2], taker: 1, lead: 3, now: [] };
    expect(right?.table?.known).toEqual(all);
    expect(right?.table?.walk).toHaveLength(1 + (right?.sentences.length ?? 0));
    expect(right?.table?.walk?.[0]).toEqual(NOTHING_KNOWN);
    expect(right?.table?.walk?.at(-1)).toEqual(all);
  });

  it('[V3] is the other wind that was answered, and of a wrong one no more than the worths', () => {
    const said = replies('wind 1 in trick N2: N9 S5');
    expect(said['N']?.table?.trick.wind).toEqual(windCard('N2'));
    expect(said['E']?.table?.trick.wind).toEqual(windCard('E2'));
    expect(said['E']?.table?.known.taker).toBe(1);
    expect(said['S']?.table).toBeUndefined();
    expect(said['never']?.table?.known).toEqual({ ...NOTHING_KNOWN, worths: [0, 1] });
  });

  it('[T4] is what comes of a card of the learner at once, right or wrong; only the right one is walked', () => {
    const said = replies('avoid N1 N9 in trick N2: N7 _ E4');
    expect(said['N1']?.outcome).toBe('You take the wind card. Sebastian leads next.');
    expect(said['N1']?.table?.known).toMatchObject({ worths: [0, 1, 2], taker: 1, lead: 0 });
    expect(said['N1']?.table?.walk).toBeUndefined();
    expect(said['N9']?.outcome).toBe('Johannes takes the wind card. You lead next.');
    expect(said['N9']?.table?.walk).toHaveLength(1 + (said['N9']?.sentences.length ?? 0));
    // Its reasons speak of hands that are not seen, too.
    expect(replies('safe N4 N12 in trick N2: W8 _ ?')['N4']?.table?.walk).toBeUndefined();
  });
});

it.each([
  ['taker in trick N2: N5 S8', 0],
  ['worth 1 in trick N2: N5 S8', null],
])('the answer 0 to “%s” names the ship at %s', (text, place) => {
  const scene = QUESTIONS.sceneOf(question(text)) as TrickScene;
  expect(placeNamed(scene, '0')).toBe(place);
});

const saidTo = (text: string, code: string, lang: Language) => {
  const words = wordsIn(lang);
  const { reply } = QUESTIONS.view(question(text), words);
  return reply(code).sentences.map(({ text }) => text);
};

const TIED = 'avoid N1 N6 in trick N2: E12 _ E4';

it('[V1] [X1] [T4] what is said to a card of the learner’s speaks to the learner, and calls nobody by a name that is theirs', () => {
  expect(saidTo(TIED, 'N1', 'en')).toContain(
    'You play North\u00a01. It has the wind’s direction, so it counts in full:\u00a01.',
  );
  expect(saidTo(TIED, 'N6', 'de')).toContain(
    'Ost\u00a012 (Sebastian) und Nord\u00a06 (du) sind gleich viel wert, nämlich 6, und stechen sich aus.',
  );
  const said = LANGUAGES.flatMap((lang) => [
    ...['N1', 'N6'].flatMap((code) => saidTo(TIED, code, lang)),
    ...['N4', 'N12'].flatMap((code) => saidTo('safe N4 N12 in trick N2: W8 _ ?', code, lang)),
  ]);
  expect(said.length).toBeGreaterThan(LANGUAGES.length * 10);
  expect(said.filter((text) => text.includes('Nadine'))).toEqual([]);
});

it('[P4] a card that may not be led never lies on the table', () => {
  const said = replies('avoid N9 P in trick N2: _ E4');
  expect(said['N9']?.table).toBeDefined();
  expect([said['P']?.table, said['P']?.outcome]).toEqual([undefined, '']);
});
