import { createSignal, onMount, Show } from 'solid-js';
import { seatNames } from '../../explain/player-names.ts';
import type { Translate } from '../../explain/words.ts';
import { parseGame } from '../../notation/game.ts';
import { PlayHand } from '../play/PlayHand.tsx';
import { PlayTable } from '../play/PlayTable.tsx';
import { viewPlay } from '../play/play-view.ts';
import { counselOn } from './ask-worker.ts';
import { CounselCards } from './CounselCards.tsx';
import { keepMistake } from './mistakes.ts';
import { type ToldCounsel, tellCounsel } from './told-coach.ts';

export interface TryAgainProps {
  /** The round before the card that cost much: what `parseGame` reads. */
  readonly text: string;
  readonly t: Translate;
  readonly lang: string;
  readonly onSolved?: () => void;
}

/** A puzzle from a mistake: the same trick again, until the card costs nothing that can be told. */
export function TryAgain(props: TryAgainProps) {
  const { t, lang, text } = props;
  const match = parseGame(text);
  if (!match.ok) throw new Error(match.error.code);
  const view = viewPlay(match.value, false, t, lang);
  const [counsel, setCounsel] = createSignal<ToldCounsel>();
  const [verdict, setVerdict] = createSignal('');
  const [isSolved, setSolved] = createSignal(false);
  let prompt!: HTMLParagraphElement;
  onMount(() => prompt.focus());

  const answer = async (card: string) => {
    if (isSolved()) return;
    setVerdict(t('play.coach.thinking'));
    try {
      const found = counsel() ?? tellCounsel(await counselOn(match.value), seatNames(t), t, lang);
      setCounsel(found);
      const chosen = found.cards.find(({ id }) => id === card);
      if (!chosen) {
        setVerdict(t('play.refused'));
        return;
      }
      const isRight = chosen.verdict === 'best' || chosen.verdict === 'close';
      setVerdict(
        `${t(isRight ? 'coach.again.right' : 'coach.again.wrong', { card: chosen.name, said: chosen.said })} ${chosen.reasons}`,
      );
      if (!isRight) return;
      setSolved(true);
      keepMistake(text, 'later');
      props.onSolved?.();
    } catch {
      setVerdict(t('play.coach.failed'));
    }
  };
  return (
    <>
      <PlayTable view={view} t={t} />
      <p ref={prompt} tabindex="-1">
        {t('coach.again.ask')}
      </p>
      <PlayHand hand={view.hand} isTurn={!isSolved()} t={t} onPlay={({ id }) => answer(id)} />
      <p role="status">{verdict()}</p>
      <Show when={isSolved() && counsel()}>{(found) => <CounselCards told={found()} />}</Show>
    </>
  );
}
