import { isCount, isObject, type RecordKind } from '../../../device/record-kind.ts';
import type { Pace } from './storm.ts';

type StormBest = Readonly<Record<Pace, number>>;

export const stormRecord: RecordKind<StormBest> = {
  key: 'santa-timea:storm',
  version: 1,
  empty: { clock: 0, calm: 0 },
  read: (data) =>
    isObject(data) && isCount(data['clock']) && isCount(data['calm'])
      ? { clock: data['clock'], calm: data['calm'] }
      : null,
  merge: (a, b) => ({ clock: Math.max(a.clock, b.clock), calm: Math.max(a.calm, b.calm) }),
  count: ({ clock, calm }) => Math.max(clock, calm),
};

export const withRun = (best: StormBest, pace: Pace, miles: number): StormBest => ({
  ...best,
  [pace]: Math.max(best[pace], miles),
});
