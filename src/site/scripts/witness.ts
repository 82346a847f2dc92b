import { walkThrough } from './walk-through.ts';

for (const witness of document.querySelectorAll<HTMLElement>('[data-witness]'))
  walkThrough(witness);
