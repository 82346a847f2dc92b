import { segmentsOf } from '../segments/segment.ts';

/** The prose of a lesson: its title, its description, and its text without code, markup and addresses. */
export function proseOf(mdx: string): string {
  const [front = ''] = /^---\n[\s\S]*?\n---\n/.exec(mdx) ?? [];
  const fields = segmentsOf('lesson.mdx', front).map(({ text }) => text);
  const body = mdx
    .slice(front.length)
    .replace(/^(`{3,})[\s\S]*?^\1/gm, '')
    .replace(/`[^`]*`/g, 'x')
    .replace(/<[^>]*>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^[ \t]*([-*+]|\d+\.)[ \t]+/gm, '');
  return [...fields, body].join('\n');
}
