import { shelf } from '../../device/shelf.ts';
import { OFFLINE_KEY } from './names.ts';

/** Offline use begins once the page is there and rests; browsers that have no such thing say nothing. */
if (import.meta.env.OFFLINE && navigator.serviceWorker && shelf.get(OFFLINE_KEY) !== 'off') {
  addEventListener('load', async () => {
    const { startOffline } = await import('./switch.ts');
    await startOffline();
  });
}
