// `npm run import -- words.de.gettext.po …`: takes over translations from PO, all of them or nothing.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { importPo } from '../site/exchange/po.ts';
import { type ContentFile, isDraft, readContent } from '../site/i18n/content-files.ts';

const EXIT = { refused: 1, noFile: 2 };

const paths = process.argv.slice(2);
const strangers = paths.filter((path) => !statSync(path, { throwIfNoEntry: false })?.isFile());
if (paths.length === 0) {
  console.error("npm run import -- 'words.de.gettext.po' …");
  process.exitCode = EXIT.noFile;
} else if (strangers.length > 0) {
  for (const path of strangers) console.error(`${path}: there is no such file`);
  process.exitCode = EXIT.noFile;
} else await take();

async function take(): Promise<void> {
  const before = readContent();
  let after = before;
  const said: string[] = [];
  const problems: string[] = [];
  for (const path of paths) {
    const imported = importPo(readFileSync(path), after);
    if (!imported.ok) {
      problems.push(...imported.error.map((problem) => `${path}:${problem}`));
      continue;
    }
    const { files, changed, unfinished } = imported.value;
    after = after.map((file) => files.find((one) => one.path === file.path) ?? file);
    const left = unfinished > 0 ? `, ${unfinished} left as they were: fuzzy` : '';
    said.push(`${path}: ${changed} texts changed in ${files.length} files${left}`);
  }
  if (problems.length === 0) problems.push(...(await written(before, after)));
  if (problems.length === 0) return console.log(said.join('\n'));
  console.error([...problems, 'Refused, nothing was changed'].join('\n'));
  process.exitCode = EXIT.refused;
}

/** Writes what has changed. What is published must pass the checks of its words and facts, or all goes back. */
async function written(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
): Promise<readonly string[]> {
  const changed = after.filter((file) => !before.includes(file));
  for (const { path, text } of changed) writeFileSync(path, text);
  if (changed.every(isDraft)) return [];
  // It reads the content as soon as it is imported.
  const { CHECKS, contentProblems } = await import('../site/checks/content-problems.ts');
  const problems = contentProblems({ ...CHECKS, puzzles: () => [] });
  const back = before.filter(({ path }) => changed.some((file) => file.path === path));
  if (problems.length > 0) for (const { path, text } of back) writeFileSync(path, text);
  return problems;
}
