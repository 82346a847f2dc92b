// `npm run new-language -- nl`: lays out everything a new language needs under drafts/nl, in English.
// The site does not see it before its folder moves to content/.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContent } from '../site/exchange/content.ts';
import { layOut } from '../site/exchange/lay-out.ts';

const [asked] = process.argv.slice(2);
const problem = problemWith(asked);
if (asked === undefined || problem !== null) {
  console.error(problem);
  process.exitCode = 2;
} else {
  for (const { path, text } of layOut(asked, readContent())) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
  console.log('What is to be done: docs/translating.md, “A further language”');
}

function problemWith(asked: string | undefined): string | null {
  if (asked === undefined) return 'npm run new-language -- nl';
  if (canonical(asked) !== asked) return `“${asked}” names no language; write it as nl or pt-BR`;
  if (Intl.PluralRules.supportedLocalesOf(asked).length === 0)
    return `No plural rules for ${asked}`;
  const there = ['content', 'drafts'].find((folder) => existsSync(join(folder, asked)));
  return there === undefined ? null : `${there}/${asked} is there already`;
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
