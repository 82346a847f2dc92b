import { describe, expect, it } from 'vitest';
import { checked } from '../../../../core/result.ts';
import { gameCatalogue } from '../../../../site/i18n/pages.ts';
import { createTranslate } from '../../explain/say.ts';
import { parsePosition } from '../../notation/position.ts';
import { counsel, momentOf, newMatch, withMove, withoutLastMove } from '../../players/match.ts';
import { adviceOn, viewPlay } from './play.ts';

const t = createTranslate(gameCatalogue('en', 'turn'), 'en');

const tried = (text: string) => {
  const parsed = parsePosition(text);
  if (!parsed.ok || parsed.value.kind !== 'table') throw new Error(text);
  return viewPlay(parsed.value, t);
};

const BOTH = 'table ^ 5 20 * 10 * 2 * 1: N NE E B / SE SW W NW @: N E S W';
const TURN = 'N:N -B:S +@ +@';

describe('a table to try', () => {
  it('[N5] [N10] is played by whoever is to move, as long as their cards are known', () => {
    expect(tried(BOTH)).toMatchObject({ acting: 0, phase: 'play', ask: t('board.ask.play') });
    expect(tried(`${BOTH}; ${TURN}`)).toMatchObject({
      acting: 1,
      phase: 'play',
      ask: t('board.ask.theirs', { name: t('player.1') }),
    });
    expect(tried(`${BOTH}; N:N`).ask).toBe(t('board.ask.discard'));
    const alone = 'table ^ 5 20 * 10 * 2 * 1: N NE E B @: N E S W';
    expect(tried(`${alone}; ${TURN}`)).toMatchObject({ phase: 'tried', ask: t('board.ask.tried') });
  });

  it('[N23] has piles where something of them is known, and no drawing where it is not', () => {
    const bare = tried('table ^ 5 20 * 10 * 2 * 1: N NE');
    expect(bare.table.hasPiles).toBe(false);
    expect(bare.ask).toBe(t('board.ask.lay'));
    const some = 'table ^ 5 20 * 10 * 2 * 1: N NE @S: E';
    expect(tried(some).table.hasPiles).toBe(true);
    expect(tried(`${some}; -N:S`).phase).toBe('tried');
  });

  it('[N8] [N14] [N15] counts coins and compasses once somebody has earned something', () => {
    const text = 'table ^ * * * * 20 * * *: S N $: 5 1 20 2 10 50 1 100 5 2';
    expect(tried(text).players).toEqual([]);
    const done = tried(`${text}; S:S`);
    expect(done.players).toEqual([
      {
        name: t('player.you'),
        coins: 520,
        compasses: 1,
        has: t('board.has', {
          coins: t('coins', { count: 520 }),
          compasses: t('compasses', { count: 1 }),
        }),
        office: t('board.captain'),
      },
    ]);
  });

  it('[N24] says that the game is over and why', () => {
    const over = tried('table v * * * 2 * * * *: NW / B @: .; NW:SE');
    expect(over).toMatchObject({ phase: 'over', ask: t('board.ask.over') });
    expect(over.log.at(-1)?.clause).toBe('N24');
  });
});

describe('a dealt game', () => {
  it('gives a hint with its reason, and says how much help there was', () => {
    const match = newMatch(7, 2, 2);
    expect(adviceOn(match, t).text).toMatch(/^Hint: play South\u2011east\. .+ You take the black/);
    expect(viewPlay({ ...match, back: 1, hints: 1 }, t).marks).toBe(
      '1 move taken back. 1 move made with a hint.',
    );
  });

  it('has words for every hint of a game', () => {
    const hints = new Set<string>();
    let match = newMatch(3, 2, 2);
    for (let found = counsel(match); found; found = counsel(match)) {
      expect(adviceOn(match, t).text).not.toContain('{{');
      hints.add(found.ground);
      match = checked(withMove(match, found.move));
    }
    expect(hints.size).toBeGreaterThan(4);
    // [N24] The end says why it is one, as the list of moves does.
    const { end, log } = viewPlay(match, t);
    expect(log.map(({ text }) => text)).toContain(end?.why);
  });

  it('marks where the others have laid cards since the last turn, as the question says', () => {
    let match = newMatch(3, 3, 2);
    const marked = new Set<string>();
    for (let found = counsel(match); found && match.moves.length < 20; found = counsel(match)) {
      const { ask, fresh } = viewPlay(match, t);
      for (const place of fresh) expect(ask).toContain(t(`letter.${place}`));
      for (const place of fresh) marked.add(place);
      match = checked(withMove(match, found.move));
    }
    expect(marked.size).toBeGreaterThan(1);
  });

  it('shows of several people the hand of the one whose turn it is and who holds the phone, and no other', () => {
    let match = newMatch(7, 3, 2, [0, 2]);
    const seats = new Set<number>();
    const names = ['Ann', 'Nadine', 'Ben'];
    for (let found = counsel(match); found && match.moves.length < 60; found = counsel(match)) {
      const { players, turn } = momentOf(match).game;
      seats.add(turn.seat);
      for (const holder of [null, 0, 1, 2]) {
        const { table, give } = viewPlay(match, t, { names, holder });
        const shown = table.hands.map(({ cards }) => cards.length);
        const isOpen = holder === turn.seat;
        expect(shown).toEqual(isOpen ? [players[turn.seat]?.hand.length] : []);
        expect(give).toBe(isOpen ? null : names[turn.seat]);
      }
      match = checked(withMove(match, found.move));
    }
    // The computer between them moves by itself.
    expect([...seats].sort()).toEqual([0, 2]);
    expect(withoutLastMove(match).moves.length).toBeLessThan(match.moves.length);
  });
});
