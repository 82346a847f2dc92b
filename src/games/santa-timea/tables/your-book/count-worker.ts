/** Counts apart from the page how often answers come out differently, one after the other. */

import { compareReadings, outcomesIn, type SpaceId } from '../../editions/compare.ts';
import { type Job, readingsOf } from '../../editions/your-book.ts';
import { BOOKS, readingOf } from '../../rules/readings.ts';

/** How often an answer comes out otherwise than the source, by itself. */
export interface Counted {
  readonly shares: readonly {
    readonly space: SpaceId;
    readonly cases: number;
    readonly different: number;
  }[];
  /** The smallest case that does, with what comes of it by each printed book and by the answer; null if none does. */
  readonly smallest: {
    readonly space: SpaceId;
    readonly text: string;
    readonly outcomes: readonly string[];
  } | null;
}

function counted(job: Job): Counted {
  const [source, yours] = readingsOf(job);
  const shares = [...compareReadings(source, yours, job)].filter(({ different }) => different > 0);
  const [first] = shares;
  if (!first?.smallest) return { shares: [], smallest: null };
  const { space, smallest: text } = first;
  const outcomes = outcomesIn(space, text, [...BOOKS.map(readingOf), yours], job);
  return {
    shares: shares.map(({ space, cases, different }) => ({ space, cases, different })),
    smallest: { space, text, outcomes },
  };
}

addEventListener('message', ({ data }: MessageEvent<readonly Job[]>) => {
  for (const job of data) postMessage(counted(job));
});
