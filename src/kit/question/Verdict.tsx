import { type JSX, onMount, Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import { Button } from '../Button.tsx';

interface VerdictProps {
  /** Null where what is said is neither. */
  readonly isRight: boolean | null;
  readonly title: string;
  /** Whether the picture shows the title, so that it is here for ears only. */
  readonly isOnPicture?: boolean | undefined;
  readonly joy?: string | undefined;
  readonly isQuiet?: boolean;
  readonly keepsFocus?: boolean;
  readonly children?: JSX.Element;
}

/** Brings the verdict and its picture into sight: without room for both, the picture’s bar gives way first. */
function bringIntoSight(box: HTMLElement) {
  const panel = box.closest('.st-panel');
  const pictures = panel?.querySelectorAll(`.st-asked-first, ${CHANGING}, .st-board`) ?? [];
  const picture = [...pictures].find((one) => one.checkVisibility());
  const root = document.documentElement;
  const above = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const room = root.clientHeight - Number.parseFloat(getComputedStyle(box).scrollMarginBottom);
  const said = box.getBoundingClientRect();
  const seen = picture?.getBoundingClientRect() ?? said;
  if (seen.top >= above && said.bottom <= room) return;
  const fits = (part: Element, end = said.bottom) =>
    end - part.getBoundingClientRect().top <= room - above;
  // The window begins where a part does, so that no line is cut: with the first that leaves room for the words.
  const part = [...(panel?.querySelectorAll(PARTS) ?? [])].find((one) => fits(one)) ?? box;
  // Where even that is not enough, a picture that the answer changes comes first, otherwise the words.
  const first = picture?.matches(CHANGING) && !panel?.matches(WORDS_FIRST) ? picture : part;
  const isBefore = fits(first, seen.bottom) && !first.contains(part);
  (isBefore ? first : part).scrollIntoView({ block: 'start' });
}

const CHANGING = '.st-sea, .st-picture';
const WORDS_FIRST =
  '.st-practice, .st-endless, :has(.st-held, .st-question:not(.st-compass) > .st-button)';

const PARTS = `.st-asked-first, ${CHANGING}, .st-board, .st-sea:not(:has(.st-call)) > :last-child, .st-sea dl,
  .st-tray, .st-question`;

/** What is said to an answer, in sight. It takes the focus where the buttons that gave the answer are gone. */
export function Verdict(props: VerdictProps) {
  let box!: HTMLDivElement;
  onMount(() => {
    if (props.isQuiet) return;
    if (!props.keepsFocus) box.focus({ preventScroll: true });
    bringIntoSight(box);
  });
  const look = () => [
    'st-verdict',
    ...(props.isRight === null ? [] : [props.isRight ? 'st-verdict-right' : 'st-verdict-wrong']),
  ];
  return (
    <div ref={box} class={look().join(' ')} tabindex="-1">
      <p classList={{ aloud: props.isOnPicture === true }}>
        <strong classList={{ 'st-yes': props.isRight === true, 'st-not': props.isRight === false }}>
          {props.title}
        </strong>{' '}
        <Show when={props.joy}>{(joy) => <span class="st-joy">{` ${joy()}`}</span>}</Show>
      </p>
      {props.children}
    </div>
  );
}

/** After a wrong answer the focus stays where it is: the words alone are announced, without what can be done next. */
export function Miss(
  props: Pick<VerdictProps, 'title' | 'isOnPicture' | 'isQuiet' | 'children'> & {
    /** Changes with every miss; falsy while there is none. */
    readonly given: unknown;
    readonly onShow: (() => void) | undefined;
    readonly after?: JSX.Element;
    readonly t: Translate<'attempt.again' | 'attempt.show'>;
  },
) {
  return (
    <>
      <div aria-live="polite">
        <Show when={props.given} keyed>
          <Verdict
            isRight={false}
            title={props.title}
            isOnPicture={props.isOnPicture}
            isQuiet={props.isQuiet === true}
            keepsFocus
          >
            {props.children}
            <p>{props.t('attempt.again')}</p>
          </Verdict>
        </Show>
      </div>
      <Show when={props.given} keyed>
        {props.after}
        <Show when={props.onShow}>
          {(onShow) => (
            <p class="st-tools st-walk">
              <Button onPress={onShow()}>{props.t('attempt.show')}</Button>
            </p>
          )}
        </Show>
      </Show>
    </>
  );
}
