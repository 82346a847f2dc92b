import { describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../tests/device-kit.ts';
import { keptTables, openTables } from './kept-tables.ts';
import { openRecord } from './record.ts';

const kind = keptTables('game:tables', 10);

it('reads what was left at tables, and nothing that is none of ours', () => {
  const tables = { 'first-table': { at: 5, text: 'seed 7' } };
  expect(kind.read(tables)).toEqual(tables);
  for (const data of [
    null,
    [],
    { a: 'seed 7' },
    { a: { at: 1.5, text: 'seed 7' } },
    { a: { at: 1, text: 7 } },
    { a: { at: 1, text: 'seed 7 and more' } },
  ]) {
    expect(kind.read(data)).toBeNull();
  }
});

it('of the same table, what was played later stays', () => {
  const [older, newer] = [
    { at: 1, text: 'seed 1' },
    { at: 2, text: 'seed 2' },
  ];
  expect(kind.merge({ a: older, b: newer }, { a: newer })).toEqual({ a: newer, b: newer });
  expect(kind.count({ a: older, b: newer })).toBe(2);
});

it('of the same table, what counts first is said by the game', () => {
  const longest = keptTables('game:long', 20, ({ text }) => text.length);
  const [short, long] = [
    { at: 2, text: 'seed 1' },
    { at: 1, text: 'seed 1: N2' },
  ];
  expect(longest.merge({ a: short }, { a: long })).toEqual({ a: long });
});

it('says that nothing outlives the visit where there is no storage', () => {
  expect(openTables(keptTables('game:others', 20)).keep('first', 'seed 1')).toBe(false);
});

describe('a table that tabs and links share', () => {
  /** Two tabs on one storage that have taken up what was left. */
  const twoTabs = () => {
    vi.stubGlobal('localStorage', createStorage());
    const tables = openTables(keptTables('game:shared', 30));
    tables.keep('game', 'seed 1: N2', { now: 1 });
    const tabs = [tables.share('game'), tables.share('game')] as const;
    for (const tab of tabs) tab.see(tab.left());
    return { tables, tabs };
  };

  it('what one tab has seen, it plays on and takes back', () => {
    const { tables, tabs } = twoTabs();
    const [tab] = tabs;
    expect(tab.keep('seed 1: N2 E3')).toBe(true);
    expect(tab.keep('seed 1')).toBe(true);
    expect(tables.textOf('game')).toBe('seed 1');
    expect(tab.hasOther('seed 1')).toBe(false);
  });

  it('of a tab that is behind, opponents write nothing, and a move puts aside what is further', () => {
    const { tables, tabs } = twoTabs();
    const [behind, further] = tabs;
    further.keep('seed 1: N2 E3 S4');
    expect(behind.keep('seed 1: N2 E3', { isUntouched: true })).toBeUndefined();
    expect(tables.textOf('game')).toBe('seed 1: N2 E3 S4');
    behind.keep('seed 1: N2 W5', { now: 2 });
    expect(tables.textOf('game')).toBe('seed 1: N2 W5');
    expect(behind.hasOther('seed 1: N2 W5')).toBe(true);
    behind.goBack(3);
    expect(behind.left()).toBe('seed 1: N2 E3 S4');
  });

  it('a tab may overtake another in the same game', () => {
    const { tables, tabs } = twoTabs();
    const [behind, further] = tabs;
    further.keep('seed 1: N2 E3');
    expect(behind.keep('seed 1: N2 E3 S4', { isUntouched: true })).toBe(true);
    expect(tables.textOf('game')).toBe('seed 1: N2 E3 S4');
    expect(behind.hasOther('seed 1: N2 E3 S4')).toBe(false);
  });

  it('a link does not replace one’s own game untouched, and there is a way back to it', () => {
    const { tables, tabs } = twoTabs();
    const [tab] = tabs;
    tab.see(undefined);
    expect(tab.keep('seed 9: E2', { isUntouched: true })).toBeUndefined();
    expect(tab.hasOther('seed 9: E2')).toBe(true);
    tab.goBack();
    expect(tables.textOf('game')).toBe('seed 1: N2');
    expect(tab.left()).toBe('seed 1: N2');
    expect(tab.keep('seed 9: E2')).toBe(true);
    expect(tab.hasOther('seed 9: E2')).toBe(true);
  });

  it('what comes back is as old as it was: the deal of a day stays one that was played on its day', () => {
    const { tabs } = twoTabs();
    const [tab] = tabs;
    tab.see(undefined);
    tab.keep('seed 9: E2');
    tab.goBack();
    expect(openRecord(keptTables('game:shared', 30)).get()['game']).toEqual({
      at: 1,
      text: 'seed 1: N2',
    });
  });

  it('several links one after the other leave every game where one gets round to it', () => {
    const { tables, tabs } = twoTabs();
    const [tab] = tabs;
    for (const [index, text] of ['seed 9: E2', 'seed 8: S3'].entries()) {
      tab.see(undefined);
      tab.keep(text, { now: index + 2 });
    }
    const round = [4, 5, 6].map((now) => {
      tab.goBack(now);
      tab.see(tab.left());
      return tables.textOf('game');
    });
    expect(round).toEqual(['seed 1: N2', 'seed 9: E2', 'seed 8: S3']);
  });
});
