import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export interface ContentFile {
  readonly language: string;
  /** Its path below the language's folder, the same in every language: `santa-timea/aid.json`. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

const OWN = /^facts\.json$/;

const FOLDERS = ['content', 'drafts'] as const;

export const readContent = (root = process.cwd()): ContentFile[] =>
  FOLDERS.flatMap((folder) =>
    filesBelow(join(root, folder)).flatMap((file) => {
      const [, language = '', name = ''] = /^([^/]+)\/(.+)$/.exec(file) ?? [];
      if (name === '' || OWN.test(name)) return [];
      const text = readFileSync(join(root, folder, file), 'utf8');
      return [{ language, name, path: `${folder}/${file}`, text }];
    }),
  );

let published: readonly ContentFile[] | undefined;

export const publishedContent = (): readonly ContentFile[] => {
  published ??= readContent().filter((file) => !isDraft(file));
  return published;
};

/** A language whose folder is among the drafts is on no page. */
export const isDraft = ({ path }: Pick<ContentFile, 'path'>): boolean => path.startsWith('drafts/');

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.split(sep).join('/'))
        .filter((file) => /\.(json|mdx)$/.test(file))
        .sort()
    : [];
