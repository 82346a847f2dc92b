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
    const now = new Date();
    const noon = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate(), 12);
    const today = new Date(noon).toISOString().slice(0, 10);
    /** @param {string} name */
    const dataOf = (name) => JSON.parse(localStorage.getItem(name) ?? '{}').data;
    const back = Object.keys(kept).filter((way) => {
      const [name, step] = kept[way];
      const table = step ? dataOf(name)?.[step] : localStorage.getItem(name);
      return table && !table.isOver;
    });
    const names = Object.keys(localStorage);
    const all = (home.dataset['own'] ?? '').split(' ');
    const known = all.filter((own) =>
      // What people are called is kept for every game.
      names.some((name) => name.startsWith(own) && !name.includes(':names')),
    );
    if (!known.length) return;
    const deal = dataOf(home.dataset['deal'] ?? '')?.[today];
    if (deal) back.push('deal', ...(deal.isOver ? [] : ['play']));
    home.dataset['back'] = back.join(' ');
    const { steps = {}, exam } = dataOf(kept.learn[0]) ?? {};
    const { count, pass } = JSON.parse(home.dataset['course'] ?? '{}');
    const right = Object.values(exam?.answers ?? {}).filter(
      (answer) => answer.right && answer.at >= exam.since,
    );
    const isLearnt = pass ? right.length >= pass : Object.keys(steps).length >= count;
    // Who solves the puzzle of the day comes for it, and who has nothing begun is offered it. Nothing
    // that is done comes first.
    const isOpen = kept.daily && !dataOf(kept.daily[0])?.[today]?.solved;
    const ways = isLearnt ? ['play'] : ['learn', 'play'];
    const begun = ways.find((way) => back.includes(way));
    const own = isOpen && (back.includes('daily') || !begun) ? 'daily' : (begun ?? ways[0]);
    const ids = known.map((name) => name.split(':')[1] ?? '');
    const first = known[0] === all[0] ? own : (ids.find((id) => back.includes(id)) ?? ids[0]);
    home.dataset['first'] = first;
    home.dataset['known'] = ids.join(' ');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `${known.map((name) => `.ways>[data-own="${name}"]`)}{display:revert}` +
        `.ways>[data-way="${first}"]{order:-1;--framed:2px solid var(--mark);--tint:10%}`,
    );
    document.adoptedStyleSheets = [sheet];
  } catch {
    // Storage may be closed to us; then everybody comes for the first time.
  }
})();
