import { plain } from '../../core/find-words.ts';
import { safeStorage } from '../../device/safe-storage.ts';

/** Filters the table of the desk. The choice is in the address and saved on the device. */
const form = document.querySelector<HTMLFormElement>('form.desk-filter');
const table = document.querySelector<HTMLElement>('.desk-table');

if (form && table) {
  const rows = [...table.querySelectorAll<HTMLElement>('.desk-row')];
  const partsOf = (row: HTMLElement, book: string | undefined): readonly HTMLElement[] =>
    [...row.querySelectorAll<HTMLElement>('h4,.verdict,[data-book],[data-printed]')].filter(
      (part) => !book || !part.closest(`[data-book]:not([data-book='${book}'])`),
    );
  /** What another language prints is found by beginnings of words: “tie” stands in no “partie”. */
  const wantedIn = ({ lang }: HTMLElement, text: string): string =>
    plain(text).slice(Number(!lang || lang === document.documentElement.lang));
  const has = (part: HTMLElement, text: string): boolean => {
    const printed = part.querySelector('[data-printed]')?.textContent ?? '';
    return plain(part.textContent.replace(printed, '')).includes(wantedIn(part, text));
  };
  const mark = (row: HTMLElement, text: string) => {
    for (const old of row.querySelectorAll('mark')) old.replaceWith(old.textContent);
    row.normalize();
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (text && texts.nextNode()) {
      const node = texts.currentNode as Text;
      const wanted = wantedIn(node.parentElement?.closest<HTMLElement>('[lang]') ?? row, text);
      const at = plain(node.data).indexOf(wanted);
      if (at < 0) continue;
      const found = node.splitText(at + wanted.length - 1 - text.length);
      found.splitText(text.length);
      const marked = document.createElement('mark');
      found.replaceWith(marked);
      marked.append(found);
      texts.currentNode = found;
    }
  };
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select,input');

  const apply = () => {
    const data = new FormData(form);
    const chosen = (name: string) => String(data.get(name) ?? '');
    const [verdict, topic, book, says] = ['verdict', 'topic', 'book', 'says'].map(chosen);
    const text = chosen('text').trim();
    for (const row of rows) {
      const section = row.closest<HTMLElement>('[data-topic]');
      const parts = partsOf(row, book);
      row.hidden = !(
        (!verdict || row.dataset['verdict'] === verdict) &&
        (!topic || section?.dataset['topic'] === topic) &&
        (!says ||
          parts.some(({ dataset: { says: own } }) => (says === 'either' ? own : own === says))) &&
        parts.some((part) => has(part, text))
      );
      mark(row, text);
    }
    const isNarrowed = [...fields].some(({ value }) => value !== '');
    for (const section of table.querySelectorAll<HTMLDetailsElement>('[data-topic]')) {
      section.hidden = !section.querySelector('.desk-row:not([hidden])');
      section.open = isNarrowed;
      // They count all entries of a group, not those that a filter leaves.
      section.querySelector('small')?.toggleAttribute('hidden', isNarrowed);
    }
    for (const cell of table.querySelectorAll<HTMLElement>('[data-book]')) {
      cell.hidden = Boolean(book) && cell.dataset['book'] !== book;
    }
    for (const printed of table.querySelectorAll<HTMLElement>('[data-printed]')) {
      printed.hidden = !text || !has(printed, text);
    }
    const count = rows.filter((row) => !row.hidden).length;
    const words = form.dataset[['none', 'one'][count] ?? 'more'] ?? '';
    const output = form.elements.namedItem('count');
    if (output instanceof HTMLOutputElement) output.value = words.replace('{{count}}', `${count}`);
  };

  const key = `windrose:filter:${location.pathname}`;
  const change = ({ target }: Event) => {
    apply();
    const { origin, pathname, hash } = location;
    const address = new URL(pathname + hash, origin);
    for (const { name, value } of fields) if (value) address.searchParams.set(name, value);
    history.replaceState(history.state, '', address);
    safeStorage.set(key, address.search || null);
    // What is found stands below, in sight above the keys of a phone.
    if (target instanceof HTMLInputElement) target.labels?.[0]?.scrollIntoView();
  };

  const asked = new URLSearchParams(location.search || (safeStorage.get(key) ?? ''));
  for (const field of fields) field.value = asked.get(field.name) ?? field.value;
  form.addEventListener('input', change);
  form.querySelector('[data-all]')?.addEventListener('click', (event) => {
    for (const field of fields) field.value = '';
    change(event);
    for (const section of table.querySelectorAll('details')) section.open = true;
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  apply();
}
