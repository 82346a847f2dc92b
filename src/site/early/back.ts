/**
 * Stands at the beginning of a home page and tells its styles, before anything is painted, for which of the ways on this
 * device keeps something, so that nothing moves for who comes back.
 */
const home = document.currentScript?.parentElement;
try {
  const kept: Readonly<Record<string, string>> = JSON.parse(home?.dataset['kept'] ?? '{}');
  const back = Object.keys(kept).filter((way) => localStorage.getItem(kept[way] ?? '') !== null);
  if (home && back.length > 0) home.dataset['back'] = back.join(' ');
} catch {
  // Storage may be closed to us; then everybody comes for the first time.
}

export {};
