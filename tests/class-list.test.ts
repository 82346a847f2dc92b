import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const FILES = globSync('src/**/*.tsx');

/** The elements whose `class` changes beside a `classList`: each change of the one throws out what the other has set. */
function mixed(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const attributes = node.attributes.properties.filter(ts.isJsxAttribute);
      const named = (name: string) =>
        attributes.find((attribute) => attribute.name.getText() === name);
      const own = named('class')?.initializer;
      if (named('classList') && own && ts.isJsxExpression(own)) {
        found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('an element that changes its classes names them in one place', () => {
  expect(FILES.length).toBeGreaterThan(50);
  expect(FILES.flatMap((path) => mixed(path, readFileSync(path, 'utf8')))).toEqual([]);
});
