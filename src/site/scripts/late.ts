import { safeStorage } from '../../device/safe-storage.ts';

type Load = () => Promise<unknown>;

/**
 * Loads a script if the device has one of these records. @param names of records in storage, with spaces between
 * them.
 */
export function onceKept(names: string, load: Load): void {
  for (const name of names.split(' ')) {
    const look = () => safeStorage.get(name) !== null && load();
    safeStorage.watch(name, look);
    look();
  }
}

/** Loads a script when a pointer or the focus comes near `place`, then repeats a press on one of these `buttons`. */
export function onceTouched(place: HTMLElement, buttons: string, load: Load): void {
  const heard = new AbortController();
  const { signal } = heard;
  const press = async (button: HTMLElement | null) => {
    await load();
    heard.abort();
    button?.click();
  };
  for (const event of ['pointerover', 'focusin']) {
    place.addEventListener(event, () => load(), { signal });
  }
  place.addEventListener(
    'click',
    ({ target }) => target instanceof Element && press(target.closest<HTMLElement>(buttons)),
    { signal },
  );
}
