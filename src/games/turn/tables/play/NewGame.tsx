import { createSignal, Index } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import {
  NewGame as Frame,
  GameChoice,
  PAGE_STEP,
  SeatsChoice,
} from '../../../../kit/play/NewGame.tsx';
import { TextFold } from '../../../../kit/play/TextFold.tsx';
import { createTranslate } from '../../explain/words.ts';
import { DECKS, type Decks } from '../../rules/deck.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/game.ts';

/** The words that the page has before a game begins. */
export const newGameWords = ['ruling', 'new-game', 'player'] as const;

/** The ship of a player, which the page has drawn. */
export const SAILS = 'sails';

const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, index) => MIN_SEATS + index);
const ALL_DECKS = Object.keys(DECKS).map(Number) as Decks[];

/** [N1] [N2] With how many players and decks a game is dealt. */
export function NewGame(props: { readonly lang: string; readonly words: Catalogue }) {
  const t = createTranslate(props.words, props.lang);
  const [seats, setSeats] = createSignal(4);
  const [decks, setDecks] = createSignal<Decks>(2);
  const bring = async () =>
    (await import('./play.ts')).createPlayEngine('game', props.words, props.lang);
  const load = async (text: string) => {
    const [{ PlayTable }, engine] = await Promise.all([import('./PlayTable.tsx'), bring()]);
    const first = engine.open(text);
    if (!first.ok) throw new Error(first.error);
    return { PlayTable, engine, first: first.value };
  };
  const opponents = () =>
    Array.from({ length: seats() - 1 }, (_, index) => t(`player.${index + 1}`));
  return (
    <Frame
      tables={async () => (await import('../../players/kept.ts')).tables}
      source={(seed) => ['game', `seed ${seed} seats ${seats()} decks ${decks()}`].join(' ')}
      load={load}
      game={({ PlayTable, engine, first }) => (
        <PlayTable
          first={first}
          engine={engine}
          kind="game"
          place={{ game: 'turn', lesson: '', step: PAGE_STEP }}
          t={engine.t}
        />
      )}
      below={(begin) => (
        <TextFold
          label={t('new-game.text')}
          reader={async () => (await bring()).reader}
          onOpen={begin}
        />
      )}
      t={t}
    >
      <SeatsChoice seats={SEATS} chosen={seats()} onChoose={setSeats} t={t} />
      <div class="st-captains" aria-live="polite">
        <p>{t('new-game.against')}</p>
        <ul class="plain">
          <Index each={opponents()}>
            {(name) => (
              <li>
                <svg class="st-captain" viewBox="0 0 52 46" aria-hidden="true">
                  <use href={`#${SAILS}`} />
                </svg>
                {name()}
              </li>
            )}
          </Index>
        </ul>
      </div>
      <GameChoice
        name="decks"
        label={t('new-game.decks.label')}
        options={ALL_DECKS.map((value) => ({
          value,
          label: t(`new-game.decks.${value}`),
          text: t(`new-game.decks.of.${value}`),
        }))}
        chosen={decks()}
        onChoose={setDecks}
      />
    </Frame>
  );
}
