import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

type Component = AstroComponentFactory;

const LESSON_PARTS = import.meta.glob<Component>(
  ['/src/games/*/pages/lesson/*.astro', '!/src/games/*/pages/lesson/{Task,Play,Exam}.astro'],
  { eager: true, import: 'default' },
);

const PUZZLES = import.meta.glob<Component>('/src/games/*/pages/Puzzle.astro', {
  eager: true,
  import: 'default',
});

/** What every text about a game may use by name: its folder `pages/lesson` without the course. */
export const lessonParts = (game: string): Record<string, Component> => ofGame(LESSON_PARTS, game);

/** The components of a game's folder `pages/lesson`, by name. */
export function ofGame(
  parts: Readonly<Record<string, Component>>,
  game: string,
): Record<string, Component> {
  const folder = `/src/games/${game}/pages/lesson/`;
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, part]) => [path.slice(folder.length).replace('.astro', ''), part]),
  );
}

/** What shows a puzzle of a game: its `pages/Puzzle.astro`. */
export function puzzlePart(game: string): Component {
  const part = PUZZLES[`/src/games/${game}/pages/Puzzle.astro`];
  if (!part) throw new Error(`The game ${game} has puzzles but no pages/Puzzle.astro`);
  return part;
}
