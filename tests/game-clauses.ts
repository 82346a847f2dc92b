import { readdirSync } from 'node:fs';

interface ClauseFile {
  readonly CLAUSES: readonly string[];
  readonly NOT_ACTED_ON?: Readonly<Record<string, string>>;
}

interface ReadingFile {
  readonly WITHOUT_FIELD?: Readonly<Record<string, string>>;
}

const CLAUSES = import.meta.glob<ClauseFile>('/src/games/*/rules/clauses.ts', { eager: true });
const READINGS = import.meta.glob<ReadingFile>('/src/games/*/rules/readings.ts', { eager: true });

/** Every folder of a game, those that the site does not list yet too. */
export const GAME_FOLDERS: readonly string[] = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What a game's `rules/` say about its clauses. */
export function gameClauses(game: string) {
  const file = CLAUSES[`/src/games/${game}/rules/clauses.ts`];
  const readings = READINGS[`/src/games/${game}/rules/readings.ts`];
  return {
    clauses: file?.CLAUSES ?? [],
    /** Those that give nobody anything to decide. */
    notActedOn: Object.keys(file?.NOT_ACTED_ON ?? {}),
    /** Open points that need no rule of their own. */
    withoutQuestion: Object.keys(readings?.WITHOUT_FIELD ?? {}),
  };
}
