// `npm run check:content`: compares words, lessons and puzzles with the engine and between languages.
import { contentProblems } from '../site/checks/content-problems.ts';

const problems = contentProblems();
for (const problem of problems) console.error(`${problem}\n`);
console.log(
  problems.length > 0
    ? `${problems.length} problems. Mend them and run this again.`
    : 'Words, lessons and puzzles are right. Next: npm test',
);
process.exitCode = problems.length > 0 ? 1 : 0;
