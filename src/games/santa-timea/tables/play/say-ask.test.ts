import { describe, expect, it } from 'vitest';
import { gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import { createTranslate } from '../../explain/words.ts';
import { deal } from '../../rules/deal.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import type { Round } from '../../rules/round.ts';
import { startRound } from '../../rules/round.ts';
import { cards, HOUSE, playedOut, windCards } from '../../rules/test-kit.ts';
import { VARIANTS } from '../../rules/variants.ts';
import { viewScore } from '../score/score-view.ts';
import type { GameView } from './game-view.ts';
import { sayAsk } from './say-ask.ts';

const t = createTranslate(gameCatalogue('en', 'santa-timea'), 'en');
const start = startRound(deal(5, 3, VARIANTS.basic), LEARNER, HOUSE);
const [over] = [...playedOut(start, () => 0)].slice(-1) as [Round];

const game: GameView = {
  title: '',
  rounds: [],
  totals: [7, 9, 3],
  names: [],
  sentences: [],
  heading: '',
  winners: [1],
  isOver: true,
};

/** The score of three players, of whom the learner keeps these wind cards. */
const scored = (kept: string) =>
  viewScore(
    {
      kind: 'score',
      edition: 'house',
      variant: 'basic',
      holdings: [kept, 'E3', 'S1'].map((held) => ({ cards: windCards(held), discarded: [] })),
    },
    t,
    'en',
  );

describe('what the learner is asked', () => {
  const asked = (change: Partial<Round>) => sayAsk({ ...start, ...change }, null, null, t);

  it('[T1] is to lead, or to follow', () => {
    expect(asked({})).toBe(t('play.ask.lead'));
    expect(asked({ plays: cards('N3') })).toBe(t('play.ask.follow'));
  });

  it('[P4] says so where there is no choice: a Piratess may not be led', () => {
    expect(asked({ hands: [cards('P W4'), ...start.hands.slice(1)] })).toBe(t('play.ask.only'));
    expect(asked({ hands: [cards('P P'), ...start.hands.slice(1)] })).toBe(t('play.ask.lead'));
  });

  it('is the same in a game that goes on', () => {
    expect(sayAsk(start, null, { ...game, isOver: false }, t)).toBe(t('play.ask.lead'));
  });
});

describe('what is said in the end', () => {
  it('[R9] is what the round comes to', () => {
    expect(sayAsk(over, scored('N1 N3'), null, t)).toBe(
      'The round is over. You have 4 damage points and score 1 victory point.',
    );
  });

  it('[E1] is whether the learner has won the game', () => {
    const points = t('scored.points', { count: 7 });
    expect(sayAsk(over, null, game, t)).toBe(t('play.ended.other', { points }));
    expect(sayAsk(over, null, { ...game, winners: [1, LEARNER] }, t)).toBe(
      t('play.ended.won', { points }),
    );
  });
});
