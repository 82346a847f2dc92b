import { describe, expect, it } from 'vitest';
import { REVISIONS } from '../../src/games/santa-timea/editions/history.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { page, SITE } from './site.ts';

describe.each(LANGUAGES)('the desk in %s', (language) => {
  it('has a feed of its revisions, the newest first, each with its place on the page of changes', () => {
    const feed = String(SITE.get(`/${language}/santa-timea/desk/feed.xml`));
    const links = [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/gs)].map(
      ([, link = '']) => new URL(link),
    );
    expect(links.map(({ hash }) => hash)).toEqual(REVISIONS.map(({ number }) => `#r${number}`));
    const changes = page(`/${language}/santa-timea/desk/changes/`);
    const lacking = links.filter(({ hash }) => !changes.includes(`id="${hash.slice(1)}"`));
    expect(lacking).toEqual([]);
  });
});
