/** A tab that is older than the published site may ask for a script that is gone: then the page is loaded anew. */
const reloadIfOutdated = async () => {
  if (await isOutdated().catch(() => false)) location.reload();
};
addEventListener('vite:preloadError', reloadIfOutdated);
document.addEventListener('astro:hydration-error', reloadIfOutdated);

/** Whether the host sends another version of this page, with other scripts. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-cache' });
  if (!answer.ok) return false;
  const page = await answer.text();
  const here = document.querySelectorAll<HTMLElement>('script[src], astro-island[component-url]');
  return [...here].some((element) => {
    const address = element.getAttribute('src') ?? element.getAttribute('component-url') ?? '';
    return !page.includes(address);
  });
}
