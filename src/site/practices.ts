const SOURCES = import.meta.glob<string>('/src/games/*/pages/Practice.astro', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Whether a game has practice without end: a `pages/Practice.astro`, which only its own page loads. */
export const hasPractice = (game: string): boolean =>
  `/src/games/${game}/pages/Practice.astro` in SOURCES;
