/** What the build tells the pages, see `site/build/offline.ts`. */
interface ImportMetaEnv {
  /** Whether there is a service worker to ask for. */
  readonly OFFLINE: boolean;
  /** The path that the site lives under, with a slash at its end. */
  readonly OFFLINE_BASE: string;
}
