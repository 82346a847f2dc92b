/**
 * A tab that was open while a new version of the site was published may ask for a script that is gone. Then the page
 * is loaded anew. Where the script is missing for another reason, a weak connection say, nothing happens here.
 */
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
