/** What the fences of the course become. */
export { default as Play } from './Play.astro';
export { default as Task } from './Task.astro';
