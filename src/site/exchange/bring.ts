import { err, ok, type Result } from '../../core/result.ts';
import { type ContentFile, isDraft } from '../segments/content.ts';
import { counterpart } from '../segments/plural.ts';
import { withTexts } from '../segments/segment.ts';
import { type Change, changeProblems, expectedKeys } from './check-unit.ts';
import type { Known } from './known.ts';
import { ownLanguage } from './language-tag.ts';
import { printOf } from './po.ts';
import type { Refusal, Returned, ReturnedUnit } from './read.ts';
import { sourceOf } from './unit.ts';

/** What an import changes. */
export interface Brought {
  /** The files with their new texts. */
  readonly files: readonly ContentFile[];
  readonly changes: readonly Change[];
  /** How many texts came back unfinished and stay as they are. */
  readonly open: number;
}

/** Translations that came back, checked. Either all of them are taken over or none. */
export function bring(file: Returned, known: Known): Result<Brought, readonly Refusal[]> {
  const languages = [...new Set(known.files.map(({ language }) => language))];
  const to = ownLanguage(file.to, languages);
  const returned = { ...file, from: ownLanguage(file.from, languages) || sourceOf(to), to };
  const { from, units } = returned;
  const fileOf = (language: string, name: string) =>
    known.files.find((file) => file.language === language && file.name === name);
  for (const language of [from, to]) {
    if (known.files.some((file) => file.language === language)) continue;
    return err([
      { line: 1, reason: `there is no language “${language}” under content/ or drafts/` },
    ]);
  }
  if (units.length === 0) return err([{ line: 1, reason: 'There is no text in it' }]);
  const refusals: Refusal[] = missing(units, known.files, to);
  const changes: Change[] = [];
  let open = 0;
  const seen = new Set<string>();
  for (const unit of units) {
    const { name, key, line } = unit;
    const refuse = (reason: string) =>
      refusals.push({ line, reason: `${name} “${key}”: ${reason}` });
    const [source, file] = [fileOf(from, name), fileOf(to, name)];
    const before = file && expectedKeys(file).get(key);
    const current = source && counterpart(expectedKeys(source), key);
    if (!file || before === undefined || current === undefined) {
      refuse('there is no such text; the key is surplus');
      continue;
    }
    if (seen.has(`${name}#${key}`)) refuse('this text is there twice');
    seen.add(`${name}#${key}`);
    if (unit.source !== current) refuse('the source has changed since; export again');
    if (unit.open && (unit.target === '' || unit.target === before)) {
      open += 1;
      continue;
    }
    if (unit.target.trim() === '') {
      if (!isDraft(file)) refuse('the translation is empty');
      continue;
    }
    if (unit.target === before || unit.exported === printOf(unit.target)) continue;
    const ours = isDraft(file) && before === current ? '' : before;
    if (unit.exported === null) {
      refuse('the note “Exported: …” is lost, so nobody can tell who changed this; export again');
    } else if (unit.exported !== printOf(ours)) {
      refuse(`changed in this file, and here since the export, to “${ours}”; export again`);
    }
    const change = { unit, file, before: before === current ? '' : before };
    for (const reason of changeProblems(change, returned, known)) refuse(reason);
    changes.push(change);
  }
  if (refusals.length > 0) return err(refusals.toSorted((a, b) => a.line - b.line));
  return ok({ files: changedFiles(changes), changes, open });
}

/** Texts of a file that is in the import, and which are not in it. */
function missing(
  units: readonly ReturnedUnit[],
  files: readonly ContentFile[],
  language: string,
): Refusal[] {
  return files
    .filter((file) => file.language === language)
    .flatMap((file) => {
      const own = units.filter(({ name }) => name === file.name);
      const [first] = own;
      if (!first) return [];
      const there = new Set(own.map(({ key }) => key));
      return [...expectedKeys(file).keys()]
        .filter((key) => !there.has(key))
        .map((key) => ({
          line: first.line,
          reason: `${file.name} “${key}”: this text is missing`,
        }));
    });
}

function changedFiles(changes: readonly Change[]): ContentFile[] {
  const files = [...new Set(changes.map(({ file }) => file))];
  return files.map((file) => {
    const own = changes.filter((change) => change.file === file);
    const texts = new Map(own.map(({ unit }) => [unit.key, unit.target]));
    return { ...file, text: withTexts(file.name, file.text, texts) };
  });
}
