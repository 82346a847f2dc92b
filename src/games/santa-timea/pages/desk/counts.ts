import { compareEach } from '../../editions/compare.ts';
import { readingOf } from '../../rules/readings.ts';

/** How often each other answer to a question changes an outcome, by itself; counted once a build. */
export const COUNTS = [...compareEach(readingOf('house'))].filter(({ different }) => different > 0);
