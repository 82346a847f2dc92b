import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { ofGame } from './game-pages.ts';

const COURSE_PARTS = import.meta.glob<AstroComponentFactory>(
  '/src/games/*/pages/lesson/{Task,Play,Exam}.astro',
  { eager: true, import: 'default' },
);

/** What the course of a game needs: the components its fences become, see `position-fence.ts`. */
export const courseParts = (game: string): Record<string, AstroComponentFactory> =>
  ofGame(COURSE_PARTS, game);
