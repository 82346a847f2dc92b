import { createMemo, For, type JSX, onMount, Show } from 'solid-js';
import { dayOf } from '../../../../core/day.ts';
import { dailyRecord } from '../../../../device/daily.ts';
import { openRecord } from '../../../../device/record.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import { LEVELS } from '../../notation/levels.ts';
import { keptDeals } from '../../players/kept.ts';
import type { Match } from '../../players/match.ts';
import type { Comparison } from '../../players/review.ts';
import { askPlayers } from '../../tables/coach/ask-players.ts';
import { createThinking, Thinking } from '../../tables/coach/thinking.tsx';
import { ShareText } from '../../tables/shared/ShareText.tsx';
import { type DealHead, shareText, viewDeal } from './deal-view.ts';

export interface DealWays {
  readonly puzzle: string;
  readonly trainer: string;
}

export function DealResult(props: {
  readonly head: DealHead;
  readonly ways: DealWays;
  readonly match: Match;
  readonly marks: string;
  readonly lookBack: JSX.Element;
  /** Who comes back to a round that is over sees first what is next. */
  readonly isReturn: boolean;
  readonly t: Translate;
  readonly onOver: () => void;
}) {
  const { head, ways, t } = props;
  const next = openRecord(dailyRecord('santa-timea')).get()[dayOf(Date.now())]?.solved
    ? 'trainer'
    : 'puzzle';
  const thinking = createThinking<Comparison>();
  const { found } = thinking;
  const compare = () => thinking.think((onPiece) => askPlayers('comparison', props.match, onPiece));
  onMount(() => {
    props.onOver();
    compare();
  });
  const result = createMemo(() => {
    const at = openRecord(keptDeals).get()[head.day]?.at ?? Date.now();
    return viewDeal(head, props.match, props.marks, at, found(), t);
  });
  return (
    <section class="st-deal" aria-labelledby="deal-result">
      <ShareText
        text={() => shareText(result().shared, head, location.origin, t)}
        isAside={props.isReturn}
        note={
          <>
            {props.lookBack}
            <a class="st-button" classList={{ 'st-primary': props.isReturn }} href={ways[next]}>
              {`${t(`deal.result.to-${next}`)}\u00a0›`}
            </a>
          </>
        }
        t={t}
      />
      <h2 class="minor" id="deal-result">
        {t('deal.result.heading')}
      </h2>
      <Thinking of={thinking} found={undefined} words="deal.result" steps={LEVELS.length} t={t} />
      <p class="aloud" role="status">
        {result().compared}
      </p>
      <Show when={thinking.state() === 'failed'}>
        <Button onPress={compare}>{t('deal.result.again')}</Button>
      </Show>
      <table class="st-table">
        <thead>
          <tr>
            <th scope="col">{t('deal.result.who')}</th>
            <th scope="col">{t('deal.result.damage')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={result().rows}>
            {({ name, figure, isYou }) => (
              <tr classList={{ 'st-deal-you': isYou }}>
                <th scope="row">{name}</th>
                <td>{figure}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <For each={result().notes}>{(note) => <p class="st-note">{note}</p>}</For>
    </section>
  );
}
