type Attributes = Readonly<Record<string, string | number>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Text as it stands between two tags. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);

/** An element around XML that is written already. */
export function element(name: string, attributes: Attributes, ...content: string[]): string {
  const written = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key}="${String(value).replace(/[&<>"\n\r\t]/g, (sign) => ENTITIES[sign] ?? sign)}"`,
  );
  const inner = content.join('');
  return inner === ''
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${inner}</${name}>`;
}

/** Elements on lines of their own. */
export const lines = (...elements: readonly string[]): string => `\n${elements.join('\n')}\n`;

/** A whole file. */
export const xmlFile = (root: string, doctype = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}${root}\n`;
