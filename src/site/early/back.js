/*
 * At the beginning of a home page. Marks, before anything is painted, which of the ways on have something kept
 * on this device, and which of them is first, so that nothing moves for who comes back. Who has only done something
 * else in this game comes back too, and who knows another one finds it among the ways.
 */
(() => {
  const home = document.currentScript?.parentElement;
  if (!home) return;
  try {
    const kept = JSON.parse(home.dataset['kept'] ?? '{}');
    /** @param {string} name */
    const dataOf = (name) => JSON.parse(localStorage.getItem(name) ?? '{}').data;
    const back = Object.keys(kept).filter((way) => {
      const [name, step] = kept[way];
      const table = step ? dataOf(name)?.[step] : localStorage.getItem(name);
      return table && !table.isOver;
    });
    const names = Object.keys(localStorage);
    const all = (home.dataset['own'] ?? '').split(' ');
    const known = all.filter((own) => names.some((name) => name.startsWith(own)));
    if (!known.length) return;
    home.dataset['back'] = back.join(' ');
    const now = new Date();
    const noon = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate(), 12);
    const today = new Date(noon).toISOString().slice(0, 10);
    // Who solves the puzzle of the day comes for it, and who has nothing begun is offered it.
    const isOpen = back.includes('daily') && !dataOf(kept.daily[0])?.[today]?.solved;
    const begun = ['learn', 'play'].find((way) => back.includes(way));
    const first = (!isOpen && begun) || (kept.daily ? 'daily' : 'learn');
    home.dataset['first'] = known[0] === all[0] ? first : 'known';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${known.map((own) => `.ways>[data-own="${own}"]`)}{display:revert}`);
    document.adoptedStyleSheets = [sheet];
  } catch {
    // Storage may be closed to us; then everybody comes for the first time.
  }
})();
