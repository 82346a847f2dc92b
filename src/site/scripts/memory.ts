/** `public/theme.js` reads this one before the first paint. */
export const THEME_KEY = 'theme';
export const LANGUAGE_KEY = 'language';

/** Remembers a choice in this browser, or forgets it; where storage is closed, nothing happens. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; the choice then lasts for this page.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
