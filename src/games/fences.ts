import { FENCE_LANGUAGE } from './santa-timea/fence-language.ts';

/** The fence languages of all games. The site's configuration reads them, and loads no game for it. */
export const FENCE_LANGUAGES: readonly string[] = [FENCE_LANGUAGE];
