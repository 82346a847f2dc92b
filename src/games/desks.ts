import { GAME_LIST } from './list.ts';

const TOPICS = import.meta.glob<readonly string[]>('./*/desk.ts', {
  eager: true,
  import: 'TOPICS',
});

/**
 * The games that have several printed editions, and the topics under which these are compared: the
 * `TOPICS` of their `desk.ts`.
 */
export const DESKS: readonly { readonly game: string; readonly topics: readonly string[] }[] =
  GAME_LIST.flatMap(({ id }) => {
    const topics = TOPICS[`./${id}/desk.ts`];
    return topics ? [{ game: id, topics }] : [];
  });
