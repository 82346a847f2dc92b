import { For } from 'solid-js';
import { Bar } from '../cards/icons.tsx';
import type { CounselledCard, CounselView } from './counsel-view.ts';

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
