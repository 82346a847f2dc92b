import { openRecord } from './record.ts';
import {
  areEntries,
  type Entries,
  isCount,
  isObject,
  mergeEntries,
  type RecordKind,
  theGreater,
} from './record-kind.ts';

export interface KeptTable {
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
  /** Whether it was played to its end: then nobody goes on with it. */
  readonly isOver?: boolean;
}

type KeptTables = Entries<KeptTable>;

interface How {
  /** Whether the learner has done nothing at it: that replaces nothing that is not seen. */
  readonly isUntouched?: boolean;
  readonly isOver?: boolean;
  readonly now?: number;
}

/** @param better what of two texts for the same table counts, the first measure first; the later one, unless told. */
export const keptTables = (
  key: string,
  longest: number,
  ...better: readonly ((table: KeptTable) => number)[]
): RecordKind<KeptTables> => ({
  key,
  version: 1,
  empty: {},
  read: (data) =>
    areEntries(data, isKept) && Object.values(data).every(({ text }) => text.length < longest)
      ? data
      : null,
  merge: (a, b) =>
    mergeEntries(
      a,
      b,
      theGreater(...better, (table) => table.at),
    ),
  count: (tables) => Object.keys(tables).length,
});

/** As text no game is longer; a longer text would be none of ours. */
const LONGEST_GAME = 40_000;

/** The last game of each table of a game. */
export const keptGames = (game: string) => keptTables(`${game}:games`, LONGEST_GAME + 1);

const isKept = (data: unknown): data is KeptTable =>
  isObject(data) && isCount(data['at']) && typeof data['text'] === 'string';

/** No step has it in its id: behind it stands when a text was put aside. */
const ASIDE = '~';

export function openTables(kind: RecordKind<KeptTables>) {
  const record = openRecord(kind);
  const textOf = (step: string): string | undefined => record.get()[step]?.text;
  const keep = (step: string, text: string, { isOver = false, now = Date.now() }: How = {}) => {
    record.update((tables) => ({
      ...tables,
      [step]: { at: now, text, ...(isOver && { isOver }) },
    }));
    return record.isKept();
  };
  return {
    textOf,
    isOver: (step: string): boolean => record.get()[step]?.isOver === true,
    keep,
    watch: record.watch,
    /** A table as one tab sees it. What another tab or a link has put there unseen is put aside before it is replaced. */
    share(step: string) {
      /** What this tab has taken up or kept last; undefined while it shows something else. */
      let seen: string | undefined;
      const left = () => textOf(step);
      const aside = () =>
        Object.keys(record.get())
          .filter((key) => key.startsWith(step + ASIDE))
          .sort()[0];
      const lostWith = (text: string): string | undefined => {
        const last = left();
        return last === undefined || last === seen || text.startsWith(last) ? undefined : last;
      };
      return {
        left,
        see(text: string | undefined) {
          seen = text;
        },
        isSeen: () => seen !== undefined,
        /** @returns whether it will still be there on the next visit; undefined where it is not kept at all. */
        keep(text: string, how: How = {}): boolean | undefined {
          const { isUntouched = false, now = Date.now() } = how;
          if (lostWith(text) !== undefined) {
            if (isUntouched) return undefined;
            record.update(({ [step]: last, ...others }) =>
              last ? { ...others, [`${step}${ASIDE}${now}`]: last } : others,
            );
          }
          seen = text;
          return keep(step, text, how);
        },
        hasOther: (text: string): boolean => lostWith(text) !== undefined || aside() !== undefined,
        /** Changes places with what was put aside first, so that one can go through all of it. @returns whether it is saved. */
        goBack(now = Date.now()): boolean {
          const key = aside();
          if (key !== undefined && left() === seen) {
            record.update(({ [key]: other, [step]: last, ...others }) => ({
              ...others,
              ...(other ? { [step]: other } : {}),
              ...(last ? { [`${step}${ASIDE}${now}`]: last } : {}),
            }));
          }
          return record.isKept();
        },
        watch: record.watch,
      };
    },
  };
}
