/** What can be wrong with a page as it is drawn: each finding is a line for a report. */
import type { Page } from './test.ts';

interface Shift {
  readonly value: number;
  readonly of: readonly string[];
}

declare global {
  interface Window {
    /** What has moved so far without the reader’s doing. */
    shifts: Shift[];
  }
}

/**
 * Collects what moves in every page, from its first whole picture on: how much of a page a slow
 * machine paints before the rest of it has arrived is the browser’s choice, and differs each time.
 */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const untilWhole = new CSSStyleSheet();
    untilWhole.replaceSync(':root { display: none }');
    document.adoptedStyleSheets.push(untilWhole);
    document.addEventListener('readystatechange', () => {
      untilWhole.disabled = true;
    });
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const of = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
        );
        window.shifts.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved since the page came. */
export const shiftFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.shifts.map(({ value, of }) => `moved by ${value}: ${of.join(' | ')}`));

/** What does not fit: a page wider than its window, texts cut off, targets too small for a finger. */
export const layoutFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const start = (element: Element) => element.outerHTML.slice(0, 120);
    const overhang = document.documentElement.scrollWidth - innerWidth;

    const cut = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => !(element instanceof SVGElement))
      // What is only said aloud is not drawn.
      .filter((element) => element.clientWidth > 1 && !element.matches('.aloud'))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      // Where the page hides what is too wide; a card draws it over its edge.
      .filter(
        (element) =>
          element.matches('.sl-card') || /hidden|clip/.test(getComputedStyle(element).overflowX),
      );

    const isInline = (element: Element) =>
      element.matches('a') && getComputedStyle(element).display === 'inline';
    const small = [...document.querySelectorAll('a, button, input, summary')]
      // A control in a label is pressed by its label.
      .map((element) => element.closest('label') ?? element)
      .filter((element) => element.checkVisibility() && !isInline(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // The numbers of rules on a sheet to print are small on purpose, and stand in its text.
      .filter(({ element }) => !element.matches('.sheet a'))
      // The link to skip what is above the content is drawn only while it has the focus.
      .filter(({ element, box }) => box.width > 1 && !element.matches('.skip'))
      // 44 pixels either way.
      .filter(({ box }) => Math.min(box.width, box.height) < 43.5);

    return [
      ...(overhang > 0 ? [`${overhang} pixels wider than the window`] : []),
      ...cut.map((element) => `cut off: ${start(element)}`),
      ...small.map(
        ({ element, box }) => `${box.width}×${box.height} for a finger: ${start(element)}`,
      ),
    ];
  });
