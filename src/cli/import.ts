// `npm run import -- file.po`: takes over translations from PO, all of them or none.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { bring } from '../site/exchange/bring.ts';
import { readKnown } from '../site/exchange/known.ts';
import { readReturned } from '../site/exchange/read.ts';

const EXIT = { refused: 1, noFile: 2 };

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("npm run import -- 'words.de.gettext.po' …");
  process.exitCode = EXIT.noFile;
}
for (const file of files) {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) take(file);
  else {
    console.error(`${file}: there is no such file`);
    process.exitCode = EXIT.noFile;
  }
}

function take(file: string): void {
  const returned = readReturned(readFileSync(file));
  const brought = returned.ok ? bring(returned.value, readKnown()) : returned;
  if (!brought.ok) {
    for (const { line, reason } of brought.error) console.error(`${file}:${line}: ${reason}`);
    console.error(`${file}: refused, nothing was changed`);
    process.exitCode = EXIT.refused;
    return;
  }
  for (const { path, text } of brought.value.files) writeFileSync(path, text);
  const { changes, files, open } = brought.value;
  const left = open > 0 ? `, ${open} left unfinished` : '';
  console.log(`${file}: ${changes.length} texts changed in ${files.length} files${left}`);
}
