import { shelf } from '../../device/shelf.ts';
import { LANGUAGE_KEY, THEME_KEY } from '../names.ts';

const THEMES = ['auto', 'light', 'dark'] as const;

type Theme = (typeof THEMES)[number];

/** The button that goes through the colours: those of the system, light, dark. */
function setUpTheme(button: HTMLButtonElement): void {
  const root = document.documentElement;
  const current = (): Theme => THEMES.find((theme) => theme === root.dataset['theme']) ?? 'auto';
  const label = () => {
    const words = button.dataset[current()] ?? '';
    button.setAttribute('aria-label', words);
    button.title = words;
  };
  button.addEventListener('click', () => {
    const next = THEMES[(THEMES.indexOf(current()) + 1) % THEMES.length] ?? 'auto';
    if (next === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = next;
    shelf.set(THEME_KEY, next === 'auto' ? null : next);
    label();
  });
  label();
}

/**
 * Where the reader is, by a name that is the same in every language. Headings are called by their words, so the
 * step of a lesson that has them stands for them; without a fragment it is the last place above the window’s end.
 */
function place(): string {
  const target = document.querySelector(':target');
  if (target) return `#${target.closest('.leg')?.id ?? target.id}`;
  if (location.hash || scrollY < innerHeight) return location.hash;
  const places = [...document.querySelectorAll('main [id]:not(h2, h3, input, svg *)')];
  const last = places.findLast((one) => one.getBoundingClientRect().top < innerHeight / 2);
  return last?.checkVisibility() ? `#${last.id}` : '';
}

/** Links to the other languages keep the place and the position, which widgets write into the fragment at any time. */
function setUpLanguage(link: HTMLAnchorElement): void {
  const keepFragment = () => {
    link.hash = place();
  };
  for (const event of ['pointerdown', 'focus', 'click']) link.addEventListener(event, keepFragment);
}

/** Who comes here from another language of this site, or from the root, has chosen this one. */
function rememberLanguage({ lang }: HTMLElement): void {
  const from = document.referrer;
  const isOurs = from.startsWith(`${location.origin}/`);
  if (isOurs && !from.includes(`/${lang}/`)) shelf.set(LANGUAGE_KEY, lang);
}

const button = document.querySelector<HTMLButtonElement>('button.theme');
if (button) setUpTheme(button);
for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
  setUpLanguage(link);
}
rememberLanguage(document.documentElement);
