import { shelf } from '../../device/shelf.ts';
import { OFFLINE_KEY } from '../names.ts';
import { keepLanguage, startOffline, stopOffline } from '../offline.ts';

/**
 * Once the page is there, its language is kept for offline use. Where the reader has switched that off, what a
 * worker of another tab may have kept since is deleted. What fails is tried again on the next page. The page with the
 * switch does all that itself: begun twice, it could begin once more after it was switched off.
 */
if (import.meta.env.OFFLINE && navigator.serviceWorker && !document.querySelector('#offline')) {
  addEventListener('load', async () => {
    if (shelf.get(OFFLINE_KEY) === 'off') await stopOffline();
    else if (await startOffline())
      await keepLanguage(document.documentElement.lang).catch(() => undefined);
  });
}
