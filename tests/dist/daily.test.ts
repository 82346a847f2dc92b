import ICAL from 'ical.js';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { dayAfter, weekdayOf } from '../../src/core/day.ts';
import { FIRST_DAY } from '../../src/games/santa-timea/questions/days.ts';
import { BUILD_DAY } from '../../src/site/dailies.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { gameWords } from '../browser/words.ts';
import { DAYS } from '../supply-kit.ts';
import { elementsOf, textOf } from './html.ts';
import { PAGES, page, SITE } from './site.ts';

const ORIGIN = process.env['SITE_URL'] ?? 'https://windrose.example';

/** The days that pages without JavaScript may show. */
const shown = DAYS.map(({ key }) => key).filter((day) => day <= BUILD_DAY);

const file = (path: string): Buffer => {
  const found = SITE.get(path);
  if (!found) throw new Error(`There is no file ${path}`);
  return found;
};

it('there is every day of the supply, once, in the file of its month, by its question alone', () => {
  const months = [...SITE.keys()].filter((path) => /^\/daily\/data\/.*\.json$/.test(path));
  const days = months.flatMap((path) => {
    const own = Object.entries(JSON.parse(String(file(path))));
    for (const [day] of own) expect(path).toContain(`/${day.slice(0, 7)}.json`);
    return own;
  });
  expect(days.toSorted()).toEqual(DAYS.map(({ key, source }) => [key, source]));
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('the page of the day holds no puzzle', () => {
    const html = page(`/${language}/daily/`);
    for (const { source } of DAYS) expect(html).not.toContain(source);
  });

  it('the archive shows every day up to the build and none beyond, each answer folded', () => {
    const pages = [...PAGES].filter(([address]) =>
      new RegExp(`^/${language}/daily/archive/.`).test(address),
    );
    const days = pages.flatMap(([, html]) =>
      elementsOf(html, 'details').flatMap(({ attributes }) => attributes['data-day'] ?? []),
    );
    expect(days.toSorted()).toEqual(shown);
    for (const [address, html] of pages) {
      const folds = elementsOf(html, 'details');
      expect(folds.filter(({ attributes }) => 'open' in attributes)).toEqual([]);
      const { document } = parseHTML(html);
      expect(document.querySelector('main button'), address).toBeNull();
      const played = [...document.querySelectorAll('details.fold')];
      expect(played.length, address).toBeGreaterThan(0);
      for (const day of played)
        expect(day.querySelector('details:not([open]) .st-steps > li')).not.toBeNull();
    }
  });

  it('without JavaScript the page of the day says where the puzzles are', () => {
    const { document } = parseHTML(page(`/${language}/daily/`));
    const note = document.querySelector('main noscript p');
    expect(note?.textContent).toBe(gameWords(language)('daily-page.no-script'));
    expect(document.querySelector(`main a[href$="/${language}/daily/archive/"]`)).not.toBeNull();
  });

  it('the feed lists the last days, the newest first, and links to each', () => {
    const feed = String(file(`/${language}/daily/feed.xml`));
    const links = [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/g)].map(([, link]) => link);
    expect(links).toEqual(
      shown
        .slice(-30)
        .toReversed()
        .map((day) => `${ORIGIN}/${language}/daily/#${day}`),
    );
    expect(feed).toContain(`<language>${language}</language>`);
    expect(feed).toContain(
      `<atom:link href="${ORIGIN}/${language}/daily/feed.xml" rel="self" type="application/rss+xml"/>`,
    );
  });

  it('a real calendar reads the calendar file: an event every day from the first on, without end', () => {
    const text = String(file(`/${language}/daily/calendar.ics`));
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(events).toHaveLength(1);
    const [event] = events;
    expect(event?.startDate.isDate).toBe(true);
    const iterator = event?.iterator();
    const days = Array.from({ length: DAYS.length + 400 }, () => iterator?.next()?.toString());
    expect(days).toEqual(days.map((_, index) => dayAfter(FIRST_DAY, index)));
    const alarm = event?.component.getFirstSubcomponent('valarm');
    const trigger = alarm?.getFirstProperty('trigger');
    expect(trigger?.getFirstValue()?.toString()).toBe('PT8H');
    expect(trigger?.getFirstParameter('related') ?? 'START').toBe('START');
    expect(event?.component.getFirstPropertyValue('url')).toBe(`${ORIGIN}/${language}/daily/`);
  });

  it('a week on paper has its puzzles without their answers', () => {
    const weeks = [...PAGES].filter(([address]) =>
      new RegExp(`^/${language}/daily/week/.`).test(address),
    );
    const articles = weeks.flatMap(([, html]) => elementsOf(html, 'article'));
    expect(articles).toHaveLength(shown.length);
    for (const [address, html] of weeks) {
      const monday = address.split('/').at(-2) ?? '';
      expect(weekdayOf(monday)).toBe(0);
      expect(textOf(html)).not.toMatch(/T4|R8/);
    }
  });
});
