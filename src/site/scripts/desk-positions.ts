import { walkThrough } from './walk-through.ts';

const pages = new Map<string, Promise<Document>>();

async function pageAt(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** Brings the positions of an entry from the page of its topic, to which it links, when somebody opens them. */
for (const details of document.querySelectorAll<HTMLDetailsElement>('.desk-position')) {
  const bring = async () => {
    const link = details.querySelector('a');
    if (!link) return;
    const { pathname: from, hash } = link;
    const coming = pages.get(from) ?? pageAt(from);
    pages.set(from, coming);
    const page = await coming;
    for (const style of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      const href = style.getAttribute('href') ?? '';
      if (!document.querySelector(`link[href="${href}"]`)) document.head.append(style.cloneNode());
    }
    const shown = [
      ...(page.getElementById(hash.slice(1))?.querySelectorAll<HTMLElement>('.witness') ?? []),
    ];
    link.replaceWith(...shown);
    for (const witness of shown) walkThrough(witness);
  };
  // Where nothing comes, the link to that page stays.
  details.addEventListener('toggle', () => bring().catch(() => {}), { once: true });
}
