import { compareEach } from '../../editions/compare.ts';
import { readingOf } from '../../rules/readings.ts';

export const COUNTS = [...compareEach(readingOf('house'))].filter(({ different }) => different > 0);
