// `npm run -s lead` prints the table of docs/commands.md: how often whoever leads a trick, and each place
// behind, takes the wind card when our players play; 2,000 rounds for each number of players, two minutes.
import { takersByPlace } from '../games/santa-timea/players/lead.ts';
import { MAX_SEATS, MIN_SEATS } from '../games/santa-timea/rules/deal.ts';

const rounds = Number(process.argv[2] ?? 2000);
for (let seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
  const shares = takersByPlace(seats, rounds).map((share) => `${(100 * share).toFixed(1)}%`);
  console.log(`| ${[seats, ...shares].join(' | ')} |`);
}
