/**
 * A link to positions names the widgets that show them, `#p3=…&p5=…`, which no element is called. The
 * page goes to the first of them, where it comes to life as everything does that is seen.
 */
const LATER = 0.5;

const ids = [...location.hash.matchAll(/[#&]([\w-]+)=/g)].map(
  ([, id = '']) => `#${CSS.escape(id)}, #step-${CSS.escape(id)}`,
);
const widget = ids.length > 0 ? document.querySelector(ids.join()) : null;
// In a lesson it may stand in a step that is not shown.
widget?.closest('.leg')?.classList.add('here');
addEventListener('hashchange', () => {
  document.querySelector('.leg.here')?.classList.remove('here');
});
if (widget && widget.getBoundingClientRect().top > innerHeight * LATER) {
  widget.scrollIntoView({ behavior: 'instant' });
}
