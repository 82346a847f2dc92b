// `npm run new-language -- nl`: lays out everything a new language needs under drafts/nl, in English.
// The site does not see it before its folder moves to content/.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageTag } from '../site/exchange/po.ts';
import { scaffold } from '../site/exchange/scaffold.ts';
import { readContent } from '../site/i18n/content-files.ts';

const [asked] = process.argv.slice(2);
const language = languageTag(asked ?? '');
const problem = problemWith(asked, language);
if (language === null || problem !== null) {
  console.error(problem);
  process.exitCode = 2;
} else {
  for (const { path, text } of scaffold(language, readContent())) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
  console.log('What is to be done: docs/translating.md, “A further language”');
}

function problemWith(asked: string | undefined, code: string | null): string | null {
  if (asked === undefined) return 'npm run new-language -- nl';
  if (code === null) return `“${asked}” names no language; write it as nl or pt-BR`;
  if (Intl.PluralRules.supportedLocalesOf(code).length === 0) return `No plural rules for ${code}`;
  const there = ['content', 'drafts'].find((folder) => existsSync(join(folder, code)));
  return there === undefined ? null : `${there}/${code} is there already`;
}
