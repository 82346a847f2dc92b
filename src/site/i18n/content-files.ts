import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { remembered } from '../../core/remembered.ts';

export interface ContentFile {
  readonly language: string;
  /** Its path below the language's folder, the same in every language: `santa-timea/aid.json`. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

const OWN = /^facts\.json$/;

export const readContent = (root = process.cwd()): ContentFile[] =>
  ['content', 'drafts'].flatMap((folder) =>
    globSync('**/*.{json,mdx}', { cwd: join(root, folder) })
      .map((file) => file.split(sep).join('/'))
      .sort()
      .flatMap((file) => {
        const [, language = '', name = ''] = /^([^/]+)\/(.+)$/.exec(file) ?? [];
        if (name === '' || OWN.test(name)) return [];
        const text = readFileSync(join(root, folder, file), 'utf8');
        return [{ language, name, path: `${folder}/${file}`, text }];
      }),
  );

export const publishedContent = remembered((): readonly ContentFile[] =>
  readContent().filter((file) => !isDraft(file)),
);

/** A language whose folder is among the drafts is on no page. */
export const isDraft = ({ path }: Pick<ContentFile, 'path'>): boolean => path.startsWith('drafts/');
