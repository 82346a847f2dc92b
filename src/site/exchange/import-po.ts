import { err, ok, type Result } from '../../core/result.ts';
import type { ContentFile } from '../i18n/content-files.ts';
import { formOf } from '../i18n/languages.ts';
import { segmentsOf, withTexts } from '../i18n/segment.ts';
import { printOf, type ReturnedUnit, readPo } from './po.ts';
import { unitsOf } from './unit.ts';

interface Import {
  readonly files: readonly ContentFile[];
  readonly changed: number;
  readonly unfinished: number;
}

/** Takes over all texts that a translator has changed, or none, with the reasons; each begins with its line. */
export function importPo(
  po: Uint8Array,
  files: readonly ContentFile[],
): Result<Import, readonly string[]> {
  const read = readPo(po, [...new Set(files.map(({ language }) => language))]);
  if (!read.ok) return read;
  const { to, units } = read.value;
  const known = new Map(unitsOf(files, to).map((unit) => [`${unit.name}#${unit.key}`, unit]));
  const changes = new Map<ContentFile, Map<string, string>>();
  const problems: string[] = [];
  let unfinished = 0;
  for (const unit of units) {
    const { name, key, target, exported } = unit;
    const now = known.get(`${name}#${key}`);
    if (exported === printOf(target) || now?.target === target) continue;
    if (unit.fuzzy) {
      unfinished += 1;
      continue;
    }
    const file = files.find((one) => one.language === to && one.name === name);
    const refuse = (...reasons: readonly string[]) =>
      problems.push(...reasons.map((reason) => `${unit.line}: ${name}#${key}: ${reason}`));
    if (!now || !file) refuse('there is no such text');
    else if (now.source !== unit.source)
      refuse('the source has changed since the export; export again');
    else if (exported === undefined)
      refuse('the note “Exported: …” is lost, so nobody can tell who changed this; export again');
    else if (exported !== printOf(now.target))
      refuse(`changed in this file, and here since the export, to “${now.target}”; export again`);
    else refuse(...problemsOf(unit, file));
    if (file) changes.set(file, (changes.get(file) ?? new Map()).set(key, target));
  }
  if (problems.length > 0) return err(problems);
  return ok({
    files: [...changes].map(([file, texts]) => ({
      ...file,
      text: withTexts(file.name, file.text, texts),
    })),
    changed: [...changes.values()].reduce((sum, { size }) => sum + size, 0),
    unfinished,
  });
}

const CODE =
  /\{\{\w+\}\}|<Fact of="[^"]*">|<\/Fact>|\]\([^)]*\)|<(?!\s|$)\/?[\w-]*|[{}]|^(?:import|export)(?=\s)/gm;

/** A plural may leave out its count, a fact may be said more often or less. */
function problemsOf({ key, source, target }: ReturnedUnit, file: ContentFile): string[] {
  if (target.trim() === '') return ['the translation is empty'];
  const codes = (text: string): string[] => {
    const all = text.match(CODE) ?? [];
    const facts = new Set(all.filter((code) => code.includes('Fact')));
    const others = all.filter((code) => !facts.has(code));
    return [...facts, ...others.filter((code) => !(formOf(key) && code === '{{count}}'))];
  };
  const [wanted, found] = [codes(source), codes(target)];
  const changed = withTexts(file.name, file.text, new Map([[key, target]]));
  return [
    ...without(wanted, found).map((code) => `the translation lacks “${code}”`),
    ...without(found, wanted).map(
      (code) => `the translation has “${code}”, which the source has not`,
    ),
    ...(keysOf(file.name, changed) === keysOf(file.name, file.text)
      ? []
      : ['the translation changes how the page is built: a heading, a fence, a component']),
  ];
}

function keysOf(name: string, text: string): string | undefined {
  try {
    return segmentsOf(name, text)
      .map(({ key }) => key)
      .join();
  } catch {
    return undefined;
  }
}

function without(list: readonly string[], taken: readonly string[]): string[] {
  const rest = [...taken];
  return list.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
