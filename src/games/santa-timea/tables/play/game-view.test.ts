import { expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { LANGUAGES } from '../../../../site/i18n/languages.ts';
import { seatNames } from '../../explain/say.ts';
import { at, withNextRound } from '../../players/match.ts';
import { playedOut, readMatch } from '../../players/test-kit.ts';
import { ownSets } from '../../rules/dealt-game.ts';
import { viewPlay } from './play-view.ts';

const t = wordsIn('en');

it('[S5] [R10] [E1] behind each score a game tells its points and who starts, in the end who wins', () => {
  let match = readMatch('game seed 5 seats 2');
  expect(viewPlay(match, false, t).game).toMatchObject({ rounds: [], sentences: [] });
  for (let round = 1; round <= 5; round++) {
    match = playedOut(round === 1 ? match : withNextRound(match));
    // The last trick is shown before its round counts.
    expect(viewPlay(match, true, t).game?.rounds).toHaveLength(round - 1);
    match = { ...match, sets: ownSets(at(match), match.people).map(({ wind }) => wind) };
    const { score, game } = viewPlay(match, false, t);
    expect(score).not.toBeNull();
    expect(game?.rounds).toHaveLength(round);
    expect(game?.totals).toEqual(
      [0, 1].map((seat) => game?.rounds.reduce((sum, points) => sum + (points[seat] ?? 0), 0)),
    );
    const clauses = game?.sentences.map(({ clause }) => clause) ?? [];
    expect(clauses.some((clause) => ['E1', 'E2'].includes(clause))).toBe(round === 5);
    expect(game?.isOver).toBe(round === 5);
    const most = Math.max(...(game?.totals ?? []));
    const best = [0, 1].filter((seat) => game?.totals[seat] === most);
    expect(game?.winners.filter((seat) => !best.includes(seat))).toEqual([]);
    expect((game?.winners.length ?? 0) > 0).toBe(round === 5);
    if (round < 5) continue;
    const own = game?.winners.join() === '0' ? t('play.you-win') : game?.sentences.at(-1)?.text;
    expect(game?.heading).toBe(own);
  }
});

it.each(LANGUAGES)(
  '%s: [E1] [S5] who starts and who wins is said to the learner where it is about them, and no name is theirs',
  (lang) => {
    const words = wordsIn(lang);
    const [own] = seatNames(words);
    const yours = (['start-most-points', 'start-stays', 'win-most-points'] as const).map((key) =>
      words(`your-step.${key}`),
    );
    const seen = [2, 3].flatMap((seats) => {
      let match = readMatch(`game seed 1 seats ${seats}`);
      return [1, 2, 3, 4, 5].flatMap((round) => {
        match = playedOut(round === 1 ? match : withNextRound(match));
        const game = viewPlay(match, false, words).game;
        const isYours = game?.heading === words(game?.isOver ? 'play.you-win' : 'play.you-start');
        return [{ texts: game?.sentences.map(({ text }) => text) ?? [], isYours }];
      });
    });
    const texts = seen.flatMap((one) => one.texts);
    expect(texts.filter((text) => text.includes(String(own)))).toEqual([]);
    const said = seen.map((one) => one.texts.some((text) => yours.includes(text)));
    expect(said).toEqual(seen.map(({ isYours }) => isYours));
    expect(new Set(said).size).toBe(2);
  },
);
