import { readdirSync } from 'node:fs';

interface ClauseFile {
  readonly CLAUSES: readonly string[];
  readonly NOT_ACTED_ON?: Readonly<Record<string, string>>;
}

interface ReadingFile {
  readonly WITHOUT_FIELD?: Readonly<Record<string, string>>;
}

/** Every folder of a game, those that the site does not list yet too. */
export const GAME_FOLDERS: readonly string[] = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const FILES = new Map(
  await Promise.all(
    GAME_FOLDERS.map(async (game): Promise<[string, ClauseFile & ReadingFile]> => {
      const rules = `../src/games/${game}/rules`;
      return [
        game,
        { ...(await import(`${rules}/clauses.ts`)), ...(await import(`${rules}/readings.ts`)) },
      ];
    }),
  ),
);

/** What a game's `rules/` say about its clauses. */
export function gameClauses(game: string) {
  const file = FILES.get(game);
  return {
    clauses: file?.CLAUSES ?? [],
    /** Those that give nobody anything to decide. */
    notActedOn: Object.keys(file?.NOT_ACTED_ON ?? {}),
    /** Open points that need no rule of their own. */
    withoutQuestion: Object.keys(file?.WITHOUT_FIELD ?? {}),
  };
}
