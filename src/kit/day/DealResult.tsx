import { For, type JSX } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import { type DealHead, shareText, type ToldDeal } from './deal.ts';
import { ShareText, type ShareTextProps } from './ShareText.tsx';
import './DealResult.css';

export interface DealResultProps {
  readonly head: DealHead;
  readonly told: ToldDeal;
  /** What the figures are. */
  readonly figure: string;
  readonly sayShare: ShareTextProps['say'];
  /** What is said before the figures, and what stands behind their notes. */
  readonly before?: JSX.Element;
  readonly children?: JSX.Element;
  readonly lang: string;
  readonly t: Translate<'deal.result.heading' | 'deal.result.who' | 'deal.share.title'>;
}

/** What came of a day’s cards in one’s own hands beside what comes of them in others, and a text to share. */
export function DealResult(props: DealResultProps) {
  const { head, lang, t } = props;
  const text = () => shareText(props.told.shared, head, location.origin, t, lang);
  return (
    <section class="st-deal" aria-labelledby="deal-result">
      <h2 id="deal-result">{t('deal.result.heading')}</h2>
      {props.before}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('deal.result.who')}</th>
            <th scope="col">{props.figure}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.told.rows}>
            {({ name, figure, isYou }) => (
              <tr classList={{ 'st-deal-you': isYou }}>
                <th scope="row">{name}</th>
                <td>{figure}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <For each={props.told.notes}>{(note) => <p class="st-note">{note}</p>}</For>
      {props.children}
      <ShareText text={text} say={props.sayShare} />
    </section>
  );
}
