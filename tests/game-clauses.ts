import { readdirSync } from 'node:fs';

/** Every folder of a game, those that the site does not list yet too. */
export const GAME_FOLDERS: readonly string[] = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const FILES = new Map(
  await Promise.all(
    GAME_FOLDERS.map(async (game) => {
      const rules = `../src/games/${game}/rules`;
      const files = [await import(`${rules}/clauses.ts`), await import(`${rules}/readings.ts`)];
      return [game, Object.assign({}, ...files)] as const;
    }),
  ),
);

/** What a game's `rules/` say about its clauses. */
export function gameClauses(game: string) {
  const { CLAUSES = [], NOT_ACTED_ON = {}, WITHOUT_FIELD = {} } = FILES.get(game) ?? {};
  return {
    clauses: CLAUSES as readonly string[],
    /** Those that give nobody anything to decide. */
    notActedOn: Object.keys(NOT_ACTED_ON),
    /** Open points that need no rule of their own. */
    withoutQuestion: Object.keys(WITHOUT_FIELD),
  };
}
