/**
 * Stands in the head of every page that has islands and runs before all else. An island comes to life when it is seen and
 * its scripts are there. Until then this remembers what was filled in it and the last button pressed, and once it
 * lives does that again; Solid remembers clicks too, but cannot repeat them, for it asks an event for its path, which
 * events have only while they are on their way. Where Solid builds the island anew, as it does once another
 * was touched, the focus is given back as well.
 */
const CONTROLS = 'button, input, select';

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

/** A control, which of its island’s it is, and what it held then. */
interface Touched {
  readonly control: Control;
  readonly index: number;
  readonly value: string;
  readonly isChecked: boolean;
}

/** What happened to an island before it was alive. */
interface Early {
  /**
   * In the order in which they were touched: each field once, and one button at most; all keys and presses where
   * something is `data-hears="all"`.
   */
  readonly pressed: readonly (Touched | KeyboardEvent)[];
  readonly focused?: Touched;
}

const ALL = '[data-hears="all"]';

const asleep = new WeakMap<Element, Early>();

const earlyOf = (island: Element): Early => asleep.get(island) ?? { pressed: [] };

const remember =
  (kind: 'pressed' | 'focused') =>
  ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest<Control>(CONTROLS) : null;
    const island = control?.closest('astro-island[ssr]');
    // What opens a sheet does so without us.
    if (!control || !island || control.hasAttribute('popovertarget')) return;
    const index = [...island.querySelectorAll(CONTROLS)].indexOf(control);
    const { value } = control;
    const isChecked = control instanceof HTMLInputElement && control.checked;
    const touched = { control, index, value, isChecked };
    const early = earlyOf(island);
    const before = control.closest(ALL)
      ? early.pressed
      : early.pressed.filter((one) => !isOver(one, control));
    asleep.set(
      island,
      kind === 'focused'
        ? { ...early, focused: touched }
        : { ...early, pressed: [...before, touched] },
    );
  };

/** Whether a key counts is up to what hears it. */
function type(event: KeyboardEvent): void {
  const island = event.target instanceof Element ? event.target.closest('astro-island[ssr]') : null;
  if (!island?.querySelector(ALL)) return;
  const early = earlyOf(island);
  asleep.set(island, { ...early, pressed: [...early.pressed, event] });
}

/** What was touched before no longer counts: the same thing, or another button. */
const isOver = (one: Touched | KeyboardEvent, now: Control): boolean =>
  'control' in one &&
  (one.control === now ||
    (one.control instanceof HTMLButtonElement && now instanceof HTMLButtonElement));

/** The same control in an island that lives; none if what stands there now says something else. */
function living(island: Element, { control, index }: Touched): Control | undefined {
  if (control.isConnected) return control;
  const now = island.querySelectorAll<Control>(CONTROLS)[index];
  const isSame = now?.localName === control.localName && now.textContent === control.textContent;
  return isSame ? now : undefined;
}

/** Presses a button; a field that was filled stays so, and says it once more. */
function press(control: Control, { value, isChecked }: Touched): void {
  if (control instanceof HTMLButtonElement) {
    control.click();
    return;
  }
  if (control instanceof HTMLInputElement) control.checked = isChecked;
  control.value = value;
  for (const said of ['input', 'change']) {
    control.dispatchEvent(new Event(said, { bubbles: true }));
  }
}

async function wake({ target: island }: Event): Promise<void> {
  if (!(island instanceof Element)) return;
  const { pressed, focused } = earlyOf(island);
  asleep.delete(island);
  forget(island as Island);
  const isLost = focused?.control.isConnected === false && document.activeElement === document.body;
  if (isLost) living(island, focused)?.focus({ preventScroll: true });
  for (const touched of pressed) {
    if (touched instanceof KeyboardEvent) {
      const { target } = touched;
      const isThere = target instanceof Element && target.isConnected;
      (isThere ? target : island.querySelector(ALL))?.dispatchEvent(
        new KeyboardEvent('keydown', touched),
      );
      continue;
    }
    const control = living(island, touched);
    if (!control) continue;
    press(control, touched);
    // What comes of a press is there before the next one, as with a finger.
    await new Promise((done) => setTimeout(done));
  }
}

/** A form whose button is pressed again must not leave the page before. */
function hold(event: Event): void {
  if (event.target instanceof Element && event.target.closest('astro-island[ssr]')) {
    event.preventDefault();
  }
}

/** An element that Astro can start anew; the type of its own is nowhere to be had. */
interface Island extends Element {
  start(): void;
}

/** The islands whose scripts did not come, and where that is said. */
const lost = new Set<Island>();
const words = document.currentScript?.dataset;
let alarm: HTMLElement | undefined;

/** Says that scripts did not come, in sight wherever one is, with a button that asks for them again. */
function tell(event: Event): void {
  // Else Astro tells the console.
  event.preventDefault();
  lost.add(event.target as Island);
  if (alarm) return;
  alarm = document.createElement('div');
  alarm.className = 'st-alarm st-lost';
  alarm.role = 'alert';
  const text = document.createElement('p');
  text.textContent = words?.['lost'] ?? '';
  const button = document.createElement('button');
  button.className = 'st-button';
  button.type = 'button';
  button.textContent = words?.['retry'] ?? '';
  button.addEventListener('click', tryAgain);
  alarm.append(text, button);
  document.body.append(alarm);
}

function tryAgain(): void {
  const islands = [...lost];
  forget();
  for (const island of islands) {
    if (island.getAttribute('client') === 'touch') island.dispatchEvent(new Event('retry'));
    else island.start();
  }
}

/** A touch of an island whose scripts did not come asks for them again. */
function touchLost({ target }: Event): void {
  const island = target instanceof Element ? target.closest<Island>('astro-island[ssr]') : null;
  if (island && lost.has(island)) tryAgain();
}

/** Nothing is missing, or somebody tries again. */
function forget(island?: Island): void {
  if (island) lost.delete(island);
  else lost.clear();
  if (lost.size > 0) return;
  alarm?.remove();
  alarm = undefined;
}

document.addEventListener('astro:hydration-error', tell);
for (const touch of ['click', 'input']) document.addEventListener(touch, touchLost, true);
document.addEventListener('click', remember('pressed'), true);
document.addEventListener('input', remember('pressed'), true);
document.addEventListener('keydown', type, true);
document.addEventListener('submit', hold, true);
document.addEventListener('focusin', remember('focused'), true);
document.addEventListener('astro:hydrate', wake, true);

export {};
