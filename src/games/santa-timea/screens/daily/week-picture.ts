import type { Sails } from '../../../../device/daily.ts';
import { HULL, PORTS } from '../../../../kit/SmallShip.tsx';
import { RIGS } from './LogMonth.tsx';

interface Lane {
  readonly name: string;
  readonly sails: Sails | undefined;
}

interface WeekPicture {
  readonly title: string;
  readonly lanes: readonly Lane[];
  readonly run: string;
}

const [WIDTH, HEIGHT] = [1200, 630];
const [TOP, LANE] = [110, 72];
const QUAY = 170;

/** The colours of the chart paper; a picture that is passed on has no night. */
const [INK, PAPER, SEA, CANVAS, GRID] = ['#10243b', '#f4ecd8', '#d6e6ea', '#fffcf3', '#a9c6cf'];

const WAY: Readonly<Record<Sails, number>> = { full: 1, half: 0.55, furled: 0.12 };

/** A picture of a week: each day a lane, each solved puzzle a ship. Null where the browser draws none. */
export async function drawWeek(week: WeekPicture): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(week))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve));
}

const svgOf = ({ title, lanes, run }: WeekPicture): string => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="${INK}"
    font-family="system-ui, sans-serif" font-size="34" font-weight="600">
    <path fill="${PAPER}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>
    <path fill="${SEA}" d="M${QUAY} ${TOP}H${WIDTH}v${LANE * lanes.length}H${QUAY}Z"/>
    <text x="40" y="${TOP / 2}" dy="0.35em" font-family="serif" font-size="48" font-weight="700">${title}</text>
    <text x="${WIDTH - 40}" y="${TOP / 2}" dy="0.35em" text-anchor="end">${run}</text>
    ${lanes.map(laneOf).join('')}
  </svg>`;

function laneOf({ name, sails }: Lane, index: number): string {
  const top = TOP + index * LANE;
  return `
    <path stroke="${GRID}" stroke-width="2" d="M0 ${top}H${WIDTH}"/>
    <text x="40" y="${top + LANE / 2}" dy="0.35em">${name}</text>
    ${sails ? shipOf(sails, top) : ''}`;
}

function shipOf(sails: Sails, top: number): string {
  const { spar, cloth, flag = '' } = RIGS[sails];
  const x = QUAY + 20 + WAY[sails] * (WIDTH - QUAY - 140);
  return `
    <path stroke="${INK}" stroke-width="3" stroke-dasharray="4 8" d="M${QUAY} ${top + LANE - 14}H${x}"/>
    <g transform="translate(${x} ${top + 4}) scale(1.4)" stroke-width="1.6">
      <path stroke="${INK}" d="${spar}"/>
      <path d="${flag}${HULL}"/>
      <path fill="${CANVAS}" stroke="${INK}" d="${cloth}"/>
      <path stroke="${CANVAS}" stroke-dasharray="2.2 3.2" d="${PORTS}"/>
    </g>`;
}
