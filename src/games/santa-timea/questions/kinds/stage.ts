import { ok } from '../../../../core/result.ts';
import { noTask, plainText } from '../../../../core/task-text.ts';
import type { StageStep } from '../../explain/say.ts';
import { deal, MAX_SEATS, MIN_SEATS, TRICKS } from '../../rules/deal.ts';
import { VARIANTS } from '../../rules/variants.ts';
import { ascending, type Kind, sayAsk } from '../kind.ts';

export interface Stage {
  readonly seats: number;
  readonly tricks: number;
}

/** How many there are of something at a stage of a round: `tricks-left in stage 3 9` */
interface StageQuestion {
  readonly ask: 'tricks-left' | 'cards-out' | 'winds-unused' | 'winds-shuffled';
  readonly stage: Stage;
}

export const stage: Kind<StageQuestion> = {
  asks: ['tricks-left', 'cards-out', 'winds-unused', 'winds-shuffled'],
  level: 14,
  parse(ask, { position }) {
    const read = readStage(plainText(position));
    return read ? ok({ ask, stage: read }) : noTask(position);
  },
  make: ({ stage: { seats, tricks } }) => ({ position: `stage ${seats} ${tricks}` }),
  answers(question) {
    const { count, near } = counted(question);
    return { offered: ascending([count, ...near]), right: [String(count)] };
  },
  reasons: (question) => [{ about: 'stage', step: counted(question).step }],
  clauses: () => [],
  burden: () => 0,
  scene: (question) => ({ kind: 'stage', stage: question.stage }),
  say: sayAsk,
  sayAnswer: (_, answer) => answer,
};

function readStage(text: string): Stage | null {
  const [, seats = 0, tricks = 0] = /^stage (\d) (\d+)$/.exec(text)?.map(Number) ?? [];
  const isStage = seats >= MIN_SEATS && seats <= MAX_SEATS && tricks <= TRICKS;
  return isStage ? { seats, tricks } : null;
}

interface Counted {
  readonly count: number;
  readonly near: readonly number[];
  readonly step: StageStep;
}

function counted({ ask, stage: { seats, tricks } }: StageQuestion): Counted {
  const { hands, leftover, row } = deal(0, seats, VARIANTS.basic);
  const cards = { dealt: hands.flat().length, out: leftover.length };
  const all = cards.dealt + cards.out;
  const winds = row.open.length + row.deck.length;
  const unused = winds - TRICKS;
  switch (ask) {
    case 'tricks-left': {
      const count = TRICKS - tricks;
      const sum = { all: TRICKS, used: tricks, count };
      return {
        count,
        near: [tricks, TRICKS, winds - tricks],
        step: { key: 'stage-tricks', clause: 'O2', ...sum },
      };
    }
    case 'cards-out':
      return {
        count: cards.out,
        near: [cards.dealt, all, TRICKS],
        step: { key: 'stage-cards', clause: 'S4', all, used: cards.dealt, count: cards.out },
      };
    case 'winds-unused':
      return {
        count: unused,
        near: [TRICKS, winds, 0],
        step: { key: 'stage-unused', clause: 'R1', all: winds, used: TRICKS, count: unused },
      };
    case 'winds-shuffled':
      return {
        count: winds,
        near: [TRICKS, unused, all],
        step: { key: 'stage-shuffled', clause: 'S1', all: winds, used: 0, count: winds },
      };
  }
}
