import solid from '@astrojs/solid-js/server.js';

/** Asked whether a component is Solid's, theirs draws it, and then once more for the page. Every island here is. */
export default { ...solid, check: (component: unknown) => typeof component === 'function' };
