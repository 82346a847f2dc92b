import { safeStorage } from '../../device/safe-storage.ts';
import { keepLanguage, startOffline, stopOffline } from '../offline.ts';
import { OFFLINE_KEY } from '../output-paths.ts';

/**
 * Keeps the language of the page for offline use, or deletes what is kept where the reader has switched that off. The
 * page with the switch does this itself.
 */
if (import.meta.env.OFFLINE && navigator.serviceWorker && !document.querySelector('#offline')) {
  addEventListener('load', async () => {
    if (safeStorage.get(OFFLINE_KEY) === 'off') await stopOffline();
    else if (await startOffline())
      await keepLanguage(document.documentElement.lang).catch(() => undefined);
  });
}
