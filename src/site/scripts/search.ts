import { once } from '../../device/wait.ts';

/** The page of the search: what is typed is looked for, stands in the address, and is counted aloud. */
const form = document.querySelector<HTMLFormElement>('#search');
const input = document.querySelector<HTMLInputElement>('#query');
const status = document.querySelector<HTMLElement>('#status');
const results = document.querySelector<HTMLElement>('#results');
if (!form || !input || !status || !results) throw new Error('The page lacks a part of the search');

const { index = '', words = '{}', failed = '' } = form.dataset;
const PARAMETER = 'q';

/** What finds, draws and counts, with the first letter; asked once, so that no letter overtakes the one before it. */
const load = once(async () => {
  const [{ find }, { createDrawing }] = await Promise.all([
    import('../search/pagefind.ts'),
    import('../search/draw.ts'),
  ]);
  return { find, ...createDrawing(JSON.parse(words), document.documentElement.lang) };
});

async function search(): Promise<void> {
  const query = input?.value.trim() ?? '';
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, query);
  history.replaceState(history.state, '', address);
  if (query === '') {
    show('');
    return;
  }
  try {
    const { find, draw, t } = await load();
    const pages = await find(index, query);
    // Something else may have been typed, or all deleted, meanwhile.
    if (!pages || query !== input?.value.trim()) return;
    const count = pages.reduce((sum, page) => sum + page.sub_results.length, 0);
    const said = count === 0 ? t('search.none', { query }) : t('search.found', { count, query });
    show(said, ...draw(pages));
  } catch {
    show(failed);
  }
}

function show(said: string, ...found: readonly HTMLElement[]): void {
  if (status) status.textContent = said;
  results?.replaceChildren(...found);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  search();
});
input.addEventListener('input', search);
const asked = new URLSearchParams(location.search).get(PARAMETER);
// What was typed before this script came stays.
if (input.value === '' && asked) input.value = asked;
if (input.value === '') input.focus();
else search();
