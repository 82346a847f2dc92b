import { shelf } from '../../device/shelf.ts';
import { LANGUAGE_KEY } from '../names.ts';

/** Leads from the root to the language chosen earlier, else to the first one of the browser's that we have. */
const offered = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
const wanted = [shelf.get(LANGUAGE_KEY) ?? '', ...navigator.languages];
const links = wanted.map((tag) =>
  offered.find((link) => link.hreflang === tag.toLowerCase().split('-')[0]),
);
const target = links.find((link) => link !== undefined);
if (target) location.replace(target.href + location.hash);
