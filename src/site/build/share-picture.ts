import sharp from 'sharp';
import type { Shape } from '../../kit/game.ts';

const PAPER = '#f4ecd8';
const INK = '#10243b';
const LINE = '#d9caa6';
const MARK = '#a0135f';
const FACE = 'Palatino Linotype, Palatino, P052, Georgia, serif';

export async function sharePicture(said: string, shapes: readonly Shape[]): Promise<Buffer> {
  const words = {
    text: `<span foreground="${INK}" weight="bold">${said}</span>`,
    font: FACE,
    rgba: true,
    // The words are as large as they can be in this room.
    width: 540,
    height: 300,
  };
  return sharp(Buffer.from(drawing(shapes)))
    .composite([{ input: { text: words }, left: 56, top: 200 }])
    .png({ palette: true, colours: 32 })
    .toBuffer();
}

const drawing = (shapes: readonly Shape[]): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">',
    `<path fill="${PAPER}" d="M0 0h1200v630H0z"/>`,
    `<path stroke="${LINE}" stroke-width="2" d="M240 690 0 90M240 690 120 0M240 690 330 0M240 690 560 0M240 690 660 230"/>`,
    `<g transform="translate(88 84) scale(2.2)" fill="${MARK}"><path d="M0-15.5 3.5-3.5 9.5 0 3.5 3 0 4.5-3.5 3-9.5 0-3.5-3.5Z"/><circle cy="10" r="2.8" fill="none" stroke="${MARK}" stroke-width="1.7"/></g>`,
    `<text x="124" y="98" fill="${INK}" font-family="${FACE}" font-weight="700" font-size="40">Windrose</text>`,
    `<g color="${INK}"><path fill="#eef6f4" d="M664 36H1210V594H664z"/>${shapes.map(drawnShape).join('')}`,
    '<path fill="none" stroke="currentColor" stroke-width="2" d="M664 36H1210V594H664z"/></g>',
    '</svg>',
  ].join('');

function drawnShape(shape: Shape): string {
  const { is, fill = 'none', stroke = 'none', width = 1, isBroken, turned = 0 } = shape;
  const { at = [0, 0], scale = [1, 1] } = shape;
  const look = `fill="${fill}" stroke="${stroke}" stroke-width="${width}"${isBroken ? ' stroke-dasharray="8"' : ''}`;
  const place = `translate(${at.join(' ')}) rotate(${turned}) scale(${scale.join(' ')})`;
  return typeof is === 'number'
    ? `<text y="17" font-size="48" font-weight="700" text-anchor="middle" font-family="${FACE}" ${look} transform="${place}">${is}</text>`
    : `<path ${look} transform="${place}" d="${is}"/>`;
}
