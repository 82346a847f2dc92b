// `npm run export -- de`: everything translators' tools open, for one language or for all of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exchangeFiles } from '../site/exchange/files.ts';
import { readContent } from '../site/i18n/content-files.ts';

const FOLDER = 'exchange';

const files = readContent();
const languages = [...new Set(files.map(({ language }) => language))];
const asked = process.argv.slice(2);
const strangers = asked.filter((language) => !languages.includes(language));
if (strangers.length > 0) {
  console.error(`No such language: ${strangers.join(', ')}. There are ${languages.join(', ')}.`);
  process.exitCode = 2;
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (const language of asked.length > 0 ? asked : languages) {
    for (const { name, text } of exchangeFiles(files, language)) {
      writeFileSync(join(FOLDER, name), text);
      console.log(join(FOLDER, name));
    }
  }
}
