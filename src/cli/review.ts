// `npm run review -- fr site.json#home.title santa-timea/end.mdx`: somebody has compared these texts, or
// all of these files, with their siblings. Without any, texts that nobody has compared since they changed
// are taken over as they stand, unreviewed, so that later changes of their siblings are noticed.
import { isDraft, readContent } from '../site/segments/content.ts';
import { readLedger, writeLedger } from '../site/segments/ledger.ts';
import { recorded, standings } from '../site/segments/state.ts';

const [language = '', ...asked] = process.argv.slice(2);
const files = readContent();

if (!files.some((file) => file.language === language)) {
  console.error("npm run review -- fr ['site.json#home.title' site.json …]");
  process.exitCode = 2;
} else {
  const own = standings(files, readLedger).filter((one) => one.language === language);
  const isAsked = (name: string, key: string) =>
    asked.includes(name) || asked.includes(`${name}#${key}`);
  const known = new Set(own.flatMap(({ name, key }) => [name, `${name}#${key}`]));
  const strangers = asked.filter((one) => !known.has(one));
  if (strangers.length > 0) {
    console.error(`There is no text ${strangers.join(', ')}`);
    process.exitCode = 1;
  } else {
    const taken = new Set(
      own
        .filter(({ state }) => state === 'stale' || state === 'unreviewed')
        .map(({ name, key }) => `${name}#${key}`),
    );
    const ledger = recorded(language, files, readLedger(language), (name, key) => {
      if (asked.length > 0) return isAsked(name, key) ? 'reviewed' : null;
      return taken.has(`${name}#${key}`) ? 'unreviewed' : null;
    });
    writeLedger(language, ledger);
    const draft = files.some((file) => file.language === language && isDraft(file));
    const count = own.filter(({ name, key }) => isAsked(name, key)).length;
    const done = asked.length > 0 ? `${count} texts reviewed` : `${taken.size} texts taken over`;
    console.log(`${language}${draft ? ' (draft)' : ''}: ${done}, of ${own.length}`);
  }
}
