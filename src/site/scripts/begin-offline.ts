import { safeStorage } from '../../device/safe-storage.ts';
import { keepLanguage, startOffline, stopOffline } from '../offline.ts';
import { OFFLINE_KEY } from '../output-paths.ts';

/** Stores the language of the page for offline use, or deletes it where the reader has switched that off. */
if (import.meta.env.OFFLINE && navigator.serviceWorker && !document.querySelector('#offline')) {
  addEventListener('load', async () => {
    if (safeStorage.get(OFFLINE_KEY) === 'off') await stopOffline();
    else if (await startOffline())
      await keepLanguage(document.documentElement.lang).catch(() => undefined);
  });
}
