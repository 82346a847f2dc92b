export { TOPICS } from './editions/entry.ts';
