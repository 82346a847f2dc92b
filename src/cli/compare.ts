// `npm run -s compare -- de fr`: every question on which two readings come out differently, how often over
// all tricks, sequences, scorings and games, and the smallest situation that shows it.
import { parseArgs } from 'node:util';
import {
  compareEach,
  compareReadings,
  type Finding,
} from '../games/santa-timea/editions/compare.ts';
import {
  EDITIONS,
  type Edition,
  QUESTIONS,
  type Question,
  type Reading,
  readingOf,
} from '../games/santa-timea/rules/readings.ts';

const EXIT = { fine: 0, badOption: 2 };
const HELP = `npm run -s compare -- [--json] READING READING
npm run -s compare -- [--json] --all

READING is ${EDITIONS.join(', ')}, with any answers changed: de,finalTie=shared
--all   every question by itself, our answer against each other one
--json  as one JSON array, a finding a line

Questions: ${Object.entries(QUESTIONS)
  .map(([question, { answers }]) => `\n  ${question}=${answers.join('|')}`)
  .join('')}`;

// Whoever reads may stop reading: `compare … | head`.
process.stdout.on('error', () => process.exit());

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
  strict: false,
});

process.exitCode = run();

function run(): number {
  const readings = positionals.map(readingFrom);
  const [a, b] = readings;
  if (values['help']) {
    console.log(HELP);
    return EXIT.fine;
  }
  if (values['all'] && readings.length === 0) return tell(compareEach(readingOf('house')));
  if (!a || !b || readings.length > 2) {
    console.error(HELP);
    return EXIT.badOption;
  }
  return tell(compareReadings(a, b));
}

/** `de`, or `de,finalTie=shared`; null if there is no such edition, question or answer. */
function readingFrom(text: string): Reading | null {
  const [edition, ...changes] = text.split(',');
  if (!(EDITIONS as readonly string[]).includes(edition ?? '')) return null;
  let reading = readingOf(edition as Edition);
  for (const change of changes) {
    const [question = '', answer = ''] = change.split('=');
    if (!(question in QUESTIONS)) return null;
    const { answers } = QUESTIONS[question as Question];
    if (!(answers as readonly string[]).includes(answer)) return null;
    reading = { ...reading, [question]: answer };
  }
  return reading;
}

function tell(findings: Iterable<Finding>): number {
  const json = values['json'];
  let asked = 0;
  let parting = 0;
  for (const finding of findings) {
    console.log(json ? `${asked > 0 ? ',' : '['}${JSON.stringify(finding)}` : lines(finding));
    asked += 1;
    if (finding.different > 0) parting += 1;
  }
  console.log(json ? (asked > 0 ? ']' : '[]') : summary(asked, parting));
  return EXIT.fine;
}

function summary(asked: number, parting: number): string {
  return asked === 0
    ? 'Both answer every question alike, so every outcome is the same.'
    : `${parting} of ${asked} enumerations come out differently.`;
}

function lines({ question, a, b, space, cases, different, smallest }: Finding): string {
  const share = `${((100 * different) / cases).toFixed(3)} %`;
  return [
    `${question} [${QUESTIONS[question].clauses.join(', ')}]: ${a} or ${b}`,
    `  ${space.replaceAll('-', ' ')}: ${different.toLocaleString('en')} of ${cases.toLocaleString('en')} differ (${share})`,
    ...(smallest === null ? [] : [`  smallest: ${smallest}`]),
  ].join('\n');
}
