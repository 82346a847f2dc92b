export interface Shape {
  /** An outline as SVG has it, or what stands here, its middle at zero. */
  readonly is: string | number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly isBroken?: boolean;
  readonly at?: readonly [x: number, y: number];
  readonly scale?: readonly [x: number, y: number];
  readonly turned?: number;
}

export const INK = 'currentColor';
export const PAPER = '#fffdf7';

export const boxOf = (width: number, height: number): string =>
  `M${-width / 2} ${-height / 2}h${width}v${height}h${-width}z`;
export const discOf = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
