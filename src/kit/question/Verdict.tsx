import { type JSX, onMount } from 'solid-js';

interface VerdictProps {
  readonly isRight: boolean;
  /** Whether it is right or wrong; empty where the picture says so. */
  readonly title: string;
  /** The answer was given on an earlier visit: nobody is led to it. */
  readonly isQuiet?: boolean;
  /** Leaves the focus where it is: more can be answered there. */
  readonly keepsFocus?: boolean;
  readonly children?: JSX.Element;
}

/**
 * What is said to an answer is read with its picture: if not both are in sight, the picture tops the screen. Where
 * there is no room for both, a picture that answers change is worth more than words, any other less.
 */
function bringIntoSight(box: HTMLElement) {
  const pictures = box.closest('.st-panel')?.querySelectorAll(`${CHANGING}, .st-board`) ?? [];
  const picture = [...pictures].find((one) => one.checkVisibility());
  const room = document.documentElement.clientHeight;
  const said = box.getBoundingClientRect();
  const seen = picture?.getBoundingClientRect() ?? said;
  if (seen.top >= 0 && said.bottom <= room) return;
  const end = picture?.matches(CHANGING) ? seen.bottom : said.bottom;
  if (picture && end - seen.top <= room) picture.scrollIntoView({ block: 'start' });
  else box.scrollIntoView({ block: 'nearest' });
}

/** The sea, and the tables of the other games. */
const CHANGING = '.st-sea, .st-picture';

/** What is said to an answer, in sight. It takes the focus where the buttons that gave the answer are gone. */
export function Verdict(props: VerdictProps) {
  let box!: HTMLDivElement;
  onMount(() => {
    if (props.isQuiet) return;
    if (!props.keepsFocus) box.focus({ preventScroll: true });
    bringIntoSight(box);
  });
  return (
    <div
      ref={box}
      class={props.isRight ? 'st-verdict' : 'st-verdict st-verdict-wrong'}
      tabindex="-1"
    >
      <p>
        <strong class={props.isRight ? 'st-yes' : 'st-not'}>{props.title}</strong>
      </p>
      {props.children}
    </div>
  );
}
