import { safeStorage } from '../../device/safe-storage.ts';
import { followChoice } from '../offline.ts';
import { LANGUAGE_KEY, THEME_KEY } from '../output-paths.ts';
import { goToPlace, placeHere } from './place.ts';

const THEMES = ['auto', 'light', 'dark'] as const;

type Theme = (typeof THEMES)[number];

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
    safeStorage.set(THEME_KEY, next === 'auto' ? null : next);
    label();
  });
  label();
}

/** Links to the other languages keep the place, what was asked and the position, which widgets write into the address at any time. */
function setUpLanguage(link: HTMLAnchorElement): void {
  const keepPlace = () => {
    link.search = location.search;
    link.hash = placeHere();
  };
  for (const event of ['pointerdown', 'focus', 'click']) link.addEventListener(event, keepPlace);
}

function rememberLanguage({ lang }: HTMLElement): void {
  const from = document.referrer;
  const isOurs = from.startsWith(`${location.origin}/`);
  if (isOurs && !from.includes(`/${lang}/`)) safeStorage.set(LANGUAGE_KEY, lang);
}

goToPlace();
const button = document.querySelector<HTMLButtonElement>('button.theme');
if (button) setUpTheme(button);
for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
  setUpLanguage(link);
}
rememberLanguage(document.documentElement);

if (import.meta.env.OFFLINE && !document.querySelector('#offline')) {
  addEventListener('load', () => followChoice(() => {}));
}

/*
 * A browser that translates a page puts `<font>` in the place of its texts. An island goes on writing into the text it
 * knows: into what is gone, or into `data` of what it finds there. Both lead to the page again, so that what is said
 * is never older than what was done.
 */
const replaced = new WeakMap<Node, ChildNode>();

const written = new MutationObserver((changes) => {
  for (const { target } of changes) {
    replaced.get(target)?.replaceWith(target);
    replaced.delete(target);
  }
});

new MutationObserver((changes) => {
  for (const { addedNodes, removedNodes } of changes) {
    const [added] = addedNodes;
    const [text] = removedNodes;
    if (added instanceof HTMLFontElement && text instanceof Text && !text.isConnected) {
      replaced.set(text, added);
      written.observe(text, { characterData: true });
    }
  }
}).observe(document.body, { childList: true, subtree: true });

Object.defineProperty(HTMLFontElement.prototype, 'data', {
  get(this: HTMLElement) {
    return this.textContent;
  },
  set(this: HTMLElement, text: string) {
    this.textContent = text;
  },
});
