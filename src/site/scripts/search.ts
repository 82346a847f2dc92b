interface Pagefind {
  readonly pagefindOptions: object;
  setTranslations(words: Readonly<Record<string, string>>): void;
  triggerLoad(): Promise<void>;
  triggerSearch(query: string): void;
}

interface Left {
  readonly PagefindComponents: { getInstanceManager(): { getInstance(): Pagefind } };
}

const form = document.querySelector<HTMLFormElement>('#search');
const input = document.querySelector<HTMLInputElement>('#query');
const failed = document.querySelector<HTMLElement>('#failed');
if (!form || !input || !failed) throw new Error('The page lacks a part of the search');

const { folder = '', none = '' } = form.dataset;
const PARAMETER = 'q';
const PAUSE = 200;

let loading: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  // The components say in English that these do not come; we load them first and report it ourselves.
  await import(/* @vite-ignore */ `${folder}pagefind.js`);
  await import(/* @vite-ignore */ `${folder}pagefind-component-ui.js`);
  const { PagefindComponents } = window as unknown as Left;
  const pagefind = PagefindComponents.getInstanceManager().getInstance();
  // The pages of rules are long and must not come last for that.
  Object.assign(pagefind.pagefindOptions, { ranking: { pageLength: 0 } });
  pagefind.setTranslations({ zero_results: none });
  // A search that waits for the index would count as newer than one that is asked for meanwhile.
  await pagefind.triggerLoad();
  return pagefind;
}

async function search(query: string): Promise<void> {
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, query);
  history.replaceState(history.state, '', address);
  if (query === '' && !loading) return;
  loading ??= load();
  (await loading).triggerSearch(query);
}

let pause: ReturnType<typeof setTimeout> | undefined;

function searchSoon(wait: number): void {
  clearTimeout(pause);
  pause = setTimeout(() => search(input?.value.trim() ?? ''), wait);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  searchSoon(0);
});
input.addEventListener('input', () => searchSoon(PAUSE));
failed.querySelector('button')?.addEventListener('click', () => location.reload());
window.addEventListener('unhandledrejection', () => {
  document.querySelector('pagefind-summary')?.setAttribute('hidden', '');
  failed.hidden = false;
});

const asked = new URLSearchParams(location.search).get(PARAMETER);
if (input.value === '' && asked) input.value = asked;
if (input.value === '') input.focus();
else searchSoon(0);
