import { sayCard } from '../../explain/say.ts';
import { speechOf } from '../../explain/tell.ts';
import type { Translate } from '../../explain/words.ts';
import type { Scene, TablePart } from '../../questions/kind.ts';
import { gameAt } from '../../questions/table.ts';
import type { Move } from '../../rules/game.ts';
import type { TableView } from '../field/field.ts';
import { viewMoments } from '../moments/moments.ts';

/** A table with its moves, in words. */
export interface TableSceneView {
  readonly kind: 'table';
  readonly table: TableView;
  /** What has been played in this turn; empty if nothing. */
  readonly played: string;
  readonly acting: number;
  /** The part of it whose spots are the answers; none where they are given in words. */
  readonly on: TablePart | null;
}

/** What is asked about, in words: a table with its moves, or what everybody has earned. */
export type SceneView =
  | TableSceneView
  | { readonly kind: 'loot'; readonly lines: readonly string[] };

export function viewScene(scene: Scene, t: Translate, lang: string): SceneView {
  const { list, name } = speechOf(t, lang);
  if (scene.kind === 'loot') {
    const lines = scene.holdings.map(({ fees, compasses }, seat) =>
      t('board.loot', {
        name: name(seat),
        fees: fees.length > 0 ? fees.join(' + ') : '0',
        compasses: t('compasses', { count: compasses }),
      }),
    );
    return { kind: 'loot', lines };
  }
  const { tables } = viewMoments(scene, t, lang);
  const table = tables.at(scene.at === 'start' ? 0 : -1) as TableView;
  const moves = scene.moves.map((move) => sayMove(move, t));
  return {
    kind: 'table',
    table,
    acting: gameAt({ position: scene }).game.turn.seat,
    on: scene.on ?? null,
    played: moves.length > 0 ? t('board.then', { moves: list(moves) }) : '',
  };
}

/** A move without what comes of it: finding that out may be the question. */
function sayMove(move: Move, t: Translate): string {
  if (move.kind === 'draw') return '';
  return move.kind === 'turn'
    ? t('board.turn-card', { lie: t(`lie.${move.lie}`) })
    : sayCard(move.card, t);
}
