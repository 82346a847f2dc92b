import { describe, expect, it } from 'vitest';
import { gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import { LANGUAGES, type Language } from '../../../../site/i18n/languages.ts';
import { createTranslate } from '../../explain/words.ts';
import { makeEnding } from '../../questions/ending/ending.ts';
import { question } from '../../questions/test-kit.ts';
import { numberCard } from '../../rules/cards.ts';
import { windCard } from '../../rules/test-kit.ts';
import type { SceneView } from '../../tables/scene/scene-view.ts';
import { NOTHING_KNOWN } from '../../tables/sea/fleet.ts';
import { type ReplyView, viewQuestion } from './question-view.ts';

/** Who has not played, and whether from a hand that is not seen. */
const missing = (scene: SceneView) =>
  scene.kind === 'trick' &&
  scene.seats.flatMap(({ name, played, isUnseen }) => (played ? [] : [[name, isUnseen]]));

const t = createTranslate(gameCatalogue('en', 'santa-timea'), 'en');

it('[T1] a hand that is not seen has its place, and an answer puts a card there', () => {
  const view = viewQuestion(question('safe N4 N12 in trick N2: W8 _ ?'), t, 'en');
  expect(missing(view.scene)).toEqual([
    ['You', undefined],
    ['Johannes', true],
  ]);
  const [right, wrong] = view.answers.map(({ code }) => view.reply(code));
  expect(wrong?.table?.unseen?.play).toEqual(numberCard('E', 8));
  expect(wrong?.table?.known.taker).toBe(1);
  expect(right?.table?.worths.length).toBe(3);
  expect(right?.table?.known.taker).not.toBe(1);
});

it('[T1] a trick that is seen as a whole has no such place', () => {
  const view = viewQuestion(question('avoid N1 N9 in trick N2: N7 _ E4'), t, 'en');
  expect(missing(view.scene)).toEqual([['You', undefined]]);
  const unseen = view.answers.flatMap(({ code }) => view.reply(code).table?.unseen ?? []);
  expect(unseen).toEqual([]);
});

/** What is said to each answer, by its code. */
function replies(text: string): Readonly<Record<string, ReplyView | undefined>> {
  const view = viewQuestion(question(text), t, 'en');
  return Object.fromEntries(view.answers.map(({ code }) => [code, view.reply(code)]));
}

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

  it('[X1] of two ties, is the one of the ship that was named', () => {
    const said = replies('taker in trick N2: N5 E4 E10 N2 W9');
    expect(said['0']?.table?.known).toEqual({ ...NOTHING_KNOWN, worths: [0, 2], out: [0, 2] });
    expect(said['1']?.table?.known).toEqual({ ...NOTHING_KNOWN, worths: [1, 3], out: [1, 3] });
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
    expect(right?.table).not.toHaveProperty('wind');
    expect(right?.table).not.toHaveProperty('unseen');
  });

  it('[V2] stops at the worth of a card where only that is asked', () => {
    const said = replies('worth 0 in trick E2: N7 W5');
    expect(said['7']?.table?.known).toEqual({ ...NOTHING_KNOWN, worths: [0] });
    expect(said['7']?.outcome).toBe('');
    expect(said['7']?.table?.walk).toBeUndefined();
    expect(said['8']).not.toHaveProperty('table');
    expect(said['14']).not.toHaveProperty('table');
  });

  it('[V3] is the other wind that was answered, and of a wrong one no more than the worths', () => {
    const said = replies('wind 1 in trick N2: N9 S5');
    expect(said['N']?.table).not.toHaveProperty('wind');
    expect(said['E']?.table?.wind).toEqual(windCard('E2'));
    expect(said['E']?.table?.known.taker).toBe(1);
    expect(said['S']).not.toHaveProperty('table');
    expect(said['never']?.table?.known).toMatchObject({ worths: [0, 1], taker: null, lead: null });
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

describe('what is said to a card of the learner', () => {
  const saidTo = (text: string, code: string, lang: Language) => {
    const words = createTranslate(gameCatalogue(lang, 'santa-timea'), lang);
    const { reply } = viewQuestion(question(text), words, lang);
    return reply(code).sentences.map(({ text }) => text);
  };

  const TIED = 'avoid N1 N6 in trick N2: E12 _ E4';

  it('[V1] [X1] [T4] speaks to the learner, and calls nobody by a name that is theirs', () => {
    expect(saidTo(TIED, 'N1', 'en')).toContain(
      'You play North\u00a01, the wind’s own direction. It counts in full:\u00a01.',
    );
    expect(saidTo(TIED, 'N6', 'de')).toContain(
      'Ost\u00a012 (Sebastian) und Nord\u00a06 (du) sind gleich viel wert, nämlich 6: Sie stechen sich aus.',
    );
    const said = LANGUAGES.flatMap((lang) => [
      ...['N1', 'N6'].flatMap((code) => saidTo(TIED, code, lang)),
      ...['N4', 'N12'].flatMap((code) => saidTo('safe N4 N12 in trick N2: W8 _ ?', code, lang)),
    ]);
    expect(said.length).toBeGreaterThan(LANGUAGES.length * 10);
    expect(said.filter((text) => text.includes('Nadine'))).toEqual([]);
  });

  it('[T4] so do the last tricks', () => {
    const [first, second] = saidTo('last in ending N3 E1: N4 S1 / N9 S2', 'N4', 'fr');
    expect(first).toBe(
      'Pli 1, Nord\u00a03\u202f: vous Nord\u00a04 et Nadine Nord\u00a09. Vous prenez la carte vent.',
    );
    expect(second).toContain('Pli 2');
  });
});

it('[P4] a card that may not be led never lies on the table', () => {
  const said = replies('avoid N9 P in trick N2: _ E4');
  expect(said['N9']).toHaveProperty('table');
  expect(said['P']).not.toHaveProperty('table');
});

describe('the last tricks', () => {
  const ENDING = 'ending W1 S3 W1: S3 S14 / W1 W7 P > W5 + N1 N3';

  it('can be played out from every card that may be played', () => {
    const line = replies(`last in ${ENDING}`)['W7']?.line;
    expect(line && makeEnding(line.ending)).toBe(ENDING);
    expect(line?.card).toBe('W7');
  });

  it('[P4] but not from one that may not', () => {
    const said = replies('last in ending E1 N3: W11 P / S14 E2');
    expect(said['W11']).toHaveProperty('line');
    expect(said['P']).not.toHaveProperty('line');
  });
});

describe('the card that an answer is', () => {
  const facesOf = (text: string) =>
    viewQuestion(question(text), t, 'en').answers.map(({ code, face }) => [
      code,
      face && ('wind' in face ? face.wind : face.card.name),
    ]);

  it('is one of the hand, or one of the row', () => {
    expect(facesOf('avoid N1 N9 in trick N2: N7 _ E4')).toEqual([
      ['N1', 'North\u00a01'],
      ['N9', 'North\u00a09'],
    ]);
    expect(facesOf('next in row S1 W3 N2 E1 ~ N3 E3 S3').slice(0, 4)).toEqual([
      ['S1', windCard('S1')],
      ['W3', windCard('W3')],
      ['N2', windCard('N2')],
      ['N3', windCard('N3')],
    ]);
  });

  it('is none where a number, a player or a wind is named', () => {
    expect(facesOf('share 1 in trick S1: E12 S4').map(([, face]) => face)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a question as it is asked', () => {
  it('keeps the key covered where it is hard', () => {
    const isHard = (text: string) => {
      const { scene } = viewQuestion(question(text), t, 'en');
      return 'isHard' in scene && scene.isHard;
    };
    expect(isHard('safe S2 W5 W11 in trick W2: W13 S14 N7 _ ?')).toBe(true);
    expect(isHard('taker in trick E2: S8 P')).toBe(true);
    expect(isHard('taker in trick N2: N9 N4')).toBe(false);
    expect(isHard('last in ending W1 S3 W1: S3 S14 / W1 W7 P > W5 + N1 N3')).toBe(false);
  });
});
