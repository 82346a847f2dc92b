import type { JSX } from 'solid-js';
import { createComponent, NoHydration, renderToString } from 'solid-js/web';
import { HYDRATION_SCRIPT } from './hydration-script.ts';

interface Metadata {
  /** When the island comes to life; absent for components that never do. */
  readonly hydrate?: string;
}

type Component = (props: Record<string, unknown>) => JSX.Element;

/** How many islands a page has so far. */
const islands = new WeakMap<object, number>();

/**
 * Renders a component into a page. It does what `@astrojs/solid-js/server.js` does for components
 * that wait for nothing and have no slots, which are all of ours; `solid-client.ts` is its other half.
 */
function renderToStaticMarkup(
  this: { readonly result: object },
  component: Component,
  props: Record<string, unknown>,
  _slots: unknown,
  metadata?: Metadata,
): { attrs: Record<string, string>; html: string } {
  const content = () => createComponent(component, props);
  if (!metadata?.hydrate) {
    const html = renderToString(() =>
      createComponent(NoHydration, {
        get children() {
          return content();
        },
      }),
    );
    return { attrs: {}, html };
  }
  const count = islands.get(this.result) ?? 0;
  islands.set(this.result, count + 1);
  const renderId = `s${count}`;
  return {
    attrs: { 'data-solid-render-id': renderId },
    html: renderToString(content, { renderId }),
  };
}

const renderer = {
  name: '@astrojs/solid',
  /** Every component that is no Astro component is one of Solid's. */
  check: (component: unknown): boolean => typeof component === 'function',
  renderToStaticMarkup,
  renderHydrationScript: () => `<script>${HYDRATION_SCRIPT}</script>`,
};

// biome-ignore lint/style/noDefaultExport: Astro asks a renderer for its default export.
export default renderer;
