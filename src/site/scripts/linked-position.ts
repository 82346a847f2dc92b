import { unfold } from './place.ts';

/**
 * Goes to what the fragment means, wherever it is folded away or is in a step of a lesson that is not
 * shown. A link to positions names the widgets that show them, `#p3=…&p5=…`, which no element is called; the
 * page goes to the first of them, where it comes to life as everything does that is seen.
 */
const LATER = 0.5;

function unfoldTarget(): void {
  const target = document.querySelector(':target');
  if (!target?.closest('details:not([open])')) return;
  unfold(target);
  target.scrollIntoView({ behavior: 'instant' });
}

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
