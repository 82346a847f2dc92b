import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import type { Game, Supply, TextFile } from '../kit/game.ts';

export function supplyFiles(game: Pick<Game, 'id'>, { files }: Supply<unknown>): TextFile[] {
  const folder = `puzzles/${game.id}`;
  return globSync('**/*.txt', { cwd: folder })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => files.test(name))
    .sort()
    .map((name) => ({
      path: `${folder}/${name}`,
      text: readFileSync(`${folder}/${name}`, 'utf8'),
    }));
}

const known = new WeakMap<object, readonly unknown[]>();

/** What is in a supply of a game, read once. The build has checked it before: see `checks/`. */
export function entriesOf<Entry>(game: Pick<Game, 'id'>, supply: Supply<Entry>): readonly Entry[] {
  const before = known.get(supply) as readonly Entry[] | undefined;
  const entries = before ?? supply.read(supplyFiles(game, supply));
  known.set(supply, entries);
  return entries;
}
