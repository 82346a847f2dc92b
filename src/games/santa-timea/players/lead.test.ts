import { expect, it } from 'vitest';
import { takersByPlace } from './lead.ts';

/** What the step “lead-or-not” of the course says; `npm run -s lead` measures it with more rounds. */
it('[T6] the leader takes the wind card more often than any other with three to five players', {
  tags: 'all',
  timeout: 600_000,
}, () => {
  for (const seats of [3, 4, 5]) {
    const [leader = 0, ...others] = takersByPlace(seats, 400);
    expect(leader, `${seats} players`).toBeGreaterThan(Math.max(...others));
  }
});
