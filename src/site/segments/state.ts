import { type ContentFile, isDraft } from './content.ts';
import { type Ledger, printOf } from './ledger.ts';
import { counterpart, keysIn } from './plural.ts';
import { type Segment, segmentsOf } from './segment.ts';

/**
 * How a translation stands: `reviewed`, as somebody compared it with its siblings; `unreviewed`, as it
 * was taken over or written, with siblings that have not changed since; `stale`, since a sibling has;
 * `missing`, not there or still the text it was laid out with.
 */
export type State = 'reviewed' | 'unreviewed' | 'stale' | 'missing';

/** A segment of a language with its state. */
export interface Standing {
  readonly language: string;
  readonly name: string;
  readonly key: string;
  readonly path: string;
  readonly line: number;
  readonly state: State;
  /** The languages that have changed since. */
  readonly changed: readonly string[];
}

/** The language whose texts a new one is laid out with. */
export const MODEL = 'en';

type Texts = ReadonlyMap<string, ReadonlyMap<string, Segment>>;

/** Every segment that some language has, as it stands in each. */
export function standings(
  files: readonly ContentFile[],
  ledgerOf: (language: string) => Ledger,
): Standing[] {
  const languages = [...new Set(files.map(({ language }) => language))];
  const names = [...new Set(files.filter((file) => !isDraft(file)).map(({ name }) => name))];
  const ledgers = new Map(languages.map((language) => [language, ledgerOf(language)]));
  return names.flatMap((name) => {
    const own = files.filter((file) => file.name === name);
    const texts: Texts = new Map(
      own.map((file) => [
        file.language,
        new Map(segmentsOf(name, file.text).map((segment) => [segment.key, segment])),
      ]),
    );
    const model = [...(texts.get(MODEL)?.keys() ?? [])];
    return languages.flatMap((language) => {
      const keys = keysIn(language, model);
      const file = own.find((one) => one.language === language);
      const path = file?.path ?? `${language}/${name}`;
      return keys.map((key): Standing => {
        const line = texts.get(language)?.get(key)?.line ?? 1;
        const record = ledgers.get(language)?.[name]?.[key];
        const draft = file !== undefined && isDraft(file);
        const found = standingOf(language, key, texts, record, draft);
        return { language, name, key, path, line, ...found };
      });
    });
  });
}

function standingOf(
  language: string,
  key: string,
  texts: Texts,
  record: string | undefined,
  draft: boolean,
): Pick<Standing, 'state' | 'changed'> {
  const own = texts.get(language)?.get(key)?.text;
  if (own === undefined) return { state: 'missing', changed: [] };
  if (record === undefined) {
    const untouched = draft && own === saidIn(texts, MODEL, key);
    return { state: untouched ? 'missing' : 'unreviewed', changed: [] };
  }
  const [before, ...others] = record.split(' ');
  // Whoever has changed the text since has looked at its siblings, but nobody has compared them again.
  if (before !== printOf(own)) return { state: 'unreviewed', changed: [] };
  const changed = others.filter(isPrint).flatMap((other) => {
    const [sibling = '', print] = other.split(':');
    const now = saidIn(texts, sibling, key);
    return now === undefined || printOf(now) === print ? [] : [sibling];
  });
  if (changed.length > 0) return { state: 'stale', changed };
  return { state: others.includes(REVIEWED) ? 'reviewed' : 'unreviewed', changed };
}

const saidIn = (texts: Texts, language: string, key: string): string | undefined =>
  counterpart(texts.get(language) ?? new Map<string, Segment>(), key)?.text;

/** The last word of a record about a text that somebody has compared with its siblings. */
const REVIEWED = 'reviewed';

const isPrint = (word: string): boolean => word.includes(':');

/**
 * The ledger after texts of a language were compared with their siblings, or taken over as they stand.
 * @param stateOf what a text is from now on; null leaves what the ledger says of it.
 */
export function recorded(
  language: string,
  files: readonly ContentFile[],
  ledger: Ledger,
  stateOf: (name: string, key: string) => 'reviewed' | 'unreviewed' | null,
): Ledger {
  const own = files.filter((file) => file.language === language);
  return Object.fromEntries(
    own.map(({ name, text }) => {
      const siblings = files
        .filter((file) => file.name === name && file.language !== language && !isDraft(file))
        .map((file) => ({
          language: file.language,
          texts: new Map(segmentsOf(name, file.text).map((one) => [one.key, one.text])),
        }));
      const records = segmentsOf(name, text).flatMap(({ key, text: said }) => {
        const before = ledger[name]?.[key];
        const state = stateOf(name, key);
        if (state === null) return before === undefined ? [] : [[key, before] as const];
        const prints = siblings.flatMap((sibling) => {
          const other = counterpart(sibling.texts, key);
          return other === undefined ? [] : [`${sibling.language}:${printOf(other)}`];
        });
        const words = [printOf(said), ...prints, ...(state === 'reviewed' ? [REVIEWED] : [])];
        return [[key, words.join(' ')] as const];
      });
      return [name, Object.fromEntries(records)];
    }),
  );
}
