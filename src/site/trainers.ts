const SOURCES = import.meta.glob<string>('/src/games/*/pages/Trainer.astro', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Whether a game has a drill: a `pages/Trainer.astro`, which only its own page loads. */
export const hasTrainer = (game: string): boolean =>
  `/src/games/${game}/pages/Trainer.astro` in SOURCES;
