import { registerHooks } from 'node:module';

const url = new URL('./astro-config.ts', import.meta.url).href;

// Unit tests run in Node as it is, which knows none of Astro’s own modules.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'astro:config/server' ? url : specifier, context),
});
