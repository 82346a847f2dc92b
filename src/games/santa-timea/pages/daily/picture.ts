/** Colours of the chart paper; a picture for previews has no night. */
const INK = '#10243b';
const PAPER = '#f4ecd8';
const PANEL = '#fffcf3';
const LINE = '#d9caa6';
const ACCENT = '#a0135f';
const WINDS = ['#1a57a3', '#954408', '#1a6839', '#73338a'] as const;

type Place = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

const at = ([x, y]: Place, content: string, turn = 0): string =>
  element('g', { transform: `translate(${x} ${y}) rotate(${turn})` }, content);

const shape = (d: string, fill: string): string => element('path', { d, fill });

const line = (d: string, stroke: string, width: number): string =>
  element('path', { d, stroke, fill: 'none', 'stroke-width': width, 'stroke-linecap': 'round' });

const box = (width: number, height: number, stroke: string, more: Attributes = {}): string =>
  element('rect', {
    x: -width / 2,
    y: -height / 2,
    width,
    height,
    rx: 18,
    fill: PANEL,
    stroke,
    'stroke-width': 7,
    ...more,
  });

const arrow = (colour: string, turn: number): string =>
  at([0, 0], shape('M0-46 34 36 0 16-34 36Z', colour), turn);

/** A wheel card that points somewhere. */
const card = (place: Place, wind: number, turn = 0): string =>
  at(place, box(140, 210, WINDS[wind] ?? INK) + arrow(WINDS[wind] ?? INK, wind * 90), turn);

const windCard = (place: Place, wind: number): string => {
  const colour = WINDS[wind] ?? INK;
  return at(place, box(190, 130, colour) + arrow(colour, wind * 90));
};

const question = (place: Place): string =>
  at(
    place,
    line('M-34-34A34 34 0 1 1 0 6V34', ACCENT, 20) +
      element('circle', { cy: 72, r: 13, fill: ACCENT }),
  );

/** One mark for every damage point. */
const marks = (place: Place, count: number): string =>
  Array.from({ length: count }, (_, index) =>
    at([place[0] + index * 110, place[1]], shape('M0-44 48 40H-48Z', INK)),
  ).join('');

const trick = card([640, 360], 0) + card([810, 360], 1) + card([980, 360], 3);

/** A hand that has just been picked up. */
const dealt = [0, 1, 2, 3, 0]
  .map((wind, index) => {
    const side = index - 2;
    return card([840 + side * 100, 300 + side * side * 12], wind, side * 11);
  })
  .join('');

const hand =
  card([700, 380], 0, -14) +
  card([810, 355], 2) +
  card([920, 380], 1, 14) +
  windCard([720, 140], 2) +
  question([900, 110]);

const score =
  windCard([680, 180], 0) + windCard([890, 180], 3) + marks([660, 400], 3) + question([1010, 370]);

const ending =
  card([640, 330], 0) +
  card([790, 330], 1) +
  card([940, 330], 3) +
  line('M560 470H1020', INK, 8) +
  card([1090, 330], 2) +
  question([860, 110]);

/** What a question looks like, without a word: pictures are for every language. */
const SCENES: Readonly<Record<string, string>> = {
  deal: dealt,
  taker: trick + windCard([730, 150], 2) + question([910, 120]),
  avoid: hand,
  take: hand,
  'win-lead': hand,
  nobody: hand,
  give: hand,
  damage: score,
  points: score,
  total: score,
  last: ending,
};

const SIGN =
  shape('M0-186 42-42 114 0 42 36 0 54-42 36-114 0-42-42Z', ACCENT) +
  element('circle', { cy: 120, r: 34, stroke: ACCENT, fill: 'none', 'stroke-width': 20 });

const SIZE = { width: 1200, height: 630 };

/**
 * A picture for previews of links, 1200 × 630, as SVG.
 * @param kind what is asked, or `deal`; any other name gives the compass rose among cards.
 */
export const pictureOf = (kind: string): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...SIZE },
    element('rect', { ...SIZE, fill: PAPER }) +
      at([600, 315], box(1152, 582, LINE, { fill: 'none', rx: 36 })) +
      at([290, 345], SIGN) +
      (SCENES[kind] ?? trick),
  );
