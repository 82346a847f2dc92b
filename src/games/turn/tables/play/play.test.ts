import { describe, expect, it } from 'vitest';
import { english as t, WORDS } from '../../explain/test-kit.ts';
import { makeGame } from '../../notation/game.ts';
import { parsePosition } from '../../notation/position.ts';
import { counsel, newMatch, withMove } from '../../players/match.ts';
import { createPlayEngine, tellTry } from './play.ts';

const tried = (text: string) => {
  const parsed = parsePosition(text);
  if (!parsed.ok || parsed.value.kind !== 'table') throw new Error(text);
  return tellTry(parsed.value, t, 'en');
};
const clauses = (text: string) => tried(text).log.map(({ clause }) => clause);

const BOTH = 'table ^ 5 20 * 10 * 2 * 1: N NE E B / SE SW W NW @: N E S W';
const TURN = 'N:N -B:S +@ +@';

describe('a table to try', () => {
  it('[N5] is played by whoever is to move, as long as their cards are known', () => {
    expect(tried(BOTH)).toMatchObject({ acting: 0, phase: 'play', ask: t('board.ask.play') });
    const name = t('player.1');
    expect(tried(`${BOTH}; ${TURN}`)).toMatchObject({
      acting: 1,
      phase: 'play',
      ask: t('board.ask.theirs', { name }),
    });
    const alone = 'table ^ 5 20 * 10 * 2 * 1: N NE E B @: N E S W';
    expect(tried(`${alone}; ${TURN}`)).toMatchObject({ phase: 'tried', ask: t('board.ask.tried') });
  });

  it('tells what the last to move has done, and nothing before', () => {
    expect(clauses(`${BOTH}; ${TURN}`)).toEqual(['N7', 'N8', 'N23', 'N26', 'N10', 'N10', 'N5']);
    expect(clauses(`${BOTH}; ${TURN} SE:SE`)).toEqual(['N7', 'N8']);
  });

  it('[N23] has piles where something of them is known, and no drawing where it is not', () => {
    const bare = tried('table ^ 5 20 * 10 * 2 * 1: N NE');
    expect(bare.table.piles).toEqual([]);
    expect(bare.ask).toBe(t('board.ask.lay'));
    const some = 'table ^ 5 20 * 10 * 2 * 1: N NE @S: E';
    expect(tried(some).table.piles).toHaveLength(8);
    expect(tried(`${some}; -N:S`).phase).toBe('tried');
  });

  it('[N8] [N14] [N15] counts coins, compasses and the black pile once somebody has earned something', () => {
    const text = 'table ^ * * * * 20 * * *: S N $: 5 1 20 2 10 50 1 100 5 2';
    expect(tried(text).players).toEqual([]);
    expect(tried(text).table.blackLabel).toBe(t('board.black', { count: 10 }));
    const done = tried(`${text}; S:S`);
    expect(done.players).toEqual([
      {
        name: t('board.you', { name: t('player.0') }),
        has: t('board.has', {
          coins: t('coins', { count: 520 }),
          compasses: t('compasses', { count: 1 }),
        }),
        office: t('board.captain'),
      },
    ]);
    expect(done.table.blackLabel).toBe(t('board.black', { count: 2 }));
  });

  it('[N24] says that the game is over and why', () => {
    const over = tried('table v * * * 2 * * * *: NW / B @: .; NW:SE');
    expect(over).toMatchObject({ phase: 'over', ask: t('board.ask.over') });
    expect(over.log.at(-1)?.clause).toBe('N24');
  });
});

describe('a dealt game', () => {
  it('[N1] [N2] is dealt anew for as many with as many decks; refused and bad texts change nothing', async () => {
    const engine = await createPlayEngine('game', WORDS, 'en');
    const first = 'game seed 7 seats 3 decks 2';
    expect(engine.again(first, 9).text).toBe('game seed 9 seats 3 decks 2');
    expect(engine.open('game seed 7 seats 9 decks 2')).toEqual({
      ok: false,
      error: t('error.bad-number', { found: '9' }),
    });
    const refused = engine.move(first, '+@');
    expect(!refused.ok && refused.error.clause).toBe('N10');
    const opened = engine.open(first);
    const hand = opened.ok ? (opened.value.table.hands[0]?.cards ?? []) : [];
    const moved = engine.move(first, `-${hand[0]?.code}:S`);
    if (!moved.ok) throw new Error(moved.error.text);
    expect(moved.value.hasMoved).toBe(true);
    expect(engine.back(moved.value.text).text).toBe(`${first} back 1`);
  });

  it('gives a hint with its reason, counts it once, and says how much help there was', async () => {
    const engine = await createPlayEngine('game', WORDS, 'en');
    const first = 'game seed 7 seats 2 decks 2 back 1';
    const advised = engine.advise?.(first);
    expect(advised?.hint).toMatch(/^Hint: play South-east\. It goes to South-east/);
    expect(advised?.told.text).toBe(`${first} hints 1 advised`);
    expect(engine.advise?.(advised?.told.text ?? '')).toEqual(advised);
    expect(advised?.told.marks).toBe('1 move taken back. 1 move made with a hint.');
    const moved = engine.move(advised?.told.text ?? '', 'SE:SE');
    expect(moved.ok && moved.value.text).toBe(`${first} hints 1: SE:SE`);
  });

  it('has words for every hint of a game', async () => {
    const engine = await createPlayEngine('game', WORDS, 'en');
    const hints = new Set<string>();
    let match = newMatch(3, 2, 2);
    for (let found = counsel(match); found; found = counsel(match)) {
      const hint = engine.advise?.(makeGame(match)).hint ?? '';
      expect(hint).not.toContain('{{');
      hints.add(found.ground);
      const next = withMove(match, found.move);
      if (!next.ok) throw new Error(next.error.code);
      match = next.value;
    }
    expect(hints.size).toBeGreaterThan(4);
  });
});
