// `npm run review -- fr [file#key …]`: these texts were held against their siblings. Without a key, all
// that are translated; `npm run review -- fr` after a correction in one language only.
import { isDraft, readContent } from '../site/segments/content.ts';
import { readLedger, writeLedger } from '../site/segments/ledger.ts';
import { confirmed, standings } from '../site/segments/state.ts';

const [language = '', ...asked] = process.argv.slice(2);
const files = readContent();

if (!files.some((file) => file.language === language)) {
  console.error("npm run review -- fr ['site.json#home.title' …]");
  process.exitCode = 2;
} else {
  const ledger = readLedger(language);
  const own = standings(files, readLedger).filter((one) => one.language === language);
  const held = new Set(
    own
      .filter(({ name, key, state }) =>
        asked.length > 0 ? asked.includes(`${name}#${key}`) : state !== 'missing',
      )
      .map(({ name, key }) => `${name}#${key}`),
  );
  const strangers = asked.filter((one) => !held.has(one));
  if (strangers.length > 0) {
    console.error(`There is no text ${strangers.join(', ')}`);
    process.exitCode = 1;
  } else {
    writeLedger(
      language,
      confirmed(language, files, ledger, (name, key) => held.has(`${name}#${key}`)),
    );
    const draft = files.some((file) => file.language === language && isDraft(file));
    console.log(`${language}${draft ? ' (draft)' : ''}: ${held.size} of ${own.length} texts held`);
  }
}
