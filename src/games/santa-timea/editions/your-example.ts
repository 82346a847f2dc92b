import { BOOKS } from '../rules/readings.ts';
import { askedBy, type BookSentence, sourceSays, type YourBook } from './your-book.ts';
import TEXT from './your-example.json' with { type: 'json' };

const CHANGED: YourBook['said'] = {
  windCard: 'nearest',
  across: 'rounded-up',
  zeros: 'tie',
  sets: 'must',
  finalCount: 'least-damage',
  // Nothing is said of two players alone.
  twoPlayerTie: 'silent',
};

/** A line begins with `#` for a heading, `-` where nothing depends on it, or else the entries it speaks of. */
function sentenceOf(line: string, page: string): BookSentence {
  const [marks = '', ...words] = line.split(' ');
  const text = words.join(' ');
  if (marks === '#') return { text, page, entries: [], is: 'heading' };
  if (marks === '-') return { text, page, entries: [], is: 'nothing' };
  return { text, page, entries: marks.split(',') };
}

/**
 * A short rulebook that nobody has printed, with five rules changed, several left out and a wrong number.
 * As the German book wherever it speaks, but for the five; in the language of the page, where it is written in it.
 */
export function exampleIn(page: string, name: string): YourBook {
  const lang = BOOKS.find((one) => one === page) ?? 'en';
  const { pages, words } = TEXT[lang];
  const sentences = Object.entries(pages).flatMap(([at, lines]) =>
    lines.map((line) => sentenceOf(line, at)),
  );
  const asked = sentences.flatMap(({ entries }) => entries.flatMap(askedBy));
  const said = Object.fromEntries(asked.map((one) => [one, sourceSays('de', one) ?? 'silent']));
  return {
    name,
    lang,
    against: 'de',
    isAdvanced: false,
    isForTwo: true,
    sentences,
    said: { ...said, ...CHANGED },
    words,
  };
}
