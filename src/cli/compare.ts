// `npm run -s compare -- de fr`: every question on which two readings come out differently, how often over
// all tricks, sequences, scorings and games, and the smallest situation that shows it; in words of a language.

import {
  compareEach,
  compareReadings,
  type Finding,
} from '../games/santa-timea/editions/compare.ts';
import {
  type AnyPoint,
  type AnyReading,
  ASKED,
  answersTo,
  clausesOf,
  isAsked,
} from '../games/santa-timea/editions/foreign.ts';
import { sayAnswer, sayCount, sayQuestion } from '../games/santa-timea/editions/say.ts';
import { textOf } from '../games/santa-timea/editions/witness.ts';
import {
  BOOKS,
  EDITIONS,
  type Edition,
  isRuling,
  OPEN_POINTS,
  type OpenPoint,
  readingOf,
} from '../games/santa-timea/rules/readings.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../site/i18n/languages.ts';
import { commandLine, refuse, wordsOf } from './judge/words.ts';

const HELP = `npm run -s compare -- [--lang ${LANGUAGES.join('|')}] [--json] READING READING
npm run -s compare -- [--lang ${LANGUAGES.join('|')}] [--json] --all

READING is ${EDITIONS.join(', ')}, with any answers changed: de,finalTie=shared or de,across=rounded-up
--all   every question separately, our answer against each other one
--lang  the language of the answer; ${DEFAULT_LANGUAGE} if left out
--json  as one JSON array, a finding a line

Questions, those that no printed book answers otherwise last:
${ASKED.map((question) => `  ${question}=${answersTo(question).join('|')}`).join('\n')}`;

// A reader may stop early: `compare … | head`.
process.stdout.on('error', () => process.exit());

const { values, positionals } = commandLine({
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  lang: { type: 'string', default: DEFAULT_LANGUAGE },
});
const t = wordsOf(values.lang);
const percent = new Intl.NumberFormat(t.lang, { style: 'percent', maximumFractionDigits: 3 });
const [a, b, ...more] = positionals.map(readingFrom);
if (values.help) console.log(HELP);
else if (values.all && !a) tell(compareEach(readingOf('house')));
else if (!a || !b || more.length > 0) refuse(HELP);
else {
  tell(compareReadings(a, b));
  if (!values.json) for (const open of new Set(positionals.flatMap(openIn))) console.log(open);
}

/** @param text a reading as the command takes it: `de` or `de,finalTie=shared`. */
function readingFrom(text: string): AnyReading {
  const [edition = '', ...changes] = text.split(',');
  if (!(EDITIONS as readonly string[]).includes(edition)) {
    refuse(`“${edition}” is no book. READING is ${EDITIONS.join(', ')}, with any answers changed.`);
  }
  let reading: AnyReading = readingOf(edition as Edition);
  for (const change of changes) {
    const [question = '', answer = ''] = change.split('=');
    if (!isAsked(question)) {
      return refuse(`“${question}” is no question. Questions: ${ASKED.join(', ')}`);
    }
    if (!answersTo(question).includes(answer)) {
      const answers = answersTo(question).join(', ');
      refuse(`“${answer}” is no answer to ${question}. Answers: ${answers}`);
    }
    reading = { ...reading, [question]: answer };
  }
  return reading;
}

/** Where a book is silent it was compared with our ruling: that is no agreement. */
function openIn(text: string): string[] {
  const [name, ...changes] = text.split(',');
  const book = BOOKS.find((one) => one === name);
  if (!book) return [];
  const changed = changes.map((change) => change.split('=')[0]);
  const open = (Object.keys(OPEN_POINTS) as OpenPoint[]).filter(
    (question) => isRuling(book, question) && !changed.includes(question),
  );
  if (open.length === 0) return [];
  const ours = open.map((question) => {
    const answer = t(`dispute.${question}.${readingOf('house')[question]}`);
    return `  ${asked(question)} ${t('dispute.ours', { answer })}`;
  });
  const silent = t('dispute.book', { book: t(`reading.${book}`), answer: t('dispute.silent') });
  return [[silent, ...ours].join('\n')];
}

function asked(question: AnyPoint): string {
  return `${sayQuestion(question, t)} [${question}]`;
}

function tell(findings: Iterable<Finding>): void {
  const json = values.json;
  let count = 0;
  let parting = 0;
  for (const finding of findings) {
    const smallest = finding.smallest && textOf(finding.smallest);
    const line = json ? JSON.stringify({ ...finding, smallest }) : lines(finding, smallest);
    console.log(json ? `${count > 0 ? ',' : '['}${line}` : line);
    count += 1;
    if (finding.different > 0) parting += 1;
  }
  console.log(json ? (count > 0 ? ']' : '[]') : summary(count, parting));
}

function summary(count: number, parting: number): string {
  return count === 0
    ? t('desk.what-if.nothing')
    : t('desk.what-if.of', { changed: parting, all: count });
}

function lines(
  { question, a, b, space, cases, different }: Finding,
  smallest: string | null,
): string {
  const share = sayCount({ space, cases, different }, t);
  return [
    `${asked(question)} ${clausesOf(question).join(', ')}`,
    `  ${a}: ${sayAnswer(question, a, t)}`,
    `  ${b}: ${sayAnswer(question, b, t)}`,
    `  ${share} (${percent.format(different / cases)})`,
    ...(smallest === null ? [] : [`  ${t('desk.what-if.smallest')} ${smallest}`]),
  ].join('\n');
}
