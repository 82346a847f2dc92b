import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import { checked } from '../../../../core/result.ts';
import { seatNames } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { parseGame } from '../../notation/game.ts';
import { withCard } from '../../players/match.ts';
import { Bar } from '../cards/icons.tsx';
import { PlayHand, PlayTable } from '../play/PlayTable.tsx';
import { type HandCard, viewPlay } from '../play/play-view.ts';
import { askPlayers } from './ask-players.ts';
import { type CounselledCard, type CounselView, viewCounsel } from './counsel-view.ts';
import { keepMistake } from './mistakes.ts';

export function CounselCards(props: { readonly view: CounselView }) {
  return (
    <>
      <div class="st-coach-cards">
        <For each={props.view.groups}>
          {({ name, cards }) => (
            <>
              <b>{name}</b>
              <ul class="columns plain" aria-label={name}>
                <For each={cards}>{(one) => <Card one={one} heads={props.view.heads} />}</For>
              </ul>
            </>
          )}
        </For>
      </div>
      <p class="st-note">{props.view.note}</p>
    </>
  );
}

function Card(props: { readonly one: CounselledCard; readonly heads: CounselView['heads'] }) {
  const { one, heads } = props;
  const { picture } = one;
  return (
    <li class={`st-coach-${one.verdict}`}>
      <b>{one.name}</b>
      <span class="st-coach-verdict" classList={{ 'good st-yes': one.verdict === 'best' }}>
        {one.said}
      </span>
      <span>
        {heads.takes} <b>{one.takes}</b>
        <Bar percent={picture.takes} />
      </span>
      <span>
        {heads.expected} <b>{one.expected}</b>
        <svg class="share" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <rect fill="var(--paper)" stroke="var(--edge)" width="100" height="12" />
          <rect
            fill="var(--soft)"
            x={picture.from}
            width={Math.max(1, picture.to - picture.from)}
            height="12"
          />
          <rect x={Math.min(98, picture.mark)} width="2" height="12" />
        </svg>
      </span>
      <small class="whole">{one.reasons}</small>
    </li>
  );
}

export function TryAgain(props: {
  /** The round before the card that cost much: what `parseGame` reads. */
  readonly text: string;
  readonly t: Translate;
  readonly onSolved?: () => void;
}) {
  const { t, text } = props;
  const match = checked(parseGame(text));
  const before = viewPlay(match, false, t);
  const isLast = before.lanes.at(-1)?.isYou === true;
  const [chosen, setChosen] = createSignal<HandCard>();
  const view = createMemo(() => {
    const card = chosen();
    return card ? viewPlay(withCard(match, card.card), isLast, t) : before;
  });
  const [counsel, setCounsel] = createSignal<CounselView>();
  const [verdict, setVerdict] = createSignal('');
  const [isSolved, setSolved] = createSignal(false);
  let top!: HTMLDivElement;
  let prompt!: HTMLParagraphElement;
  onMount(() => {
    prompt.focus({ preventScroll: true });
    top.scrollIntoView({ block: 'start' });
  });

  const answer = async (card: HandCard) => {
    if (isSolved()) return;
    if (!card.isLegal) {
      setVerdict(t('play.refused'));
      return;
    }
    setChosen(card);
    setVerdict(t('play.coach.thinking'));
    try {
      const found = counsel() ?? viewCounsel(await askPlayers('counsel', match), seatNames(t), t);
      setCounsel(found);
      const advice = found.cards.find(({ id }) => id === card.id);
      // Another card may have been tried meanwhile.
      if (!advice || chosen() !== card) return;
      const isRight = advice.verdict === 'best' || advice.verdict === 'close';
      setVerdict(
        `${t(isRight ? 'coach.again.right' : 'coach.again.wrong', { card: advice.name, said: advice.said })} ${advice.reasons}`,
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
      <div ref={top} class="st-play-table">
        <PlayTable view={{ ...view(), hand: before.hand }} t={t} />
      </div>
      <div class="aside row st-play-act">
        <p ref={prompt} class="st-outcome" tabindex="-1" role="status">
          {verdict() || t('coach.again.ask')}
        </p>
      </div>
      <PlayHand hand={before.hand} isTurn={!isSolved()} t={t} onPlay={answer} />
      <Show when={isSolved() && counsel()}>
        {(found) => (
          <details>
            <summary>{t('play.coach.cards')}</summary>
            <CounselCards view={found()} />
          </details>
        )}
      </Show>
    </>
  );
}
