import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import solid from '@astrojs/solid-js';
import { getContainerRenderer } from '@astrojs/solid-js/container-renderer';
import { defineConfig } from 'astro/config';
import solidCompiler from 'vite-plugin-solid';
import { GAMES } from './src/games/list.ts';
import { contentChecks } from './src/site/build/content-checks.ts';
import {
  directives,
  hostFiles,
  hydrationScriptHash,
  inlineHashes,
} from './src/site/build/headers.ts';
import { lessonScreens, positionFence, wholeNames } from './src/site/build/lesson-markdown.ts';
import { offline } from './src/site/build/offline.ts';
import { searchIndex } from './src/site/build/search-index.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './src/site/i18n/languages.ts';
import { OFFLINE_PAGE } from './src/site/output-paths.ts';

const languages = [...LANGUAGES];

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'https://windrose.example',
  base: process.env['BASE_PATH'] ?? '/',
  trailingSlash: 'always',
  // A style in the page would put its hash into every page's policy.
  build: { inlineStylesheets: 'never', concurrency: 4 },
  devToolbar: { enabled: false },
  i18n: {
    locales: languages,
    defaultLocale: DEFAULT_LANGUAGE,
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  integrations: [
    contentChecks(),
    // Before the one of the next: the first that says yes draws an island.
    {
      name: 'solid-renderer',
      hooks: {
        'astro:config:setup': ({ addRenderer }) =>
          addRenderer({
            ...getContainerRenderer(),
            serverEntrypoint: new URL('./src/site/build/solid-renderer.ts', import.meta.url),
          }),
      },
    },
    // Its compiler leaves everything to the one below, which can be told how to listen.
    solid({ exclude: /./ }),
    mdx(),
    sitemap({
      i18n: {
        defaultLocale: DEFAULT_LANGUAGE,
        locales: Object.fromEntries(languages.map((language) => [language, language])),
      },
      // The root only leads on to a language, one page stands in for others, one in a frame.
      filter: (page) =>
        languages.some((language) => page.includes(`/${language}/`)) &&
        !page.endsWith(`/${OFFLINE_PAGE}/`) &&
        !page.includes('/embed/') &&
        !page.endsWith(`/${GAMES[0]?.id}/`),
    }),
    searchIndex(),
    hostFiles(languages),
    // Lists all that the others wrote.
    offline(languages),
  ],
  markdown: {
    // The texts carry each language's own quotes and dashes; nothing may guess at them.
    processor: satteri({
      mdastPlugins: [
        positionFence(
          new URL('./content/', import.meta.url),
          GAMES.map(({ fenceLanguage }) => fenceLanguage),
        ),
        lessonScreens(),
        wholeNames(),
      ],
      features: { smartPunctuation: false },
    }),
    // Fences become widgets; what is highlighted is highlighted by `Code`.
    syntaxHighlight: false,
  },
  security: {
    csp: {
      directives: [...directives],
      scriptDirective: { hashes: [hydrationScriptHash(), ...inlineHashes()] },
      // What is drawn from numbers has them as custom properties.
      styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  vite: {
    plugins: [
      // After the first event that Solid delegates it builds every island that wakes later again, under a finger perhaps.
      solidCompiler({ ssr: true, solid: { delegateEvents: false } }),
    ],
    build: {
      rolldownOptions: {
        // MDX files carry a directive the bundler does not know; one warning each is only noise.
        onLog(level, log, handle) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // Left to itself the bundler makes a file of each few lines that islands share: a lesson loaded
                // eighty. These groups put what many islands share into one file a layer. Every page loads the
                // first, so it holds only what every page needs.
                groups: [
                  { name: 'page', test: /safe-storage|site\/(offline|output-paths)/, priority: 4 },
                  { name: 'core', test: /src\/(core|device)\//, minShareCount: 8, priority: 3 },
                  { name: 'kit', test: /src\/kit\/|solid-js/, minShareCount: 16, priority: 2 },
                  {
                    name: 'game',
                    test: /src\/games\/santa-timea\//,
                    minShareCount: 16,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
