import type { Wind } from '../../../../core/compass.ts';
import type { Translate } from '../../explain/words.ts';

/** So close to the middle, in pixels, a finger points nowhere. */
const MIDDLE = 10;

const KEYS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function TurnRose(props: {
  readonly wind: Wind;
  readonly onTurn: (quarters: number) => void;
  readonly t: Translate;
}) {
  let rose!: HTMLButtonElement;
  /** The quarter that the finger was in last; undefined while none is down. */
  let held: number | undefined;
  let isDragged = false;
  const quarterAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = rose.getBoundingClientRect();
    const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
    return Math.hypot(x, y) < MIDDLE
      ? undefined
      : Math.round(Math.atan2(x, -y) / (Math.PI / 2)) & 3;
  };
  const drag = (event: PointerEvent) => {
    const quarter = quarterAt(event);
    if (held === undefined || quarter === undefined || quarter === held) return;
    const by = (quarter - held) & 3;
    props.onTurn(by === 3 ? -1 : by);
    held = quarter;
    isDragged = true;
  };
  return (
    <button
      ref={rose}
      type="button"
      class="st-cover st-turn"
      // Before an answer nothing else says aloud that it has turned.
      aria-label={`${props.t('sea.turn')}. ${props.t(`blows.${props.wind}`)}`}
      title={props.t('sea.turn')}
      onClick={() => isDragged || props.onTurn(1)}
      onKeyDown={(event) => {
        const by = KEYS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        props.onTurn(by);
      }}
      onPointerDown={(event) => {
        rose.setPointerCapture(event.pointerId);
        held = quarterAt(event);
        isDragged = false;
      }}
      onPointerMove={drag}
      // Lifted, or taken away by a scroll or a call.
      onLostPointerCapture={() => {
        held = undefined;
      }}
    >
      <svg viewBox="-52 -30 104 60" aria-hidden="true">
        <path d="M18-22A28.4 28.4 0 0 1 27-9M20.5-12 27-9 28-16M-18 22A28.4 28.4 0 0 1-27 9M-20.5 12-27 9-28 16" />
      </svg>
    </button>
  );
}
