import type { Game } from '../../kit/game.ts';
import CONTEXT from './context.json' with { type: 'json' };
import { GLOSSARY } from './editions/glossary.ts';
import { DESK } from './editions/register.ts';
import { FACTS } from './facts.ts';
import { PREDICT, readFence } from './fence.ts';
import { CLAUSES } from './rules/clauses.ts';
import { MAX_SEATS, MIN_SEATS } from './rules/deal.ts';
import { DAILY, PUZZLES } from './supplies.ts';

export const GAME = {
  id: 'santa-timea',
  fenceLanguage: 'timea',
  players: [MIN_SEATS, MAX_SEATS],
  minutes: null,
  firstPosition: { source: 'trick N2: N9 E12 S13', meta: PREDICT },
  clauses: CLAUSES,
  facts: FACTS,
  terms: GLOSSARY,
  desk: DESK,
  context: CONTEXT,
  readFence,
  puzzles: PUZZLES,
  daily: DAILY,
  sheet: () => import('./tables/sheet.css?url'),
} as const satisfies Game;
