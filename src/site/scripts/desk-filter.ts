import { safeStorage } from '../../device/safe-storage.ts';

/**
 * Filters the table of the desk and moves through it by arrow keys. The choice is in the address and saved on the
 * device.
 */
const form = document.querySelector<HTMLFormElement>('form.desk-filter');
const table = document.querySelector<HTMLElement>('.desk-table');

if (form && table) {
  const rows = [...table.querySelectorAll<HTMLElement>('.desk-row')];
  const partsOf = (row: HTMLElement, book: string | undefined): readonly HTMLElement[] =>
    [...row.querySelectorAll<HTMLElement>('h4,.verdict,[data-book]')].filter(
      ({ dataset }) => !book || !dataset['book'] || dataset['book'] === book,
    );
  const textOf = ({ textContent, dataset }: HTMLElement): string =>
    `${textContent} ${dataset['printed'] ?? ''}`.toLocaleLowerCase();
  const links = () =>
    rows.filter((row) => !row.hidden).flatMap((row) => row.querySelector<HTMLElement>('a') ?? []);

  const fields = [...form.elements].filter(
    (field) => field instanceof HTMLSelectElement || field instanceof HTMLInputElement,
  );

  const apply = () => {
    const data = new FormData(form);
    const chosen = (name: string) => String(data.get(name) ?? '');
    const [verdict, topic, book, says] = ['verdict', 'topic', 'book', 'says'].map(chosen);
    const text = chosen('text').trim().toLocaleLowerCase();
    for (const row of rows) {
      const section = row.closest<HTMLElement>('[data-topic]');
      const parts = partsOf(row, book);
      row.hidden = !(
        (!verdict || row.dataset['verdict'] === verdict) &&
        (!topic || section?.dataset['topic'] === topic) &&
        (!says ||
          parts.some(({ dataset: { says: own } }) => (says === 'either' ? own : own === says))) &&
        parts.map(textOf).join(' ').includes(text)
      );
    }
    const isNarrowed = fields.some(({ value }) => value !== '');
    for (const section of table.querySelectorAll<HTMLDetailsElement>('[data-topic]')) {
      section.hidden = !section.querySelector('.desk-row:not([hidden])');
      section.open = isNarrowed;
    }
    for (const cell of table.querySelectorAll<HTMLElement>('[data-book]')) {
      cell.hidden = Boolean(book) && cell.dataset['book'] !== book;
    }
    const count = links().length;
    const words = form.dataset[count === 1 ? 'one' : 'more'] ?? '';
    const output = form.elements.namedItem('count');
    if (output instanceof HTMLOutputElement) output.value = words.replace('{{count}}', `${count}`);
  };

  const key = `windrose:filter:${location.pathname}`;
  const keep = () => {
    const { origin, pathname, hash } = location;
    const address = new URL(pathname + hash, origin);
    for (const { name, value } of fields) if (value) address.searchParams.set(name, value);
    history.replaceState(history.state, '', address);
    safeStorage.set(key, address.search || null);
  };
  const change = () => {
    apply();
    keep();
  };

  const asked = new URLSearchParams(location.search || (safeStorage.get(key) ?? ''));
  for (const field of fields) field.value = asked.get(field.name) ?? field.value;
  form.addEventListener('input', change);
  form.querySelector('[data-all]')?.addEventListener('click', () => {
    for (const field of fields) field.value = '';
    change();
    for (const section of table.querySelectorAll('details')) section.open = true;
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  apply();

  form.addEventListener('keydown', (event) => {
    const isText = event.target instanceof HTMLInputElement;
    if (!isText || event.key !== 'ArrowDown') return;
    event.preventDefault();
    for (const section of table.querySelectorAll('details')) section.open ||= !section.hidden;
    links()[0]?.focus();
  });

  table.addEventListener('keydown', (event) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const all = links();
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    all[Math.min(all.length - 1, Math.max(0, here + step))]?.focus();
  });
}
