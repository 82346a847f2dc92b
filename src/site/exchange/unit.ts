import { type ContentFile, isDraft } from '../segments/content.ts';
import { counterpart, keysIn } from '../segments/plural.ts';
import { segmentsOf } from '../segments/segment.ts';

/** A segment with its translation, as translators' tools see it. */
export interface Unit {
  /** The file below the language's folder, and the segment in it. */
  readonly name: string;
  readonly key: string;
  readonly source: string;
  /** Empty where there is none yet. */
  readonly target: string;
  /** The file of the translation from the root of the repository, and the line in it, from 1. */
  readonly path: string;
  readonly line: number;
}

/** What is told to whoever translates a unit. */
export interface Notes {
  /** Where it is read. */
  readonly places: readonly string[];
  /** What its placeholders hold, by their codes. */
  readonly holds: ReadonlyMap<string, string>;
  /** What the register of the editions says of it. */
  readonly register: readonly string[];
}

export interface NotedUnit extends Unit {
  readonly notes: Notes;
}

/** The notes of a unit, each on a line. */
export const notesOf = ({ places, holds, register }: Notes): string[] => [
  ...(places.length > 0 ? [`Where: ${places.join('; ')}`] : []),
  ...[...holds].map(([code, held]) => `${code}: ${held}`),
  ...register,
];

/** What is exchanged as one file: the words of pages and widgets, the clauses, the lessons. */
export const BUNDLES = ['words', 'clauses', 'lessons'] as const;

export type Bundle = (typeof BUNDLES)[number];

/** The bundle of a file of the content. */
export function bundleOf(name: string): Bundle {
  if (/^[^/]+\/(editions|rules)\//.test(name)) return 'clauses';
  return name.endsWith('.json') ? 'words' : 'lessons';
}

/** Words that belong to a language and are no translation: a glossary's printed words and forms. */
const OWN = /^glossary\.[^.]+\.(printed|forms|never)$/;

/** The segments of a file that are exchanged. */
export const exchanged = ({ name, text }: Pick<ContentFile, 'name' | 'text'>) =>
  segmentsOf(name, text).filter(({ key }) => !(name.endsWith('/glossary.json') && OWN.test(key)));

/** A language to translate from and one to translate into. */
export interface Direction {
  readonly from: string;
  readonly to: string;
}

/** The language whose texts a new one is laid out with. */
export const MODEL = 'en';

/** Where a language is translated from: English, which itself is held against German. */
export const sourceOf = (language: string): string => (language === MODEL ? 'de' : MODEL);

/** A bundle in one direction. What a draft says in the words it was laid out with is not translated yet. */
export function unitsOf(
  files: readonly ContentFile[],
  bundle: Bundle,
  { from, to }: Direction,
): Unit[] {
  return files
    .filter(({ language, name }) => language === from && bundleOf(name) === bundle)
    .flatMap((source) => {
      const target = files.find(({ language, name }) => language === to && name === source.name);
      const path = target?.path ?? `content/${to}/${source.name}`;
      const segments = new Map((target ? exchanged(target) : []).map((one) => [one.key, one]));
      const sources = new Map(exchanged(source).map((one) => [one.key, one.text]));
      return keysIn(to, [...sources.keys()]).map((key): Unit => {
        const text = counterpart(sources, key) ?? '';
        const { text: translated = '', line = 1 } = segments.get(key) ?? {};
        const isLaidOut = target !== undefined && isDraft(target) && translated === text;
        return {
          name: source.name,
          key,
          source: text,
          target: isLaidOut ? '' : translated,
          path,
          line,
        };
      });
    });
}
