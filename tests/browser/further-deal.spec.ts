/** The deal of a day in every game but the first, which has tests of its own: ended, compared, kept. */
import { makeGame as makeShips } from '../../src/games/ships/notation/game.ts';
import * as ships from '../../src/games/ships/players/day.ts';
import { makeGame as makeTurn } from '../../src/games/turn/notation/game.ts';
import * as turn from '../../src/games/turn/players/day.ts';
import { LEARNER, momentOf } from '../../src/games/turn/players/match.ts';
import type { Language } from '../../src/site/i18n/languages.ts';
import { violationsInBoth } from './axe.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const DAY = '2026-12-03';

/** Where a game has the words for what is done beside playing. */
const WORDS: Readonly<Record<string, string>> = { ships: 'play-tools', turn: 'board' };

/** A deal of this day as our player plays it but for the last move, and that move. */
interface Ending {
  readonly text: string;
  readonly end: (page: Page) => Promise<void>;
}

/** It may not fire at the end of this duel. */
function shipsEnding(): Ending {
  const played = ships.playedByOurs(ships.dealOfDay(DAY));
  expect(played.choices.at(-1)?.[0]).toEqual([]);
  return {
    text: makeShips({ ...played, choices: played.choices.slice(0, -1) }),
    end: (page) => page.locator('.sl-act .st-primary').click(),
  };
}

/** It draws a card from a discard pile at last. */
function turnEnding(): Ending {
  const played = turn.playedByOurs(turn.dealOfDay(DAY));
  const moment = momentOf(played);
  if (!moment.ok) throw new Error(moment.error.code);
  const last = moment.value.told.findLastIndex(({ seat }) => seat === LEARNER);
  expect(played.moves[last]).toEqual({ kind: 'draw', from: 'E' });
  return {
    text: makeTurn({ ...played, moves: played.moves.slice(0, last) }),
    end: (page) => page.locator('.tn-quay .tn-at-E button').click(),
  };
}

const ENDINGS: readonly (readonly [game: string, language: Language, ending: () => Ending])[] = [
  ['ships', 'de', shipsEnding],
  ['turn', 'fr', turnEnding],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [game, language, ending] of ENDINGS) {
  test(`${game}: a deal that was left is ended, stands beside our player’s, and is there again`, async ({
    page,
  }) => {
    const t = gameWords(language, game);
    const { text, end } = ending();
    const data = { [DAY]: { at: Date.parse(`${DAY}T10:00:00`), text } };
    await page.addInitScript(
      ([name = '', kept = '']) => {
        if (!localStorage.getItem(name)) localStorage.setItem(name, kept);
      },
      [`windrose:${game}:deals`, JSON.stringify({ version: 1, data })],
    );
    await page.clock.install({ time: new Date(`${DAY}T12:00:00`) });
    await page.goto(`/${language}/${game}/play/`);
    await page.getByRole('link', { name: t('deal-page.name') }).click();
    const today = page.locator('[aria-current="date"]');
    await expect(today).toHaveText(`3 ${t('deal.log.furled')}`);
    await page.getByRole('button', { name: t('deal.resume') }).click();
    // Our player would tell what it does, and others would be dealt.
    for (const key of ['back', 'deal', 'hint'] as const) {
      await expect(page.getByRole('button', { name: t(`${WORDS[game]}.${key}`) })).toHaveCount(0);
    }
    await expect(page.getByText(t('new-game.text'))).toHaveCount(0);
    await end(page);
    const figures = page.locator('.st-deal td');
    await expect(figures).toHaveCount(2);
    const [own = '', ours] = await figures.allInnerTexts();
    expect(own).not.toBe('');
    // Our player has played it up to here, and so it comes to the same.
    expect(own).toBe(ours);
    await expect(today).toHaveText(`3 ${t('deal.log.full')}`);
    expect(await violationsInBoth(page, { within: '.st-daily-room' })).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: t('deal.resume') }).click();
    await expect(figures).toHaveText([own, own]);
  });
}
