import { type ContentFile, isDraft } from '../i18n/content-files.ts';
import { segmentsOf } from '../i18n/segment.ts';
import { notesOf } from './context.ts';
import { counterpart, keysIn } from './plural.ts';

export type Unit = ReturnType<typeof unitsOf>[number];

export const BUNDLES = ['words', 'clauses', 'lessons'] as const;
type Bundle = (typeof BUNDLES)[number];

function bundleOf(name: string): Bundle {
  if (/^[^/]+\/(editions|rules)\//.test(name)) return 'clauses';
  return name.endsWith('.json') ? 'words' : 'lessons';
}

export const MODEL = 'en';

export const sourceOf = (language: string): string => (language === MODEL ? 'de' : MODEL);

/** Words that belong to a language and are no translation: a glossary's printed words and forms. */
export const OWN = /^glossary\.[^.]+\.(printed|forms|never)$/;

export const exchanged = ({ name, text }: ContentFile) =>
  segmentsOf(name, text).filter(({ key }) => !(name.endsWith('/glossary.json') && OWN.test(key)));

export function unitsOf(files: readonly ContentFile[], to: string, bundle?: Bundle) {
  const from = sourceOf(to);
  const asked = (name: string) => bundle === undefined || bundleOf(name) === bundle;
  return files
    .filter(({ language, name }) => language === from && asked(name))
    .flatMap((file) => {
      const { name } = file;
      const own = files.find((one) => one.language === to && one.name === name);
      if (!own) return [];
      const sources = new Map(exchanged(file).map((one) => [one.key, one]));
      const targets = new Map(exchanged(own).map((one) => [one.key, one]));
      return keysIn(to, [...sources.keys()]).map((key) => {
        const source = counterpart(sources, key)?.text ?? '';
        const { text = '', line = 1 } = targets.get(key) ?? {};
        // A draft is laid out in the words of its source, and on no page.
        const target = isDraft(own) && text === source ? '' : text;
        const notes = notesOf({ name, key, source }, isDraft(own) ? from : to);
        return { name, key, source, target, path: own.path, line, notes };
      });
    });
}
