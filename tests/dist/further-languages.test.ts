/**
 * The site with four languages more, each carried by a machine from its layout to its publication: a cousin of
 * English, one with accents and more plurals, one from right to left, one without spaces.
 */
import { parseHTML } from 'linkedom';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { type ContentFile, readContent } from '../../src/site/segments/content.ts';
import { segmentsOf } from '../../src/site/segments/segment.ts';
import { Host } from '../browser/host.ts';
import { MACHINES, machineOf, publishMachineLanguage } from '../machine-language.ts';
import { byTag, textOf } from './html.ts';
import { linkProblems } from './link-problems.ts';
import { buildCopy, copyProject } from './project-copy.ts';
import { PAGES, pagesOf, type Site } from './site.ts';

const FURTHER = Object.keys(MACHINES);
const ALL = [...LANGUAGES, ...FURTHER];

let copy = '';
let site: Site = new Map();
let pages: ReadonlyMap<string, string> = new Map();
const page = (address: string): string => pages.get(address) ?? '';

beforeAll(() => {
  copy = copyProject('further-languages');
  for (const language of FURTHER) publishMachineLanguage(copy, language);
  site = buildCopy(copy);
  pages = pagesOf(site);
}, 2_400_000);

/** Asked in the page: whether a worker stands behind it and has kept this language as a whole. */
async function isKept(language: string): Promise<boolean> {
  const record = await caches.match('/record.json');
  const { whole = {} } = (await record?.json()) ?? {};
  return navigator.serviceWorker.controller !== null && language in whole;
}

/** What one reads on the page, but for what it quotes in another language. */
function ownWordsOf(html: string): string {
  const { document } = parseHTML(html);
  for (const quoted of document.querySelectorAll('body [lang]')) quoted.remove();
  return textOf(document.toString());
}

const english = [...PAGES.keys()].filter((address) => address.startsWith('/en/'));
const inLanguage = (language: string) => (address: string) =>
  address.replace(/^\/en\//, `/${language}/`);

it('has every page in every language, and all links lead somewhere', { tags: 'all' }, () => {
  const further = FURTHER.flatMap((language) => english.map(inLanguage(language)));
  expect([...pages.keys()].toSorted()).toEqual([...PAGES.keys(), ...further].toSorted());
  expect(linkProblems(site, '/')).toEqual([]);
});

describe.each(FURTHER)('%s', { tags: 'all' }, (language) => {
  const own = inLanguage(language);

  it('says on every page which language it is, and which way it is read', () => {
    for (const address of english) {
      const [html] = byTag(page(own(address)), 'html');
      expect([html?.attributes['lang'], html?.attributes['dir']], address).toEqual([
        language,
        language === 'ar' ? 'rtl' : undefined,
      ]);
    }
  });

  it('says nothing in another language', () => {
    const files = readContent(copy).filter((file) => file.language === 'en');
    const textsOf = ({ name, text }: ContentFile) => segmentsOf(name, text).map((one) => one.text);
    // The desk and the glossary show the words of other editions.
    const texts = files
      .filter(({ name }) => !/\/(editions\/|glossary)/.test(name))
      .flatMap(textsOf)
      .filter((text) => text.length > 12 && !/[{}<>[*`\n]/.test(text));
    const machine = machineOf(copy, language);
    const translated = texts.filter((text) => machine(text) !== text);
    expect(translated.length).toBeGreaterThan(500);
    let spoken = 0;
    for (const address of english) {
      const [original, said] = [textOf(page(address)), ownWordsOf(page(own(address)))];
      const there = translated.filter((text) => original.includes(text));
      spoken += there.filter((text) => said.includes(machine(text))).length;
      expect(
        there.filter((text) => said.includes(text)),
        address,
      ).toEqual([]);
    }
    expect(spoken).toBeGreaterThan(5000);
  });

  it('is offered on every page of every language, and to search engines', () => {
    for (const from of ALL) {
      const html = page(`/${from}/about/`);
      const of = (tag: string) =>
        byTag(html, tag)
          .map(({ attributes }) => attributes['hreflang'])
          .filter(Boolean);
      expect(of('a')).toEqual(expect.arrayContaining(ALL.filter((other) => other !== from)));
      expect(of('link')).toEqual(expect.arrayContaining([...ALL, 'x-default']));
    }
    expect(String(site.get('/sitemap-0.xml'))).toContain(`/${language}/about/</loc>`);
  });
});

describe('in a browser', { tags: 'all' }, () => {
  const host = new Host();
  let browser: Browser;
  beforeAll(async () => {
    host.files = new Map([...site].map(([path, bytes]) => [path.slice(1), bytes]));
    await host.start();
    browser = await chromium.launch({ executablePath: findChromium() ?? '' });
  });
  afterAll(async () => {
    await browser.close();
    await host.end();
  });

  /** A phone that comes to the site for the first time. */
  async function visit(address: string): Promise<Page> {
    const visitor = await browser.newPage({
      baseURL: host.origin,
      viewport: { width: 360, height: 640 },
      hasTouch: true,
    });
    await visitor.goto(address);
    return visitor;
  }

  it.each(FURTHER)('%s is chosen, searched, played and read offline', async (language) => {
    const visitor = await visit('/en/santa-timea/puzzles/p01/');
    await visitor.locator('.menu-button').click();
    await visitor.locator(`.languages a[hreflang="${language}"]`).click();
    await visitor.waitForURL(`**/${language}/santa-timea/puzzles/p01/`);
    expect(await visitor.locator('html').getAttribute('lang')).toBe(language);

    const word = machineOf(copy, language)('Piratess');
    await visitor.goto(`/${language}/search/?q=${encodeURIComponent(word)}`);
    const rule = visitor.locator(`.place[href^="/${language}/santa-timea/rules/#"]`).first();
    await rule.waitFor();
    expect(await rule.locator('mark').first().innerText()).toContain(word);

    // What is visited before the worker is in place may be kept or not.
    await expect.poll(() => visitor.evaluate(isKept, language), { timeout: 60_000 }).toBe(true);
    await visitor.goto(`/${language}/daily/`);
    await visitor.locator('#daily [data-answer]').first().click();
    await visitor.locator('#daily .st-verdict').waitFor();

    await visitor.goto(`/${language}/santa-timea/rules/`);
    host.stop();
    await visitor.goto(`/${language}/santa-timea/rules/`);
    expect(await visitor.locator('html').getAttribute('lang')).toBe(language);
    await visitor.goto(`/${language}/daily/`);
    await visitor.locator('#daily [data-answer]').first().waitFor();
    await host.start();
    await visitor.context().close();
  });

  it.each([
    ['nl', 1],
    ['ar', -1],
  ] as const)(
    'a hand in %s lies in its direction, each card as it is printed',
    async (language, way) => {
      const visitor = await visit(`/${language}/santa-timea/puzzles/p90/`);
      const cards = visitor.locator('.st-task-hand svg');
      await cards.first().scrollIntoViewIfNeeded();
      const boxes = await cards.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().x),
      );
      const [first = 0, second = 0] = boxes;
      expect(Math.sign(second - first)).toBe(way);
      const outside = await visitor.locator('svg text').evaluateAll((all) =>
        all
          .filter((text) => {
            const inner = text.getBoundingClientRect();
            const outer = text.closest('svg')?.getBoundingClientRect();
            return (
              inner.width > 0 &&
              outer &&
              (inner.left < outer.left - 1 || inner.right > outer.right + 1)
            );
          })
          .map((text) => text.textContent),
      );
      expect(outside).toEqual([]);
      await visitor.context().close();
    },
  );
});
