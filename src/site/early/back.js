/*
 * At the beginning of a home page. Marks, before anything is painted, which of the ways on have something kept
 * on this device, so that nothing moves for who comes back.
 */
(() => {
  const home = document.currentScript?.parentElement;
  if (!home) return;
  try {
    const kept = Object.entries(JSON.parse(home.dataset['kept'] ?? '{}'));
    const back = kept.filter(([, name]) => localStorage.getItem(name) !== null);
    if (back.length > 0) home.dataset['back'] = back.map(([way]) => way).join(' ');
  } catch {
    // Storage may be closed to us; then everybody comes for the first time.
  }
})();
