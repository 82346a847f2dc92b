import type { Catalogue } from '../../../../core/words.ts';
import { NewGame as Frame, PAGE_STEP } from '../../../../kit/play/NewGame.tsx';
import { TextFold } from '../../../../kit/play/TextFold.tsx';
import { createTranslate } from '../../explain/words.ts';
import { Fleet } from '../fleet/Fleet.tsx';

/** A game against the one opponent there is; the words are those of the game, too. */
export function NewGame(props: { readonly lang: string; readonly words: Catalogue }) {
  const t = createTranslate(props.words, props.lang);
  /** Both ships as they set out, of which there is nothing to be told yet. */
  const sides = ([0, 1] as const).map((seat) => ({ name: t(`side.${seat}`), stats: [] }));
  const engine = async () => (await import('./play.ts')).createPlayEngine(props.words, props.lang);
  const load = async (text: string) => {
    const [{ PlayGame }, { open }] = await Promise.all([import('./PlayGame.tsx'), engine()]);
    const told = open(text);
    if (!told.ok) throw new Error(told.error);
    return { PlayGame, told: told.value };
  };
  return (
    <Frame
      tables={async () => (await import('../../players/kept.ts')).tables}
      source={(seed) => `game ${seed}`}
      load={load}
      game={(start) => (
        <start.PlayGame
          told={start.told}
          place={{ game: 'ships', lesson: '', step: PAGE_STEP }}
          lang={props.lang}
          words={props.words}
        />
      )}
      below={(begin) => (
        <TextFold
          label={t('new-game.text')}
          reader={async () => (await engine()).reader}
          onOpen={begin}
        />
      )}
      t={t}
    >
      <Fleet phase={null} title="" sides={sides} t={t} />
    </Frame>
  );
}
