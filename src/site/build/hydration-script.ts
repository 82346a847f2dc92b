/**
 * Stands in a page before its islands: what Solid needs to wake them, and a memory for the last press
 * on an island that is still asleep, which `solid-client.ts` then repeats. Solid would collect such
 * clicks too, but could not repeat them: it looks for their path, which a click has only once.
 */
export const HYDRATION_SCRIPT =
  'self._$HY={r:{},fe(){}};' +
  'addEventListener("click",e=>{' +
  'let b=e.target.closest("button,input"),i=b&&b.closest("astro-island[ssr]");' +
  'i&&(i.pressed=b)},true)';
