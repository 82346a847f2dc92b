import { describe, expect, it } from 'vitest';
import { gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import { createTranslate } from '../../explain/words.ts';
import { QUESTIONS } from '../../questions/index.ts';
import { question } from '../../questions/test-kit.ts';
import { card, windCard, windCards } from '../../rules/test-kit.ts';
import { viewScene } from './scene-view.ts';

const t = createTranslate(gameCatalogue('en', 'santa-timea'), 'en');
const sceneOf = (text: string) => viewScene(QUESTIONS.sceneOf(question(text)), t, 'en');

/** Of a trick: who sits there, and what they have played. */
const seatsOf = (text: string) => {
  const scene = sceneOf(text);
  if (scene.kind !== 'trick') throw new Error(`${text} is about no trick`);
  return scene.seats.map(({ name, played }) => [name, played?.card.name ?? null]);
};

describe('a trick that is asked about', () => {
  it('[B2] has its winds, its cards by name, and a note where its rules are unusual', () => {
    const text = 'taker in trick pro E1+N2: N1 P W1';
    expect(sceneOf(text)).toMatchObject({
      wind: windCard('E1'),
      carried: windCards('N2'),
      asked: null,
      isAnswer: true,
      notes: ['Advanced game'],
    });
    expect(seatsOf(text)).toEqual([
      ['Sebastian', 'North\u00a01'],
      ['Nadine', 'Piratess'],
      ['Johannes', 'West\u00a01'],
    ]);
  });

  it('says which card it is about, and who judges if not we', () => {
    expect(sceneOf('worth 0 in trick fr E2: N7 W5')).toMatchObject({
      asked: 0,
      isAnswer: false,
      notes: ['Rules: French book'],
    });
  });

  it('keeps the place of the learner free, and calls it theirs where all can see', () => {
    expect(sceneOf('avoid N1 N9 in trick N2: N7 _ E4')).toMatchObject({
      asked: null,
      isAnswer: false,
    });
    expect(seatsOf('avoid N1 N9 in trick N2: N7 _ E4')).toEqual([
      ['Sebastian', 'North\u00a07'],
      ['You', null],
      ['Johannes', 'East\u00a04'],
    ]);
  });
});

it('[C3] [R1] a score has what everybody keeps, and sets that are laid aside apart', () => {
  expect(sceneOf('damage 1 in score N1 E3 / N1 N2 N3 E1 -N')).toEqual({
    kind: 'score',
    seats: [
      { name: 'Sebastian', isAsked: false, kept: windCards('N1 E3'), gone: [] },
      { name: 'Nadine', isAsked: true, kept: windCards('E1'), gone: windCards('N1 N2 N3') },
    ],
    notes: [],
  });
  expect(sceneOf('points 1 in score pro fr N3 S1 / N1 E1')).toMatchObject({
    notes: ['Advanced game', 'Rules: French book'],
  });
});

describe('a game that is asked about', () => {
  it('[S5] between rounds has its points, and who started last', () => {
    expect(sceneOf('starter in game de @1 3-2-1 1-3-2')).toEqual({
      kind: 'game',
      names: ['Sebastian', 'Nadine', 'Johannes'],
      rounds: [
        [3, 2, 1],
        [1, 3, 2],
      ],
      notes: ['Nadine started the last round.', 'Rules: German book'],
    });
  });

  it('[S5] after its first round says who started that', () => {
    expect(sceneOf('starter in game @2 3-2-1')).toMatchObject({
      notes: ['Johannes started the last round.'],
    });
  });

  it('[E1] at its end no longer says who started', () => {
    expect(sceneOf('winner in game 3-2-1 1-3-2')).toMatchObject({ notes: [] });
  });

  it('[S5] before its first round says who last went down with a ship', () => {
    expect(sceneOf('starter in game 4 sunk 2')).toMatchObject({
      names: ['Sebastian', 'Nadine', 'Johannes', 'Annabelle'],
      rounds: [],
      notes: [t('task.sunk', { name: 'Johannes' })],
    });
  });
});

it('[T1] the last tricks have all hands open, and call the learner so', () => {
  const scene = sceneOf('last in ending W1 S3 W1: S3 S14 / W1 W7 P > W5 + N1 N3');
  if (scene.kind !== 'ending') throw new Error('no ending');
  expect(scene.winds).toEqual(windCards('W1 S3 W1'));
  expect(scene.seats.map(({ name, isAsked, pile }) => ({ name, isAsked, pile }))).toEqual([
    { name: 'Sebastian', isAsked: false, pile: [] },
    { name: 'You', isAsked: true, pile: windCards('N1 N3') },
  ]);
  expect(scene.seats.map(({ played }) => played?.play ?? null)).toEqual([card('W5'), null]);
  expect(scene.seats.map(({ hand }) => hand.map((held) => held.card.name))).toEqual([
    ['South\u00a03', 'South\u00a014'],
    ['West\u00a01', 'West\u00a07', 'Piratess'],
  ]);
});

it('[S2] [B1] a row has its open cards and the forecast, and does not say whose turn it is', () => {
  expect(sceneOf('next in row S1 W3 N2 E1 ~ N3 E3 S3')).toEqual({
    kind: 'row',
    open: windCards('S1 W3 N2'),
    deck: 'Deck',
    forecast: windCards('N3 E3 S3'),
  });
});

it('how far a round has come is said in words', () => {
  expect(sceneOf('tricks-left in stage 3 9')).toEqual({
    kind: 'stage',
    notes: ['3 players', '9 tricks played'],
  });
  expect(sceneOf('tricks-left in stage 3 0')).toEqual({ kind: 'stage', notes: ['3 players'] });
  expect(sceneOf('to-come S1 W9 E11 in round N2: N9 S1 N14; E1: E5 W4 E11')).toEqual({
    kind: 'stage',
    notes: [
      t('task.played', { number: 1, cards: 'North\u00a09, South\u00a01 and North\u00a014' }),
      t('task.played', { number: 2, cards: 'East\u00a05, West\u00a04 and East\u00a011' }),
    ],
  });
});

it('of a hand there is nothing else to see', () => {
  expect(sceneOf('open in hand N2 P W13 S1')).toEqual({ kind: 'hand' });
});
