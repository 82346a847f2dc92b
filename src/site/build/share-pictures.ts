import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { FULL, HALF, HULL, type Rig, SLACK } from '../../kit/ship.ts';

/** What a picture for previews of links says, and where its page finds it below the root. */
const PICTURE =
  /<meta property="og:image" content="[^"]*\/(share\/[\w-]+\.png)"[^>]*>\s*<meta property="og:image:alt" content="([^"]*)"/;

const PAPER = '#f4ecd8';
const INK = '#10243b';
const LINE = '#d9caa6';
const MARK = '#a0135f';

/** In a north wind, a ship for each direction, clockwise from North: its colour, its sails and how far it has come. */
const FLEET: readonly (readonly [colour: string, rig: Rig, x: number])[] = [
  ['#1a57a3', FULL, 1070],
  ['#954408', HALF, 930],
  ['#1a6839', SLACK, 812],
  ['#73338a', HALF, 980],
];

/** The letters of a book face are at most about so wide, in parts of their height. */
const LETTER = 0.62;
/** The width and the height that lines of words may take, the height without what is between them. */
const ROOM = 560;
const HEIGHT = 330;

/** Puts for every page the picture that previews of links to it show into `dist/share/`; drawn once, then kept. */
export const sharePictures = (): AstroIntegration => ({
  name: 'share-pictures',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const cwd = fileURLToPath(dir);
      const wanted = new Map<string, string>();
      for await (const path of glob('**/*.html', { cwd })) {
        const [, file, said] = PICTURE.exec(await readFile(new URL(path, dir), 'utf8')) ?? [];
        if (file && said) wanted.set(file, said);
      }
      const kept = new URL('../../../node_modules/.cache/share-pictures/', import.meta.url);
      await mkdir(kept, { recursive: true });
      await mkdir(new URL('share/', dir), { recursive: true });
      await Promise.all(
        [...wanted].map(async ([file, said]) =>
          writeFile(new URL(file, dir), await drawn(pictureOf(said), kept)),
        ),
      );
      logger.info(`${wanted.size} pictures for previews of links`);
    },
  },
});

async function drawn(svg: string, kept: URL): Promise<Buffer> {
  const file = new URL(`${createHash('sha256').update(svg).digest('hex')}.png`, kept);
  try {
    return await readFile(file);
  } catch {
    const png = await sharp(Buffer.from(svg))
      .png({ palette: true, colours: 32, effort: 2 })
      .toBuffer();
    await writeFile(file, png);
    return png;
  }
}

/** A picture of 1200 × 630, as SVG: our sign, the words as HTML has them, and ships under sail. */
export function pictureOf(said: string): string {
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
    `<g fill="${INK}" font-family="Palatino Linotype, Palatino, P052, Georgia, serif" font-weight="700">`,
    '<text x="124" y="98" font-size="40">Windrose</text>',
    `<g font-size="${size}">${words.join('')}</g></g>`,
    `<g stroke="${INK}"><path fill="#eef6f4" d="M664 36H1210V594H664z" stroke-width="2"/><path fill="#27364a" d="M670 42H1210V146H670z"/><path fill="#e6d7b1" stroke="none" d="M671 147h130v441H671z"/></g>`,
    '<path transform="translate(736 96) scale(2.2)" fill="#f3f6f9" d="M0-18 4.5-4.5 11 0 4.5 4.5 0 6.5-4.5 4.5-11 0-4.5-4.5Z"/>',
    ...FLEET.map(laneOf),
    '</svg>',
  ].join('');
}

/** A lane with a card on the quay and its ship. */
function laneOf([colour, rig, x]: (typeof FLEET)[number], index: number): string {
  const y = 147 + index * 110;
  const ship = `<g transform="translate(${x} ${y + 8}) scale(2.15)"><path fill="none" stroke="${INK}" stroke-width="1.6" d="${rig.spar}"/><path fill="${colour}" d="${rig.flag}"/><path fill="#fffdf7" stroke="${colour}" stroke-width="1.3" d="${rig.cloth}"/><path fill="${colour}" d="${HULL}"/></g>`;
  const card = `<rect x="686" y="${y + 24}" width="100" height="62" rx="8" fill="#fffdf7" stroke="${colour}" stroke-width="5"/><path transform="translate(736 ${y + 55}) rotate(${index * 90}) scale(2.2)" fill="${colour}" d="M0-9 8 8 0 4-8 8Z"/>`;
  return `${ship}${card}<path stroke="#86b2be" stroke-width="8" d="M801 ${y + 106}H1200"/>`;
}

/** The largest letters with which words have room, and lines of them that are about as long as each other. */
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

/** A space that may not break holds what it stands between. */
const wordsOf = (text: string): string[] => text.split(/[ \n]+/);

/** Breaks words into lines of at most so many letters. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(text)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
