/** Narrows the table of the editions desk down, and leads through it with the arrow keys. */
const form = document.querySelector<HTMLFormElement>('form.desk-filter');
const table = document.querySelector<HTMLElement>('.desk-table');

if (form && table) {
  const rows = [...table.querySelectorAll<HTMLElement>('.desk-row')];
  /** What a row says, of the books only the one that is shown. */
  const textOf = (row: HTMLElement, book: string | undefined): string =>
    [...row.querySelectorAll<HTMLElement>('h3,.verdict,[data-book]')]
      .filter(({ dataset }) => !book || !dataset['book'] || dataset['book'] === book)
      .map(({ textContent }) => textContent?.toLocaleLowerCase())
      .join(' ');
  const links = () =>
    rows
      .filter((row) => !row.hidden)
      .flatMap((row) => row.querySelector<HTMLElement>('h3 a') ?? []);

  const apply = () => {
    const data = new FormData(form);
    const chosen = (name: string) => String(data.get(name) ?? '');
    const [verdict, topic, book] = ['verdict', 'topic', 'book'].map(chosen);
    const text = chosen('text').trim().toLocaleLowerCase();
    for (const row of rows) {
      const section = row.closest<HTMLElement>('section');
      row.hidden = !(
        (!verdict || row.dataset['verdict'] === verdict) &&
        (!topic || section?.dataset['topic'] === topic) &&
        textOf(row, book).includes(text)
      );
    }
    for (const section of table.querySelectorAll<HTMLElement>('section')) {
      section.hidden = !section.querySelector('.desk-row:not([hidden])');
    }
    if (book) table.dataset['book'] = book;
    else delete table.dataset['book'];
    const count = links().length;
    const words = form.dataset[count === 1 ? 'one' : 'more'] ?? '';
    const output = form.elements.namedItem('count');
    if (output instanceof HTMLOutputElement) output.value = words.replace('{{count}}', `${count}`);
  };

  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  apply();

  form.addEventListener('keydown', (event) => {
    const isText = event.target instanceof HTMLInputElement;
    if (!isText || event.key !== 'ArrowDown') return;
    event.preventDefault();
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
