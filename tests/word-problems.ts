import ts from 'typescript';

/** Attributes whose value people hear or read. */
const SPOKEN = /^(aria-label|aria-description|aria-roledescription|alt|label|placeholder|title)$/;

/** Two words of a human language side by side. */
const PROSE = /(?<![\p{L}-])\p{L}{2,} \p{L}{2,}(?![\p{L}-])/u;

/** Tags, styles and fields of a template in a text; a tag may go on behind it. */
const TEMPLATE = /<style>.*<\/style>|<[^>]*(?:>|$)|\{\{[^}]*\}\}/g;

/** A position in notation: its words belong to no human language. */
const NOTATION = /^(?:(?:trick|round|score) pro [NESWP.]|table [a-z]+ \d)/;

/** Words of a human language in the source of a component or module, apart from comments and our own errors. */
export function wordProblems(path: string, text: string): string[] {
  const source = ts.createSourceFile(
    `${path}.tsx`,
    path.endsWith('.astro') ? astroAsTsx(text) : text,
    ts.ScriptTarget.Latest,
    true,
    /\.(tsx|astro)$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const problems: string[] = [];
  visit(source);
  return problems;

  function visit(node: ts.Node): void {
    // `throw new Error(…)` speaks to us, imports name files, types are ids.
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) report(node.text);
    if (ts.isJsxAttribute(node)) {
      const value = node.initializer;
      const isText = value !== undefined && ts.isStringLiteral(value);
      if (isText && SPOKEN.test(node.name.getText(source)) && /\p{L}/u.test(value.text)) {
        report(value.text);
      }
      if (isText) return;
    }
    if (
      (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) &&
      PROSE.test(node.text.replace(TEMPLATE, '')) &&
      !NOTATION.test(node.text)
    ) {
      report(node.text);
    }
    ts.forEachChild(node, visit);
  }

  function report(words: string): void {
    problems.push(`${path}: “${words.replace(/\s+/g, ' ').trim()}”`);
  }
}

/** The frontmatter as it is and the template as one fragment, which is close enough to read its words. */
function astroAsTsx(text: string): string {
  const [all = '', code = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const template = text
    .slice(all.length)
    .replace(/<!doctype[^>]*>/i, '')
    .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<(meta|link|br|hr|img|input)\b((?:[^>{]|\{[^}]*\})*?)\s*\/?>/g, '<$1$2 />');
  return `${code}\nconst template = <>${template}</>;\n`;
}
