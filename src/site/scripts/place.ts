/**
 * A place of a page by a name that is the same in every language. Headings are called by their words, so the step of
 * a lesson stands for those that it has, and all others go by their number: `#~3` is the third heading behind the title.
 */
// What a widget says changes while it wakes.
const HEADINGS = 'main :is(h2, h3, h4):not(astro-island *)';
const NUMBERED = /^#~(\d+)$/;

const headings = (): Element[] => [...document.querySelectorAll(HEADINGS)];

const nameOf = (place: Element): string =>
  place.matches(HEADINGS) ? `#~${headings().indexOf(place) + 1}` : `#${place.id}`;

/** A reader who scrolls up to the header to change the language still means the place before. */
const PAUSE_MS = 1000;
const LATELY_MS = 10_000;
let was = scrollY;
let left = scrollY;
let at = 0;
addEventListener(
  'scroll',
  () => {
    const now = performance.now();
    if (scrollY >= was) left = scrollY;
    else if (now - at > PAUSE_MS) left = was;
    was = scrollY;
    at = now;
  },
  { passive: true },
);

/** Where the reader is; without a fragment at the last place that began in the upper half of the window. */
export function placeHere(): string {
  const target = document.querySelector(':target');
  if (target) return nameOf(target.closest('.lesson-screen') ?? target);
  const read = performance.now() - at < LATELY_MS ? left : scrollY;
  if (location.hash || read < innerHeight) return location.hash;
  const last = [...document.querySelectorAll(`main [id]:not(input, svg *), ${HEADINGS}`)].findLast(
    (one) =>
      one.checkVisibility() && one.getBoundingClientRect().top + scrollY < read + innerHeight / 2,
  );
  return last ? nameOf(last.closest('.lesson-screen') ?? last) : '';
}

export function goToPlace(): void {
  const number = NUMBERED.exec(location.hash)?.[1];
  if (number === undefined) return;
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  const heading = headings()[Number(number) - 1];
  if (heading) unfold(heading);
  heading?.scrollIntoView({ behavior: 'instant' });
}

function unfold(place: Element): void {
  let fold = place.closest('details');
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
}

const LATER = 0.5;

function unfoldTarget(): void {
  const target = document.querySelector(':target');
  if (!target?.closest('details:not([open])')) return;
  unfold(target);
  target.scrollIntoView({ behavior: 'instant' });
}

/**
 * Goes to what the fragment means, wherever it is folded away or is in a step of a lesson that is not
 * shown. A link to positions names the widgets that show them, `#p3=…&p5=…`, which no element is called; the
 * page goes to the first of them, where it comes to life as everything does that is seen.
 */
function goToWidget(): void {
  document.querySelector('.lesson-screen.here')?.classList.remove('here');
  const ids = [...location.hash.matchAll(/[#&]([\w-]+)=/g)].map(
    ([, id = '']) => `#${CSS.escape(id)}, #step-${CSS.escape(id)}`,
  );
  const widget = ids.length > 0 ? document.querySelector(ids.join()) : null;
  if (!widget) return;
  unfold(widget);
  widget.closest('.lesson-screen')?.classList.add('here');
  // The sheet of a game has no box of its own on a phone, where what comes first in it sticks to the edge.
  const box = widget.getClientRects()[0] ? widget : widget.children[1];
  if (box && box.getBoundingClientRect().top > innerHeight * LATER) {
    box.scrollIntoView({ behavior: 'instant' });
  }
}

goToWidget();
addEventListener('hashchange', goToWidget);
// The fragment has its target only once the page is whole.
for (const event of ['load', 'hashchange']) addEventListener(event, unfoldTarget);
