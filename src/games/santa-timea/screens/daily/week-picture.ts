import type { Sails } from '../../../../device/daily.ts';
import { HULL, PORTS } from '../../../../kit/ship.ts';
import { RIGS } from './LogMonth.tsx';

interface WeekPicture {
  readonly title: string;
  readonly lanes: readonly { readonly name: string; readonly sails: Sails | undefined }[];
  readonly run: string;
}

const [WIDTH, HEIGHT] = [1200, 630];
const [TOP, LANE] = [110, 72];
const QUAY = 170;

/** The colours of the chart paper; a picture that is passed on has no night. */
const INK = '#10243b';
const PAPER = '#f4ecd8';
const SEA = '#d6e6ea';
const CANVAS = '#fffcf3';
const GRID = '#a9c6cf';

const WAY: Readonly<Record<Sails, number>> = { full: 1, half: 0.55, furled: 0.12 };

/** A picture of a week, drawn here: each day a lane, each solved puzzle a ship. Null where the browser draws none. */
export function drawWeek({ title, lanes, run }: WeekPicture): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: WIDTH,
    height: HEIGHT,
  });
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  const fill = (colour: string, ...box: [number, number, number, number]) => {
    pen.fillStyle = colour;
    pen.fillRect(...box);
  };
  fill(PAPER, 0, 0, WIDTH, HEIGHT);
  fill(SEA, QUAY, TOP, WIDTH - QUAY, LANE * lanes.length);
  pen.fillStyle = INK;
  pen.textBaseline = 'middle';
  pen.font = '700 48px/1 serif';
  pen.fillText(title, 40, TOP / 2);
  pen.font = '600 34px system-ui, sans-serif';
  pen.textAlign = 'right';
  pen.fillText(run, WIDTH - 40, TOP / 2);
  pen.textAlign = 'left';
  for (const [index, { name, sails }] of lanes.entries()) {
    const top = TOP + index * LANE;
    fill(GRID, 0, top, WIDTH, 2);
    pen.fillStyle = INK;
    pen.fillText(name, 40, top + LANE / 2);
    if (!sails) continue;
    const x = QUAY + 20 + WAY[sails] * (WIDTH - QUAY - 140);
    pen.strokeStyle = INK;
    pen.setLineDash([4, 8]);
    pen.lineWidth = 3;
    pen.stroke(new Path2D(`M${QUAY} ${top + LANE - 14}H${x}`));
    drawShip(pen, sails, x, top + 4);
  }
  return new Promise((resolve) => canvas.toBlob(resolve));
}

function drawShip(pen: CanvasRenderingContext2D, sails: Sails, x: number, y: number): void {
  const rig = RIGS[sails];
  pen.save();
  pen.translate(x, y);
  pen.scale(1.4, 1.4);
  pen.setLineDash([]);
  pen.strokeStyle = INK;
  pen.lineWidth = 1.6;
  pen.stroke(new Path2D(rig.spar));
  pen.fillStyle = INK;
  pen.fill(new Path2D(rig.flag ?? ''));
  pen.fill(new Path2D(HULL));
  pen.fillStyle = CANVAS;
  pen.fill(new Path2D(rig.cloth));
  pen.stroke(new Path2D(rig.cloth));
  pen.strokeStyle = CANVAS;
  pen.setLineDash([2.2, 3.2]);
  pen.stroke(new Path2D(PORTS));
  pen.restore();
}
