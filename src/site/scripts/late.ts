import { safeStorage } from '../../device/safe-storage.ts';

type Bring = () => Promise<unknown>;

/**
 * Loads a script if the device has one of these records. @param names of records in storage, with spaces between
 * them.
 */
export function onceKept(names: string, bring: Bring): void {
  for (const name of names.split(' ')) {
    const look = () => safeStorage.get(name) !== null && bring();
    safeStorage.watch(name, look);
    look();
  }
}

/** Loads a script when a pointer or the focus comes near `place`, then repeats a press on one of these `buttons`. */
export function onceTouched(place: HTMLElement, buttons: string, bring: Bring): void {
  const heard = new AbortController();
  const { signal } = heard;
  const come = async (button: HTMLElement | null) => {
    await bring();
    heard.abort();
    button?.click();
  };
  for (const event of ['pointerover', 'focusin']) {
    place.addEventListener(event, () => bring(), { signal });
  }
  place.addEventListener(
    'click',
    ({ target }) => target instanceof Element && come(target.closest<HTMLElement>(buttons)),
    { signal },
  );
}
