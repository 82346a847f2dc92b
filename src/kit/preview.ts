/** A part of what previews of links show: data, which the build draws, since no browser does. */
export interface Shape {
  /** An outline as SVG has it, or what stands here, its middle at zero. */
  readonly is: string | number;
  /** Left out, it is not filled. */
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the stroke, as the outline is measured. */
  readonly width?: number;
  readonly isBroken?: boolean;
  /** Where its zero lies in the picture. */
  readonly at?: readonly [x: number, y: number];
  readonly scale?: readonly [x: number, y: number];
  /** Clockwise, in degrees. */
  readonly turned?: number;
}

/** The ink of the picture, whatever it is. */
export const INK = 'currentColor';
export const PAPER = '#fffdf7';

/** An outline around zero. */
export const boxOf = (width: number, height: number): string =>
  `M${-width / 2} ${-height / 2}h${width}v${height}h${-width}z`;
export const discOf = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
