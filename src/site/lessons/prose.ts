/** The prose of a lesson: its title, its description, and its text without code, markup and addresses. */
export function proseOf(mdx: string): string {
  const [front = '', data = ''] = /^---\n([\s\S]*?)\n---\n/.exec(mdx) ?? [];
  const fields = [...data.matchAll(/^(?:title|description):\s*(.*)$/gm)].map(([, value = '']) =>
    value.replace(/^(["'])(.*)\1$/, '$2'),
  );
  const body = mdx
    .slice(front.length)
    .replace(/^(`{3,})[\s\S]*?^\1/gm, '')
    .replace(/`[^`]*`/g, 'x')
    .replace(/<[^>]*>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^[ \t]*([-*+]|\d+\.)[ \t]+/gm, '');
  return [...fields, body].join('\n');
}
