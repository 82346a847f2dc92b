// `npm run -s compare -- de fr`: every question on which two readings come out differently, how often over
// all tricks, sequences, scorings and games, and the smallest situation that shows it.

import { parseArgs } from 'node:util';
import {
  compareEach,
  compareReadings,
  type Finding,
} from '../games/santa-timea/editions/compare.ts';
import {
  type AnyReading,
  ASKED,
  answersTo,
  clausesOf,
  isAsked,
} from '../games/santa-timea/editions/foreign.ts';
import {
  BOOKS,
  EDITIONS,
  type Edition,
  isRuling,
  QUESTIONS,
  type Question,
  readingOf,
} from '../games/santa-timea/rules/readings.ts';

const EXIT = { fine: 0, badOption: 2 };
const HELP = `npm run -s compare -- [--json] READING READING
npm run -s compare -- [--json] --all

READING is ${EDITIONS.join(', ')}, with any answers changed: de,finalTie=shared or de,across=rounded-up
--all   every question by itself, our answer against each other one
--json  as one JSON array, a finding a line

Questions, those that no printed book answers otherwise last:
${ASKED.map((question) => `  ${question}=${answersTo(question).join('|')}`).join('\n')}`;

// Whoever reads may stop reading: `compare … | head`.
process.stdout.on('error', () => process.exit());

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
  strict: false,
});

process.exitCode = run();

function run(): number {
  if (values['help']) {
    console.log(HELP);
    return EXIT.fine;
  }
  const readings = positionals.map(readingFrom);
  const wrong = readings.filter((reading) => typeof reading === 'string');
  if (wrong.length > 0) return refuse(wrong.join('\n'));
  const [a, b] = readings.filter((reading) => typeof reading !== 'string');
  if (values['all'] && !a) return tell(compareEach(readingOf('house')));
  if (!a || !b || readings.length > 2) return refuse(HELP);
  const status = tell(compareReadings(a, b));
  if (!values['json']) for (const text of positionals) sayOpen(text);
  return status;
}

function refuse(why: string): number {
  console.error(why);
  return EXIT.badOption;
}

/** `de`, or `de,finalTie=shared`; what is wrong with it, if something is. */
function readingFrom(text: string): AnyReading | string {
  const [edition = '', ...changes] = text.split(',');
  if (!(EDITIONS as readonly string[]).includes(edition)) {
    return `“${edition}” is no book. READING is ${EDITIONS.join(', ')}, with any answers changed.`;
  }
  let reading: AnyReading = readingOf(edition as Edition);
  for (const change of changes) {
    const [question = '', answer = ''] = change.split('=');
    if (!isAsked(question)) {
      return `“${question}” is no question. Questions: ${ASKED.join(', ')}`;
    }
    if (!answersTo(question).includes(answer)) {
      return `“${answer}” is no answer to ${question}. Answers: ${answersTo(question).join(', ')}`;
    }
    reading = { ...reading, [question]: answer };
  }
  return reading;
}

/** Where a book is silent it was compared with our ruling: that is no agreement. */
function sayOpen(text: string): void {
  const [name, ...changes] = text.split(',');
  const book = BOOKS.find((one) => one === name);
  if (!book) return;
  const answered = changes.map((change) => change.split('=')[0]);
  const open = (Object.keys(QUESTIONS) as Question[]).filter(
    (question) => isRuling(book, question) && !answered.includes(question),
  );
  if (open.length > 0) {
    console.log(`${text} is silent on these; our ruling stands for it: ${open.join(', ')}`);
  }
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
    `${question} [${clausesOf(question).join(', ')}]: ${a} or ${b}`,
    `  ${space.replaceAll('-', ' ')}: ${different.toLocaleString('en')} of ${cases.toLocaleString('en')} differ (${share})`,
    ...(smallest === null ? [] : [`  smallest: ${smallest}`]),
  ].join('\n');
}
