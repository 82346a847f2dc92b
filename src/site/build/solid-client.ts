import { createComponent, Suspense } from 'solid-js';
import { hydrate } from 'solid-js/web';

interface Options {
  readonly client: string;
}

/**
 * Brings an island to life. It does what `@astrojs/solid-js/client.js` does for islands that the
 * server has rendered and that have no slots, which are all of ours; without the stores that only
 * the others need, every page is 2 KB lighter.
 */
const renderer =
  (element: HTMLElement) =>
  (
    component: (props: Record<string, unknown>) => Element,
    props: Record<string, unknown>,
    _slots: Record<string, string>,
    { client }: Options,
  ): void => {
    if (client === 'only') throw new Error('Every island is rendered on the server first.');
    if (!element.hasAttribute('ssr')) return;
    const renderId = element.dataset['solidRenderId'];
    // The server wraps each island like this, and hydration counts the layers.
    const layers = () =>
      createComponent(Suspense, {
        get children() {
          return createComponent(component, props);
        },
      });
    const dispose = hydrate(layers, element, renderId === undefined ? {} : { renderId });
    element.addEventListener('astro:unmount', dispose, { once: true });
  };

// biome-ignore lint/style/noDefaultExport: Astro asks a renderer for its default export.
export default renderer;
