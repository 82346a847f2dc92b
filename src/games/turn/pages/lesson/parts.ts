/** What every text about the game may use by name: what its fences become. */
export { default as Position } from './Position.astro';
