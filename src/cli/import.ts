// `npm run import -- file.xlf`: takes over translations from XLIFF or PO, all of them or none.
import { readFileSync, writeFileSync } from 'node:fs';
import { bring } from '../site/exchange/bring.ts';
import { readKnown } from '../site/exchange/known.ts';
import { readReturned } from '../site/exchange/read.ts';
import { readContent } from '../site/segments/content.ts';
import { readLedger, writeLedger } from '../site/segments/ledger.ts';
import { confirmed } from '../site/segments/state.ts';

const EXIT = { refused: 1, noFile: 2 };

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("npm run import -- 'words.de.xliff-2.1.xlf' …");
  process.exitCode = EXIT.noFile;
}
for (const file of files) take(file);

function take(file: string): void {
  const returned = readReturned(readFileSync(file, 'utf8'));
  const brought = returned.ok ? bring(returned.value, readKnown()) : returned;
  if (!brought.ok) {
    for (const { line, reason } of brought.error) console.error(`${file}:${line}: ${reason}`);
    console.error(`${file}: refused, nothing was changed`);
    process.exitCode = EXIT.refused;
    return;
  }
  for (const { path, text } of brought.value.files) writeFileSync(path, text);
  const { to } = returned.ok ? returned.value : { to: '' };
  const held = new Set(brought.value.confirmed.map(({ name, key }) => `${name}#${key}`));
  const isHeld = (name: string, key: string) => held.has(`${name}#${key}`);
  writeLedger(to, confirmed(to, readContent(), readLedger(to), isHeld));
  const texts = brought.value.changes.length;
  console.log(`${file}: ${texts} texts changed in ${brought.value.files.length} files`);
}
