import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';

/** Stands behind every text that the machine has translated; no other language says it. */
export const MARK = '¤';

/** Runs one of our commands in a copy of the project. */
export function runIn(copy: string, command: string, ...args: string[]): string {
  const script = join(import.meta.dirname, '../src/cli', `${command}.ts`);
  const run = spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${run.stdout}${run.stderr}`);
  return run.stdout;
}

/**
 * A language for a copy of the project, all the way from its layout to its publication, as
 * docs/translating.md tells it. A machine translates: English with a mark behind every text.
 */
export function publishMachineLanguage(copy: string, language: string): void {
  runIn(copy, 'new-language', language);
  const draft = join(copy, 'drafts', language);
  const english = join(copy, 'content/en');
  writeFileSync(join(draft, 'facts.json'), readFileSync(join(english, 'facts.json')));
  for (const glossary of globSync('*/glossary.json', { cwd: english })) {
    writeFileSync(join(draft, glossary), readFileSync(join(english, glossary)));
  }
  const files = runIn(copy, 'export', language).split('\n');
  for (const file of files.filter((name) => name.endsWith('.po'))) {
    const table = po.parse(readFileSync(join(copy, file)));
    for (const message of Object.values(table.translations).flatMap(Object.values)) {
      if (!message.msgctxt) continue;
      const [one, more] = [message.msgid, message.msgid_plural ?? message.msgid].map(translated);
      message.msgstr = message.msgstr.map(
        (_: string, form: number) => (form === 0 ? one : more) ?? '',
      );
    }
    writeFileSync(join(copy, file), po.compile(table, { foldLength: 0 }));
    runIn(copy, 'import', file);
  }
  runIn(copy, 'review', language);
  rmSync(join(draft, 'CHECKLIST.md'));
  renameSync(draft, join(copy, 'content', language));
  const list = join(copy, 'src/site/i18n/languages.ts');
  const languages = readFileSync(list, 'utf8');
  writeFileSync(list, languages.replace(/(LANGUAGES = \[.*)\]/, `$1, '${language}']`));
}

/** Letters of winds and numbers of clauses stay what they are. */
const translated = (text: string): string => (text.length < 3 ? text : `${text} ${MARK}`);
