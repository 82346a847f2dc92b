import { expect, it } from 'vitest';
import { english as t } from '../../explain/test-kit.ts';
import { makeGame } from '../../notation/game.ts';
import { dealOfDay, playedByOurs } from '../../players/day.ts';
import { LEARNER, momentOf } from '../../players/match.ts';
import { coinsOf } from '../../rules/end.ts';
import type { Player } from '../../rules/game.ts';
import { tellResults } from './told-deal.ts';

it('[N25] counts the coins of the learner’s seat, one’s own and those of our player', () => {
  const deal = dealOfDay('2026-12-05');
  const moment = momentOf(playedByOurs(deal));
  if (!moment.ok) throw new Error(moment.error.code);
  const ours = t('coins', { count: coinsOf(moment.value.game.players[LEARNER] as Player) });
  expect(ours).toMatch(/^\d+ coins$/);
  expect(tellResults(makeGame(playedByOurs(deal)), t)).toEqual({ own: ours, ours });
  expect(tellResults(makeGame(deal), t)).toEqual({ own: '0 coins', ours });
});
