import type { TimeaPuzzle } from '../../games/santa-timea/questions/file.ts';
import {
  ROUNDING,
  shareOf,
  THUMBS,
  type ThumbId,
  thumbsOn,
} from '../../games/santa-timea/questions/thumbs.ts';
import { percent, row } from './row.ts';

/** How often each thumb is right about these puzzles; left out where it says nothing. */
function sharesOf(puzzles: readonly TimeaPuzzle[]): ReadonlyMap<ThumbId, number> {
  const told = puzzles.map(({ question }) => thumbsOn(question));
  return new Map(
    THUMBS.flatMap((id) => {
      const shares = told.flatMap((thumbs) => thumbs.get(id) ?? []);
      const sum = shares.reduce((total, share) => total + share, 0);
      return shares.length > 0 ? [[id, sum / shares.length] as const] : [];
    }),
  );
}

const byKind = (puzzles: readonly TimeaPuzzle[]) =>
  Map.groupBy(puzzles, ({ question }) => question.ask);

/** A column for every kind of these puzzles, a row for every thumb: the share of puzzles that it answers. */
export function thumbRows(puzzles: readonly TimeaPuzzle[]): string[] {
  const kinds = [...byKind(puzzles)].map(([ask, own]) => ({ ask, own, shares: sharesOf(own) }));
  const known = THUMBS.filter((id) => kinds.some(({ shares }) => shares.has(id)));
  return [
    row('thumb', ...kinds.map(({ ask, own }) => `${ask} (${own.length})`)),
    ...known.map((id) =>
      row(id, ...kinds.map(({ shares }) => percent(shares.get(id) ?? 0, Number(shares.has(id))))),
    ),
  ];
}

/** The thumbs that answer more of the puzzles of a kind than they may in its band. */
export const tooOften = (puzzles: readonly TimeaPuzzle[]): string[] =>
  [...Map.groupBy(puzzles, ({ band }) => band)].flatMap(([band, alike]) =>
    [...byKind(alike)].flatMap(([ask, own]) =>
      [...sharesOf(own)]
        .filter(([, share]) => share > shareOf({ ask }, band) + ROUNDING)
        .map(([id, share]) => `${band} ${ask}: ${id} ${percent(share, 1)}`),
    ),
  );
