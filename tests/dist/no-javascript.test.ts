import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import {
  CORRECTION_KINDS,
  correctionsOf,
} from '../../src/games/santa-timea/editions/corrections.ts';
import { REGISTER } from '../../src/games/santa-timea/editions/register.ts';
import { FULL } from '../../src/games/ships/rules/ship.ts';
import { LANGUAGES, type Language } from '../../src/site/i18n/languages.ts';
import { gameWords, siteWords } from '../browser/words.ts';
import { page } from './site.ts';

// What a page holds before any script has run. That styles show it is tried in a browser, see
// `no-javascript.spec.ts` there.

const read = (address: string): Document => parseHTML(page(address)).document;

/** All that matches and is neither hidden nor folded away; a part of a long page unfolds without scripts. */
const open = (part: Document | Element, selector: string): Element[] =>
  [...part.querySelectorAll(selector)].filter(
    (found) => !found.closest('[hidden], details:not([open], .fold) > :not(summary)'),
  );

/** The folded answers of a page; each must be one that can be unfolded, and hold its reasons. */
function answersOf(part: Document | Element, language: Language): Element[] {
  const answers = [...part.querySelectorAll('noscript > details')];
  for (const answer of answers) {
    expect(answer.hasAttribute('open')).toBe(false);
    expect(answer.querySelector('summary')?.textContent).toBe(siteWords(language)('puzzle.answer'));
    expect(answer.querySelectorAll('.st-steps > li').length).toBeGreaterThan(0);
  }
  return answers;
}

/** The pictures of a ruling: in each something has sailed, and a ship takes the wind card or it drifts off. */
function ruledIn(part: Document | Element): Element[] {
  const ruled = [...part.querySelectorAll('.still')];
  for (const picture of ruled) {
    expect(picture.querySelectorAll('.st-sails svg.st-ship').length).toBeGreaterThan(1);
    expect(picture.querySelector('.st-takes, .st-untaken')).not.toBeNull();
    expect(picture.querySelector('button')).toBeNull();
  }
  return ruled;
}

const said = (address: string): string =>
  read(address).querySelector('main noscript')?.textContent?.trim() ?? '';

const hrefsOf = (part: Document): (string | null)[] =>
  [...part.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

describe.each(LANGUAGES)('without JavaScript, in %s', (language) => {
  const t = gameWords(language);
  const site = siteWords(language);

  it.each([1, 2, 3, 4, 5, 6])('Example %s shows its positions, rulings and reasons', (number) => {
    const lesson = read(`/${language}/santa-timea/example-${number}/`);
    const positions = [...lesson.querySelectorAll('.position')];
    expect(positions.length).toBeGreaterThan(1);
    for (const position of positions) {
      expect(open(position, '.st-panel').length).toBeGreaterThan(0);
      // What is to be predicted stands folded beside its table, a score folds its reasons.
      const folded = [
        ...answersOf(position, language),
        ...position.querySelectorAll('details.st-score-why'),
      ];
      const places = folded.length > 0 ? folded : [position];
      for (const place of places) {
        expect(place.querySelectorAll('.st-steps > li').length).toBeGreaterThan(0);
      }
    }
  });

  it('a fold that says who takes a trick shows it too, and so do the last tricks one by one', () => {
    const folds = (address: string) => answersOf(read(`/${language}/${address}/`), language);
    const [first] = folds('santa-timea/puzzles/p01');
    expect(first && ruledIn(first)).toHaveLength(1);
    const [last] = folds('santa-timea/puzzles/p89');
    expect((last ? ruledIn(last) : []).length).toBeGreaterThan(1);
    for (const address of ['santa-timea/example-2', 'santa-timea/knocked-out'])
      expect(folds(address).flatMap(ruledIn).length, address).toBeGreaterThan(0);
  });

  it('the exam shows its tricks as they lie, and folded away what comes of them', () => {
    const exam = read(`/${language}/santa-timea/captains-exam/`);
    const tasks = [...exam.querySelectorAll('main noscript > section')];
    expect(tasks.length).toBeGreaterThan(25);
    const tricks = tasks.filter((task) => task.querySelector('.st-race'));
    expect(tricks.length).toBeGreaterThan(10);
    for (const trick of tricks) {
      expect(open(trick, '.st-race')).toHaveLength(1);
      expect(open(trick, '.st-takes, .st-untaken')).toEqual([]);
      expect(trick.querySelectorAll('details .still .st-race')).toHaveLength(1);
    }
  });

  it('a lesson of Ships of the Line can be read, with its answers folded', () => {
    const ships = gameWords(language, 'ships');
    const lesson = read(`/${language}/ships/first-round/`);
    expect(open(lesson, '.sl-card').length).toBeGreaterThan(0);
    expect(answersOf(lesson, language).length).toBeGreaterThan(2);
    expect(said(`/${language}/ships/first-round/`)).toContain(ships('play.no-script'));
    const rules = read(`/${language}/ships/rules/`);
    expect(open(rules, '#W7 .st-steps')[0]?.textContent).toContain(ships('step.shuffled'));
    expect(said(`/${language}/ships/practice/`)).toContain(ships('practice-page.no-script'));
  });

  it('a ship of the line is drawn without what is missing from the numbers beside her', () => {
    const sides = open(read(`/${language}/ships/puzzles/p20/`), '.sl-side');
    expect(sides).toHaveLength(2);
    for (const side of sides) {
      const left = [...side.querySelectorAll('dd')].map(({ textContent }) => Number(textContent));
      const lost = ['.sl-hole', '.sl-rag', '.sl-gone'].map(
        (mark) => side.querySelectorAll(mark).length,
      );
      expect(lost.map((count) => FULL - count)).toEqual(left);
    }
  });

  it('Turn can be read, with its answers folded', () => {
    const turn = gameWords(language, 'turn');
    for (const path of ['', 'rules/', 'first-wind/', 'whole-game/', 'puzzles/p03/']) {
      expect(open(read(`/${language}/turn/${path}`), '.tn-grid').length, path).toBeGreaterThan(0);
    }
    const puzzle = read(`/${language}/turn/puzzles/p03/`);
    const [answer] = answersOf(puzzle, language);
    expect(answer?.querySelector('p')?.textContent).toContain(turn('answer.nowhere'));
    // How the winds lie is said beside the arrow and the rose that show it.
    const [lie] = open(puzzle, '.tn-lies-down .st-blows');
    expect(lie?.textContent).toContain(
      turn('board.lie.turned', { lie: turn('board.lie.upside-down'), count: 1 }),
    );
  });

  it.each([
    ['santa-timea/practice', t('practice-page.no-script'), 'santa-timea/puzzles'],
    ['santa-timea/judge', site('judge.no-script'), 'santa-timea/rules'],
    ['search', site('search.no-script'), 'santa-timea/course'],
  ])('%s says why there is nothing, and leads on', (path, why, onward) => {
    expect(said(`/${language}/${path}/`)).toContain(why);
    expect(hrefsOf(read(`/${language}/${path}/`))).toContain(`/${language}/${onward}/`);
  });

  it.each([
    ['santa-timea/trainer', '#t1'],
    ['santa-timea/practice', '#practice'],
    ['santa-timea/judge', '#judge'],
    ['santa-timea/first-round', '#first-round'],
    ['daily', '#daily'],
  ])('%s marks %s as what needs a script', (path, part) => {
    const found = read(`/${language}/${path}/`).querySelector(part);
    expect(found?.closest('.needs-script')).not.toBeNull();
    expect(found).not.toBeNull();
  });

  it('the desk is whole', () => {
    expect(open(read(`/${language}/santa-timea/desk/`), '.desk-row').length).toBe(REGISTER.length);
    const topic = read(`/${language}/santa-timea/desk/piratess/`);
    expect(open(topic, '#A1 .ruled-outcome').length).toBeGreaterThan(0);
    const whatIf = read(`/${language}/santa-timea/desk/what-if/`);
    expect(open(whatIf, 'noscript > p')[0]?.textContent).toContain(t('desk.what-if.no-script'));
    expect(open(whatIf, '#what-if small').length).toBeGreaterThan(0);
    const yourBook = read(`/${language}/santa-timea/desk/your-book/`);
    expect(open(yourBook, 'noscript > p')[0]?.textContent).toContain(t('your-book.no-script'));
  });

  it('the letter to the publisher of the book in this language is open, all of it', () => {
    const letter = read(`/${language}/santa-timea/desk/letter/`);
    const printed = [...letter.querySelectorAll('.letter[open] tbody q:first-of-type')];
    expect(letter.querySelectorAll('.letter[open]').length).toBe(1);
    for (const kind of CORRECTION_KINDS) {
      const passages = correctionsOf(language, kind).map((correction) => correction.printed);
      expect(printed.map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(passages),
      );
    }
    const buttons = [...letter.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons.map((text) => text?.trim())).toContain(t('desk.letter.print'));
  });
});
