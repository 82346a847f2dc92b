/** The register of clauses: complete, in words in every language, and borne out by the engine. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareReadings } from '../src/games/santa-timea/editions/compare.ts';
import { CORRECTION_KINDS, correctionsOf } from '../src/games/santa-timea/editions/corrections.ts';
import { clausesOf } from '../src/games/santa-timea/editions/foreign.ts';
import { playOut, sameOutcome } from '../src/games/santa-timea/editions/play.ts';
import {
  carriers,
  DESK,
  decidingClause,
  entryOf,
  fieldsOf,
  groundOf,
  isPlayed,
  PRINTED,
  printedIn,
  REGISTER,
  saysOf,
  TOPICS,
  type Verdict,
} from '../src/games/santa-timea/editions/register.ts';
import { WITNESSES } from '../src/games/santa-timea/editions/witness.ts';
import { typicalOf } from '../src/games/santa-timea/pages/desk/typical.ts';
import { bookName, wordsOf } from '../src/games/santa-timea/pages/words.ts';
import { isAgreed } from '../src/games/santa-timea/questions/by-book.ts';
import { CLAUSES } from '../src/games/santa-timea/rules/clauses.ts';
import {
  BOOKS,
  isRuling,
  OPEN_POINTS,
  type OpenPoint,
  type Reading,
  readingOf,
  WITHOUT_FIELD,
} from '../src/games/santa-timea/rules/readings.ts';
import type { PrintedBook } from '../src/kit/game.ts';
import { LANGUAGES, languageName } from '../src/site/i18n/languages.ts';
import { folderCatalogue } from '../src/site/i18n/pages.ts';

const ROOT = join(import.meta.dirname, '..');
const ids = REGISTER.map(({ id }) => id);

/** The editions that say something about an entry. */
const speakers = (id: string): readonly (typeof BOOKS)[number][] =>
  BOOKS.filter((edition) => printedIn(edition, id) !== null);

/**
 * What the engine makes of the editions on the fields that an entry decides: `different` if two of
 * them print different answers, `silent` if one prints none; null if the entry decides no field.
 */
function playedVerdict(id: string): Extract<Verdict, 'same' | 'silent' | 'different'> | null {
  const decided = fieldsOf(id).filter((question) => decidingClause(question) === id);
  if (decided.length === 0) return null;
  const answers = decided.map((question) => {
    const printed: { readonly [edition: string]: string } = OPEN_POINTS[question].printed;
    return BOOKS.map((edition) => printed[edition]);
  });
  const differ = answers.some(
    (row) => new Set(row.filter((answer) => answer !== undefined)).size > 1,
  );
  if (differ) return 'different';
  return answers.some((row) => row.includes(undefined)) ? 'silent' : 'same';
}

describe('the register', () => {
  it('has every clause and every open point once', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const known = [...CLAUSES, ...Object.keys(WITHOUT_FIELD)];
    expect(known.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('follows the topics and the order of the page of rules', () => {
    const topics = CLAUSES.map((id) => REGISTER.find((entry) => entry.id === id)?.topic);
    for (const path of globSync('content/en/santa-timea/rules/*.mdx', { cwd: ROOT })) {
      const topic = path.replace(/.*\/|\.mdx$/g, '');
      const marked = [...readFileSync(join(ROOT, path), 'utf8').matchAll(/<Clause id="([^"]+)"/g)];
      const listed = REGISTER.filter((entry) => entry.topic === topic).map(({ id }) => id);
      const order = marked.map(([, id = '']) => id);
      expect(listed.filter((id) => order.includes(id))).toEqual(order);
    }
    expect(topics.every((topic) => topic && TOPICS.includes(topic))).toBe(true);
  });

  it('names for every entry that is no clause the clauses that carry it', () => {
    expect(REGISTER.filter((entry) => carriers(entry).length === 0)).toEqual([]);
    const twice = REGISTER.filter(
      ({ id, through }) => (CLAUSES as readonly string[]).includes(id) && through.length > 0,
    );
    expect(twice).toEqual([]);
  });

  it('gives the verdict that the readings of the books bear out', () => {
    const wrong = REGISTER.filter(({ id, verdict }) => {
      const played = playedVerdict(id);
      // What is played alike may be said in other words.
      return played && played !== verdict && !(played === 'same' && verdict === 'equivalent');
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('calls a rule different where two books come out differently, and nowhere else', () => {
    const pairs = [
      ['en', 'de'],
      ['en', 'fr'],
      ['de', 'fr'],
    ] as const;
    const parting = pairs.flatMap(([a, b]) =>
      [...compareReadings(readingOf(a), readingOf(b))]
        .filter(({ different }) => different > 0)
        .map(({ question }) => clausesOf(question).at(-1) ?? ''),
    );
    const different = REGISTER.filter(
      (entry) => isPlayed(entry) && entry.verdict === 'different',
    ).map(({ id }) => id);
    expect([...new Set<string>(parting)].toSorted()).toEqual(different.toSorted());
  });

  it('has a position on which the answers part for every rule that a book leaves open', () => {
    const without = REGISTER.filter(
      (entry) => isPlayed(entry) && entry.verdict === 'silent' && groundOf(entry) !== 'witness',
    );
    // Nothing comes of these two, whatever the answer.
    expect(without.map(({ id }) => id)).toEqual(['A19', 'A4']);
  });

  it('calls nothing the same that an edition leaves out, and nothing silent that all print', () => {
    const wrong = REGISTER.filter(({ id, verdict, kind }) => {
      const spoken = speakers(id).length;
      if (verdict === 'same') return spoken < BOOKS.length;
      return verdict === 'silent' && kind !== 'ruling' && playedVerdict(id) === null
        ? spoken === BOOKS.length
        : false;
    });
    expect(wrong).toEqual([]);
  });

  it('has for every printed place a heading and an entry', () => {
    const wrong = BOOKS.flatMap((edition) => {
      const { sections, entries } = PRINTED[edition];
      return Object.entries(entries).flatMap(([id, { at }]) => [
        ...(ids.includes(id) ? [] : [`${edition}: no entry ${id}`]),
        ...at.filter((section) => !(section in sections)).map((one) => `${edition} ${id}: ${one}`),
      ]);
    });
    expect(wrong).toEqual([]);
  });
});

it.each(BOOKS)('the %s book has its entries in the order in which it mentions them', (book) => {
  const { sections, entries } = PRINTED[book];
  const places = Object.values(entries).map(({ at }) =>
    at.map((one) => Object.keys(sections).indexOf(one)),
  );
  expect(places.map(([first]) => first)).toEqual(
    places.map(([first]) => first).toSorted((a = 0, b = 0) => a - b),
  );
  for (const own of places) expect(own).toEqual(own.toSorted((a, b) => a - b));
});

describe('further books', () => {
  const entries = { C1: { at: ['box'], words: ['80 kaarten'] } };
  const sections = { box: 'Inhoud' };
  const dutch: PrintedBook = { id: 'nl', lang: 'nl', sections, entries };
  const second: PrintedBook = { ...PRINTED.en, id: 'en-2', printing: '2014' };

  it.each(LANGUAGES)('have a name in %s, whatever language and printing they are', (language) => {
    const names = [...DESK.books, second, dutch].map((book) => bookName(book, language));
    expect(new Set(names).size).toBe(names.length);
    expect(names.at(-2)).toBe(`${names[0]} (2014)`);
    expect(names.at(-1)).toBe(languageName('nl', language));
  });

  it('are silent where they have nothing, and rule as we do as long as no reading says otherwise', () => {
    const silent = REGISTER.filter((entry) => saysOf(entry, dutch) === 'silent');
    expect(silent.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'C1'));
    expect(REGISTER.filter((entry) => saysOf(entry, second) === 'otherwise')).toEqual([]);
    expect(saysOf(entryOf('E2'), PRINTED.en)).toBe('otherwise');
  });
});

describe('the letters to the publishers', () => {
  const corrections = BOOKS.flatMap((book) =>
    CORRECTION_KINDS.flatMap((kind) =>
      correctionsOf(book, kind).map((correction) => ({ book, ...correction })),
    ),
  );

  it('stand on entries, headings and pages of the register, and quote a few words each', () => {
    const wrong = corrections.filter(
      ({ book, entry, at, page, printed, proposed }) =>
        !ids.includes(entry) ||
        !(at in PRINTED[book].sections) ||
        (page === undefined) !== (printedIn(book, 'O1')?.page === undefined) ||
        printed.replaceAll(' … ', ' ').split(' ').length > 12 ||
        proposed === printed,
    );
    expect(wrong).toEqual([]);
  });

  it('correction every slip of the pen that the register quotes', () => {
    const left = BOOKS.flatMap((book) => {
      const printed = corrections
        .filter((correction) => correction.book === book)
        .map((correction) => correction.printed);
      return (printedIn(book, 'C8')?.words ?? [])
        .filter((words) => !printed.some((one) => one.includes(words) || words.includes(one)))
        .map((words) => `${book}: ${words}`);
    });
    expect(left).toEqual([]);
  });

  it.each(BOOKS)('have in %s every rule that the book leaves out or is alone with', (book) => {
    const [own, house] = [readingOf(book), readingOf('house')];
    /** Whether another answer to what the book leaves open changes an outcome by its other rules. */
    const matters = (question: OpenPoint): boolean => {
      const readings = OPEN_POINTS[question].answers.map((one) => ({ ...own, [question]: one }));
      const outcomeOf = (reading: Reading) => playOut(WITNESSES[question], reading).outcome;
      return (
        readings.some((one) => !sameOutcome(outcomeOf(one), outcomeOf(own))) ||
        readings.some((one) => compareReadings(own, one).some(({ different }) => different > 0))
      );
    };
    const told = corrections
      .filter((correction) => correction.book === book)
      .flatMap(({ entry, with: more = [] }) => [entry, ...more]);
    const untold = REGISTER.filter(({ id, kind }) => {
      if (told.includes(id)) return false;
      const decided = fieldsOf(id).filter((one) => decidingClause(one) === id);
      if (decided.length === 0) {
        return kind !== 'note' && !printedIn(book, id) && wordsOf('en', id).must;
      }
      return decided.some((one) => (isRuling(book, one) ? matters(one) : own[one] !== house[one]));
    });
    expect(untold.map(({ id }) => id)).toEqual([]);
  });
});

describe('the positions', () => {
  /** What lies in the box, who plays with it, and that lots are drawn. */
  const unplayed = ['C1', 'C2', 'C3', 'C4', 'C6', 'A19'];

  it('show every entry that is played: where answers part, or where all books rule alike', () => {
    const bare = REGISTER.filter(
      (entry) =>
        entry.kind !== 'note' && fieldsOf(entry.id).length === 0 && typicalOf(entry) === null,
    );
    expect(bare.map(({ id }) => id)).toEqual(unplayed);
  });

  it('of other words are ruled the same by all three books, for the same reasons', () => {
    // Those that decide a field have its witness, ruled alike or the verdict is wrong.
    const equivalent = REGISTER.filter(
      ({ id, verdict }) =>
        verdict === 'equivalent' && playedVerdict(id) === null && !unplayed.includes(id),
    );
    const positions = equivalent.map((entry) => ({ id: entry.id, typical: typicalOf(entry) }));
    const wrong = positions.filter(({ typical }) => !typical || !isAgreed(typical.question));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(LANGUAGES)('the words of the register in %s', (language) => {
  const catalogue = folderCatalogue(language, 'santa-timea', 'editions');

  it('say what each edition says that speaks, and of no other', () => {
    const wrong = REGISTER.flatMap(({ id }) => {
      const words = wordsOf(language, id);
      const spoken = speakers(id);
      const own = Object.keys(catalogue[id] ?? {});
      const surplus = BOOKS.filter((edition) => own.includes(edition) && !spoken.includes(edition));
      const empty = spoken.filter((edition) => !words.said(PRINTED[edition]));
      return [...surplus, ...empty].map((edition) => `${id}: ${edition}`);
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(catalogue).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('give the reason wherever the editions do not simply say the same', () => {
    const without = REGISTER.filter(
      ({ id, verdict }) => verdict !== 'same' && !wordsOf(language, id).why,
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('say for each what a translation must say or may leave open', () => {
    const without = REGISTER.filter(({ id }) => {
      const { must, may } = wordsOf(language, id);
      return !must && !may;
    });
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('leave nothing open where the books contradict each other in play', () => {
    const open = REGISTER.filter(
      (entry) =>
        entry.verdict === 'different' && isPlayed(entry) && wordsOf(language, entry.id).may,
    );
    expect(open).toEqual([]);
  });
});
