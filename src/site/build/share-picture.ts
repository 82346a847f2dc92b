import type { Shape } from '../../kit/game.ts';

const PAPER = '#f4ecd8';
const INK = '#10243b';
const LINE = '#d9caa6';
const MARK = '#a0135f';
const FACE = 'Palatino Linotype, Palatino, P052, Georgia, serif';

const LETTER = 0.62;
const ROOM = 560;
const HEIGHT = 330;

export function sharePicture(said: string, shapes: readonly Shape[]): string {
  const { size, lines } = fitted(said);
  const top = 350 - (lines.length - 1) * size * 0.6;
  const words = lines.map(
    (line, index) => `<text x="56" y="${top + index * size * 1.2}">${line}</text>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">',
    `<path fill="${PAPER}" d="M0 0h1200v630H0z"/>`,
    `<path stroke="${LINE}" stroke-width="2" d="M240 690 0 90M240 690 120 0M240 690 330 0M240 690 560 0M240 690 660 230"/>`,
    `<g transform="translate(88 84) scale(2.2)" fill="${MARK}"><path d="M0-15.5 3.5-3.5 9.5 0 3.5 3 0 4.5-3.5 3-9.5 0-3.5-3.5Z"/><circle cy="10" r="2.8" fill="none" stroke="${MARK}" stroke-width="1.7"/></g>`,
    `<g fill="${INK}" font-family="${FACE}" font-weight="700">`,
    '<text x="124" y="98" font-size="40">Windrose</text>',
    `<g font-size="${size}">${words.join('')}</g></g>`,
    `<g color="${INK}"><path fill="#eef6f4" d="M664 36H1210V594H664z"/>${shapes.map(drawnShape).join('')}`,
    '<path fill="none" stroke="currentColor" stroke-width="2" d="M664 36H1210V594H664z"/></g>',
    '</svg>',
  ].join('');
}

function drawnShape(shape: Shape): string {
  const { is, fill = 'none', stroke = 'none', width = 1, isBroken, turned = 0 } = shape;
  const { at = [0, 0], scale = [1, 1] } = shape;
  const look = `fill="${fill}" stroke="${stroke}" stroke-width="${width}"${isBroken ? ' stroke-dasharray="8"' : ''}`;
  const place = `translate(${at.join(' ')}) rotate(${turned}) scale(${scale.join(' ')})`;
  return typeof is === 'number'
    ? `<text y="17" font-size="48" font-weight="700" text-anchor="middle" font-family="${FACE}" ${look} transform="${place}">${is}</text>`
    : `<path ${look} transform="${place}" d="${is}"/>`;
}

function fitted(said: string): { readonly size: number; readonly lines: readonly string[] } {
  const longest = Math.max(...wordsOf(said).map(({ length }) => length));
  let size = Math.min(64, Math.floor(ROOM / (LETTER * longest)));
  const inRoom = () => wrapped(said, Math.floor(ROOM / (LETTER * size)));
  while (inRoom().length * size > HEIGHT) size -= 1;
  const { length } = inRoom();
  let most = longest;
  while (wrapped(said, most).length > length) most += 1;
  return { size, lines: wrapped(said, most) };
}

const wordsOf = (text: string): string[] => text.split(/[ \n]+/);

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(text)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.replace(/ ·$/, ''));
}
