import { WINDS, type Wind } from '../../../../core/compass.ts';

/** The arrow of a wind within a drawing. `size` is half its length, in drawing units. */
export function Arrow(props: { wind: Wind; x: number; y: number; size: number }) {
  return (
    <path
      d="M0-10 8 8 0 3-8 8Z"
      transform={`translate(${props.x} ${props.y}) rotate(${WINDS.indexOf(props.wind) * 90}) scale(${props.size / 10})`}
      fill="currentColor"
    />
  );
}
