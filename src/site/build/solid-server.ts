import type { JSX } from 'solid-js';
import { createComponent, NoHydration, renderToString } from 'solid-js/web';
import { HYDRATION_SCRIPT } from './hydration-script.ts';

interface Metadata {
  /** When the island comes to life; absent for components that never do. */
  readonly hydrate?: string;
}

type Component = (props: Record<string, unknown>) => JSX.Element;

/**
 * Renders a component into a page. It does what `@astrojs/solid-js/server.js` does for components
 * that wait for nothing and have no slots, which are all of ours; `solid-client.ts` is its other half.
 * The keys by which Solid finds its elements again begin anew in every island: an island looks for them
 * inside itself only, and nothing compresses worse than keys that are never the same.
 */
function renderToStaticMarkup(
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
  return { attrs: {}, html: renderToString(content) };
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
