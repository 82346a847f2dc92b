import solid from '@astrojs/solid-js/server.js';

/** Solid itself would draw every component once more, only to see whether it can: here all are Solid's. */
const drawnOnce: typeof solid = { ...solid, check: async (one) => typeof one === 'function' };

export default drawnOnce;
