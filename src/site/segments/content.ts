import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A file of words or prose. */
export interface ContentFile {
  readonly language: string;
  /** Its path below the language's folder, the same in every language: `santa-timea/aid.json`. */
  readonly name: string;
  /** Its path from the root of the repository, for messages. */
  readonly path: string;
  readonly text: string;
}

/** Not translated but its own in every language: the words that may state a fact. */
const OWN = /^facts\.json$/;

/** Every file below `content/`, also of languages that are not published. */
export function readContent(root = process.cwd()): ContentFile[] {
  const folder = join(root, 'content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.(json|mdx)$/.test(file))
    .sort()
    .flatMap((file) => {
      const [, language = '', name = ''] = /^([^/]+)\/(.+)$/.exec(file) ?? [];
      if (name === '' || OWN.test(name)) return [];
      const text = readFileSync(join(folder, file), 'utf8');
      return [{ language, name, path: `content/${file}`, text }];
    });
}
