import { DOMParser, type Element, type Node, onErrorStopParsing, ParseError } from '@xmldom/xmldom';
import { err, ok, type Result } from '../../core/result.ts';
import type { Refusal, Returned, ReturnedUnit } from './read.ts';
import { STALE as STALE_1 } from './xliff1.ts';
import { STALE as STALE_2 } from './xliff2.ts';

/** Reads XLIFF of version 1.2 or 2.x back into texts with their codes as we write them. */
export function readXliff(text: string): Result<Returned, readonly Refusal[]> {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const root = parsed.value;
  if (root.localName !== 'xliff') return refuse(root, `This is “${root.localName}”, not XLIFF`);
  const version = root.getAttribute('version') ?? '';
  if (/^2\./.test(version)) return readVersion2(root);
  if (version === '1.2') return readVersion1(root);
  return refuse(root, `XLIFF ${version} is not read here; 1.2 and 2.x are`);
}

/** Elements deeper than this stand in no file of any tool, and would be too much for whoever reads them. */
const DEEPEST = 100;

function parse(text: string): Result<Element, readonly Refusal[]> {
  const wrong = [...text.matchAll(/&#(?:x([0-9a-f]+)|(\d+));/gi)].find(
    ([, hex, digits]) => !isCharacter(hex ? Number.parseInt(hex, 16) : Number(digits)),
  );
  if (wrong) {
    const line = text.slice(0, wrong.index).split('\n').length;
    return err([{ line, reason: `${wrong[0]} stands for no character of XML; delete it` }]);
  }
  try {
    // What lies outside the first version of XML, as the separator U+2028, is no end of a line.
    const parser = new DOMParser({
      onError: onErrorStopParsing,
      normalizeLineEndings: (lines) => lines.replace(/\r\n?/g, '\n'),
    });
    const root = parser.parseFromString(text, 'text/xml').documentElement;
    if (!root) return err([{ line: 1, reason: 'The file has no element' }]);
    const deep = elements(root, '*').find((element) => isTooDeep(element));
    return deep ? refuse(deep, `More than ${DEEPEST} elements stand in each other here`) : ok(root);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { lineNumber = 1 } = error.locator ?? {};
    const said = /^Reporting \w+ "(.*)" caused/s.exec(error.message)?.[1] ?? error.message;
    return err([{ line: lineNumber, reason: `This is no well-formed XML: ${said}` }]);
  }
}

/** Whether XML 1.0 has this character. */
const isCharacter = (code: number): boolean =>
  [0x9, 0xa, 0xd].includes(code) ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

function isTooDeep(element: Element): boolean {
  let depth = 0;
  for (let at: Node | null = element; at && depth <= DEEPEST; at = at.parentNode) depth += 1;
  return depth > DEEPEST;
}

const refuse = (node: Node, reason: string): Result<never, readonly Refusal[]> =>
  err([{ line: node.lineNumber ?? 1, reason }]);

const NO_LANGUAGE = 'The file does not say which language it was translated into';

const elements = (parent: Element, name: string): Element[] => [
  ...parent.getElementsByTagNameNS('*', name),
];

const children = (parent: Element, ...names: string[]): Element[] =>
  [...parent.childNodes].filter(
    (node): node is Element => isElement(node) && names.includes(node.localName ?? ''),
  );

const isElement = (node: Node): node is Element => node.nodeType === 1;

function readVersion1(root: Element): Result<Returned, readonly Refusal[]> {
  const files = elements(root, 'file');
  const [first] = files;
  if (!first) return refuse(root, 'There is no file in it');
  const units = files.flatMap((file) =>
    elements(file, 'trans-unit').map((unit): ReturnedUnit => {
      // Native code stands inside the codes, so all characters together are the text.
      const [source] = children(unit, 'source');
      const [target] = children(unit, 'target');
      return {
        name: file.getAttribute('original') ?? '',
        key: unit.getAttribute('id') ?? '',
        source: source?.textContent ?? '',
        target: target?.textContent ?? '',
        open: target?.getAttribute('state') === STALE_1,
        line: (target ?? unit).lineNumber ?? 1,
      };
    }),
  );
  const from = first.getAttribute('source-language') ?? '';
  const to = first.getAttribute('target-language') ?? '';
  if (to === '') return refuse(first, NO_LANGUAGE);
  const stray = files.find((file) => file.getAttribute('target-language') !== to);
  if (stray) return refuse(stray, 'The files in it are in several languages');
  return ok({ from, to, units });
}

function readVersion2(root: Element): Result<Returned, readonly Refusal[]> {
  const refusals: Refusal[] = [];
  const units = elements(root, 'file').flatMap((file) =>
    elements(file, 'unit').map((unit): ReturnedUnit => {
      const data = new Map(
        elements(unit, 'data').map((one) => [one.getAttribute('id') ?? '', one.textContent ?? '']),
      );
      const codeOf = (ref: string | null, node: Node): string => {
        const code = data.get(ref ?? '');
        if (code !== undefined) return code;
        const reason = `A code refers to the data “${ref ?? ''}”, which the unit does not have`;
        refusals.push({ line: node.lineNumber ?? 1, reason });
        return '';
      };
      const textOf = (node: Node): string =>
        [...node.childNodes]
          .map((child): string => {
            if (!isElement(child)) return child.nodeValue ?? '';
            const ref = (name: string) => codeOf(child.getAttribute(name), child);
            if (child.localName === 'pc') {
              return ref('dataRefStart') + textOf(child) + ref('dataRefEnd');
            }
            return /^(ph|sc|ec)$/.test(child.localName ?? '') ? ref('dataRef') : textOf(child);
          })
          .join('');
      const parts = children(unit, 'segment', 'ignorable');
      const side = (part: Element, name: string) => children(part, name)[0];
      const translated = parts.some((part) => side(part, 'target'));
      const joined = (name: string): string =>
        parts
          .map((part) => side(part, name) ?? side(part, 'source'))
          .map((part) => (part ? textOf(part) : ''))
          .join('');
      return {
        name: file.getAttribute('original') ?? '',
        key: unit.getAttribute('id') ?? '',
        source: joined('source'),
        target: translated ? joined('target') : '',
        open: parts.some((part) => part.getAttribute('subState') === STALE_2),
        line: (elements(unit, 'target')[0] ?? unit).lineNumber ?? 1,
      };
    }),
  );
  if (refusals.length > 0) return err(refusals);
  const to = root.getAttribute('trgLang') ?? '';
  if (to === '') return refuse(root, NO_LANGUAGE);
  return ok({ from: root.getAttribute('srcLang') ?? '', to, units });
}
