import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wordsOf } from './judge/words.ts';

function compare(...args: string[]) {
  const script = join(import.meta.dirname, 'compare.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('[E2] [S7] [B5] finds the three points on which the German and the French book part', () => {
  const { status, stdout } = compare('--json', 'de', 'fr');
  expect(status).toBe(0);
  const found: readonly { question: string; different: number; smallest: unknown }[] =
    JSON.parse(stdout);
  const parting = found.filter(({ different }) => different > 0);
  expect([...new Set(parting.map(({ question }) => question))].toSorted()).toEqual([
    'discardedTriplet',
    'finalTie',
    'firstStarter',
  ]);
  expect(parting.every(({ smallest }) => typeof smallest === 'string')).toBe(true);
});

it('[P4] any answer can be changed', () => {
  const { status, stdout } = compare('de', 'de,leadHer=last-card');
  expect(status).toBe(0);
  expect(stdout).toMatch(/\[leadHer\] P4\n {2}nothing-else: .+\n {2}last-card: /);
  expect(stdout).toContain('Smallest case: hand P P');
});

it.each([
  [['it', 'fr'], '“it” is no book'],
  [
    ['de', 'fr,finalTie=nobody'],
    '“nobody” is no answer to finalTie. Answers: shared, most-rounds-won',
  ],
  [['de', 'fr,x=y'], '“x” is no question'],
])('refuses %j and says what it does not know', (args, why) => {
  const { status, stderr } = compare(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(why);
});

it('silence of a book is not shown as agreement', () => {
  const { stdout } = compare('en', 'fr');
  for (const book of ['English', 'French']) {
    const open = new RegExp(
      `^.*${book}.*: says nothing definite\\.\\n.*\\[copiedWorth\\] Our ruling: `,
      'm',
    );
    expect(stdout).toMatch(open);
  }
});

it.each(['de', 'fr'])('says questions, answers and shares in %s', (language) => {
  const t = wordsOf(language);
  const { stdout } = compare('--lang', language, 'de', 'de,finalTie=shared');
  expect(stdout).toContain(t('dispute.ask.finalTie'));
  expect(stdout).toContain(`shared: ${t('dispute.finalTie.shared')}`);
  expect(stdout).toContain(t('desk.domain.games-of-three'));
});
