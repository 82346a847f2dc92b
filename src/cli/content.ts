/** Holds all content against the engine and against itself: `npm run check:content`. */
import { contentProblems } from '../site/checks/content-problems.ts';

const problems = contentProblems();
for (const problem of problems) console.error(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
