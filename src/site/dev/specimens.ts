import type { AstroIntegration } from 'astro';

/**
 * In the dev server alone, `/<language>/<game>/specimens/` shows every component of a game in every
 * state: its `pages/Specimens.astro`. What is published does not have it.
 */
export function specimens(): AstroIntegration {
  return {
    name: 'specimens',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/[lang]/[game]/specimens',
          entrypoint: './src/pages/[lang]/[game]/_specimens.astro',
        });
      },
    },
  };
}
