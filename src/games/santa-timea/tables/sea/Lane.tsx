import { For, Match, Show, Switch } from 'solid-js';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import { WindFace } from '../cards/CardFace.tsx';
import { Hat, Needle } from '../cards/icons.tsx';
import type { Lane, SeaProps } from './Sea.tsx';
import { Ship } from './Ship.tsx';
import { chartPlaceOf } from './sea-layout.ts';

interface LaneViewProps extends Pick<SeaProps, 'known' | 'choice' | 'onPick' | 't'> {
  readonly lane: Lane;
  readonly place: number;
  readonly worth: Lane['worth'];
  readonly winds: readonly WindCard[];
  readonly tie: string | undefined;
  readonly isAsked: boolean;
  readonly isPicked: boolean;
  readonly tried: readonly (number | null)[];
  readonly isRight: boolean;
}

export function LaneView(props: LaneViewProps) {
  const t = props.t;
  const is = (places: readonly number[]) => places.includes(props.place);
  const label = () => {
    const { name, played, missing, held = [] } = props.lane;
    const cards = held.map((card) => sayCard(card, t)).join(', ');
    const card = props.worth?.name ?? (played ? sayCard(played, t) : missing);
    return [
      card ? t('sea.lane', { name, card }) : name,
      ...(cards ? [t('sea.in-hand', { cards })] : []),
    ].join('; ');
  };
  const isOut = () => is(props.known.out);
  const isTried = () => props.tried.includes(props.place);
  const takes = () => props.known.taker === props.place;
  return (
    <li
      class="st-seat st-lane"
      style={props.worth && chartPlaceOf(props.worth)}
      classList={{
        'st-sails': props.worth !== undefined,
        'st-out': isOut(),
        'st-takes': takes(),
        'st-asked': props.isAsked,
        'st-now': is(props.known.now),
        'st-you': props.lane.isYou === true,
        'st-missed': isTried() && !props.isRight,
        'st-hit': props.isRight,
      }}
    >
      {/* The name is heard before what became of it. */}
      <Switch fallback={<span class="aloud">{label()}</span>}>
        <Match when={props.choice}>
          {(choice) => (
            <button
              type="button"
              class="st-cover st-choose"
              data-answer={props.place}
              aria-label={label()}
              aria-disabled={isTried()}
              data-key={choice().isNumbered ? props.place + 1 : undefined}
              onClick={({ detail }) => detail < 2 && !isTried() && choice().onChoose(props.place)}
            />
          )}
        </Match>
        <Match when={props.lane.played && props.onPick}>
          {(pick) => (
            <button
              type="button"
              class="st-cover"
              data-slot={props.place}
              aria-label={t('table.change', { what: label() })}
              aria-expanded={props.isPicked}
              onClick={() => pick()(props.place)}
            />
          )}
        </Match>
      </Switch>
      <span class="st-dock" aria-hidden="true">
        <Show when={props.lane.played} fallback={<span class="st-strip st-gap">?</span>}>
          {(card) => <Strip card={card()} t={t} />}
        </Show>
        <span class="whole st-name">{props.lane.name}</span>
        <Show when={props.lane.damage !== undefined}>
          <span class="bad st-damage">▲{props.lane.damage}</span>
        </Show>
      </span>
      <span class="st-track">
        <Show when={props.lane.held}>
          {(held) => (
            <span class="row st-held" aria-hidden="true">
              <For each={held()}>{(card) => <Strip card={card} t={t} />}</For>
            </span>
          )}
        </Show>
        <Show when={!props.lane.held && props.lane.played}>
          {(card) => <Afloat {...props} card={card()} isOut={isOut()} takes={takes()} />}
        </Show>
      </span>
    </li>
  );
}

interface AfloatProps extends LaneViewProps {
  readonly card: WheelCard;
  readonly isOut: boolean;
  readonly takes: boolean;
}

function Afloat(props: AfloatProps) {
  const t = props.t;
  const isFar = () => (props.worth?.halves ?? 0) > FAR;
  const tags = () => (
    <span class="st-tags">
      <Show when={props.isOut}>
        <span class="st-tag-out">
          <span>{t('table.out')}</span>
        </span>
      </Show>
      <Show when={props.takes}>
        <span class="st-tag-takes">
          <span aria-hidden="true">
            <For each={props.winds}>{(card) => <WindFace card={card} t={t} />}</For>
          </span>
          <span>{t('table.takes')}</span>
        </span>
      </Show>
      <Show when={props.known.lead === props.place}>
        <span class="st-tag-leads">
          <span>{t('table.leads')}</span>
        </span>
      </Show>
    </span>
  );
  return (
    <>
      <span class="st-wake" aria-hidden="true" />
      <Show when={isFar()}>
        <span class="st-astern">{tags()}</span>
      </Show>
      <span class={`st-hull st-${windOf(props.card)}`} aria-hidden="true">
        <Ship
          letter={letterOf(props.card, t)}
          isPiratess={props.card.kind === 'piratess'}
          worth={props.worth}
          isOut={props.isOut}
        />
      </span>
      <Show when={props.tie}>{(ends) => <i class={`st-tie ${ends()}`} aria-hidden="true" />}</Show>
      <span class="st-says">
        <b class="st-worth" aria-hidden="true">
          {props.worth?.text ?? ''}
        </b>
        <Show when={!isFar()}>{tags()}</Show>
      </span>
    </>
  );
}

const FAR = 10;

export const windOf = (card: WheelCard) => (card.kind === 'number' ? card.wind : 'P');

export const letterOf = (card: WheelCard, t: Translate) =>
  card.kind === 'number' ? t(`letter.${card.wind}`) : 'P';

export function Strip(props: { readonly card: WheelCard; readonly t: Translate }) {
  return (
    <span class={`st-strip st-${windOf(props.card)}`}>
      <b>{props.card.kind === 'number' ? props.card.rank : <Hat />}</b>
      <Needle />
      <i>{letterOf(props.card, props.t)}</i>
    </span>
  );
}
