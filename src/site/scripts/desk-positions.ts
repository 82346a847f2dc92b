import { walkThrough } from './walk-through.ts';

/** Brings the positions of an entry from the page of its topic when somebody opens them. */
for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-from]')) {
  const { from = '', entry = '' } = details.dataset;
  const bring = async () => {
    const answer = await fetch(from);
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const style of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      const href = style.getAttribute('href') ?? '';
      if (!document.querySelector(`link[href="${href}"]`)) document.head.append(style);
    }
    const shown = [
      ...(page.getElementById(entry)?.querySelectorAll<HTMLElement>('.witness') ?? []),
    ];
    details.querySelector('a')?.replaceWith(...shown);
    for (const witness of shown) walkThrough(witness);
  };
  // Where nothing comes, the link to that page stays.
  details.addEventListener('toggle', () => bring().catch(() => {}), { once: true });
}
