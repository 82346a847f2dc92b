import type { AstroIntegration } from 'astro';

/** The module with which Vite wraps every import that comes later. */
const HELPER = '\0vite/preload-helper.js';

/** What most islands share. As one file it packs better than as many small ones. */
const SHARED =
  /core\/words|build\/solid-client|preload-helper|notation\/fragment|kit\/ruling\/(Steps|Walk)|kit\/question\/Verdict|santa-timea\/(?:tables|screens)\/\w+\/(CardFace|create-judged|fragment|judged-trick|late-words|player-names|Question|ShareLink|TrickCards|TrickSeat|WindFace)\./;

/** What most questions share; apart, since pages without questions have no room for it. */
const QUESTIONS =
  /kit\/question\/Answers|santa-timea\/(?:tables|screens)\/\w+\/(TaskAnswers|TaskTrick|told-task)\./;

/** What every page loads. */
const PAGE = /device\/shelf|site\/(scripts\/choices|offline\/names)\./;

const SOLID = /solid-js\/dist\/solid\.js$/;

/** Whether Solid is in one of its transitions, which no widget starts. */
const IN_TRANSITION = /\bTransition && !?Transition\.running\b|(?<=if \()Transition(?=\))/g;

/**
 * Keeps the scripts of a page small: what islands share is one file, Solid comes without its
 * transitions, and `import()` is left to the browser. Vite's wrapper around it would also fetch the
 * styles of what comes later; ours are all there before.
 */
export function leanScripts(): AstroIntegration {
  const client = {
    build: {
      modulePreload: false as const,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'widgets', test: SHARED },
              { name: 'questions', test: QUESTIONS },
              { name: 'page', test: PAGE },
            ],
          },
        },
      },
    },
  };
  const plugin = {
    name: 'lean-scripts',
    enforce: 'pre' as const,
    load: (id: string) =>
      id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined,
    transform: (code: string, id: string) =>
      SOLID.test(id) ? { code: code.replace(IN_TRANSITION, 'false'), map: null } : undefined,
    configEnvironment: (name: string) => (name === 'client' ? client : undefined),
  };
  return {
    name: 'lean-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
