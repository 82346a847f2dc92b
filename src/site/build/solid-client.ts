import { createComponent, hydrate } from 'solid-js/web';

/** An island, with what was pressed in it while it was asleep: see `hydration-script.ts`. */
type Island = HTMLElement & { pressed?: HTMLElement };

/** What Solid keeps in the page. After the first click it would build islands anew. */
declare const _$HY: { done?: boolean };

type Component = (props: Record<string, unknown>) => Element;

/**
 * Brings an island to life. It does what `@astrojs/solid-js/client.js` does for components that wait
 * for nothing and have no slots, which are all of ours; without what only the others need, every
 * page is 3 KB lighter. `solid-server.ts` is its other half.
 */
const renderer =
  (element: Island) =>
  (
    component: Component,
    props: Record<string, unknown>,
    _slots: unknown,
    { client }: { readonly client: string },
  ): void => {
    if (client === 'only') throw new Error('Every island is rendered on the server first.');
    if (!element.hasAttribute('ssr')) return;
    _$HY.done = false;
    const dispose = hydrate(() => createComponent(component, props), element);
    element.addEventListener('astro:unmount', dispose, { once: true });
    // A box that was ticked stays ticked; its change is told once more.
    if (element.pressed?.localName === 'input') element.pressed.dispatchEvent(new Event('change'));
    else element.pressed?.click();
  };

// biome-ignore lint/style/noDefaultExport: Astro asks a renderer for its default export.
export default renderer;
