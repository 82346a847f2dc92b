import type { JSX } from 'solid-js';

export function Button(props: {
  readonly class?: string | undefined;
  readonly isPrimary?: boolean | undefined;
  /** Whether it rests: it keeps the focus and is heard, and does nothing. */
  readonly isOff?: boolean | undefined;
  readonly isPressed?: boolean | undefined;
  readonly isExpanded?: boolean | undefined;
  /** Whether the second half of a double press does nothing, since it was meant for what lay here before. */
  readonly isSingle?: boolean | undefined;
  readonly label?: string | undefined;
  readonly ref?: HTMLButtonElement | ((button: HTMLButtonElement) => void) | undefined;
  readonly onPress: () => void;
  readonly children: JSX.Element;
}) {
  const kind = () => (props.isPrimary ? 'st-button st-primary' : 'st-button');
  return (
    <button
      ref={props.ref}
      type="button"
      class={props.class ? `${kind()} ${props.class}` : kind()}
      aria-label={props.label}
      aria-disabled={props.isOff}
      aria-pressed={props.isPressed}
      aria-expanded={props.isExpanded}
      onClick={({ detail }) => !props.isOff && !(props.isSingle && detail > 1) && props.onPress()}
    >
      {props.children}
    </button>
  );
}
