import { shelf } from '../../device/shelf.ts';
import { OFFLINE_KEY } from '../names.ts';
import { startOffline, stopOffline } from './switch.ts';

/**
 * Offline use begins once the page is there and rests; browsers that have no such thing say nothing. Where
 * it is switched off, what a worker of another tab may have kept since goes too.
 */
if (import.meta.env.OFFLINE && navigator.serviceWorker) {
  addEventListener('load', async () => {
    await (shelf.get(OFFLINE_KEY) === 'off' ? stopOffline() : startOffline());
  });
}
