import { For, Show } from 'solid-js';
import { Button } from '../../../../kit/Button.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { TRICK_WORDS } from '../../explain/words.ts';
import { TRICKS } from '../../rules/deal.ts';
import { OPEN_CARDS } from '../../rules/row.ts';
import { sayWind, WindFace } from '../cards/WindFace.tsx';
import { Sea } from '../sea/Sea.tsx';
import { Carried } from '../sea/WindBar.tsx';
import { HandOver, KeptNote } from '../shared/kept.tsx';
import { TableSettings } from '../shared/TableSettings.tsx';
import { createJudge, type JudgeProps, type JudgeTable } from './create-judge.ts';
import type { Numbered } from './entry.ts';
import { JudgePad, JudgeTakers } from './JudgePad.tsx';
import { onTable, withLeader, withName } from './sitting.ts';
import './Judge.css';

export const judgeWords = [
  ...TRICK_WORDS,
  'picker',
  'judge-table',
  'error',
  'reading',
  'last-outcome',
  'dispute',
  'share',
  'hand-over',
] as const;

/** The wind of a trick that nobody has named yet; no picture shows it. */
const NO_WIND = { wind: 'N', damage: 1 } as const;

const EXAMPLE: readonly Numbered[] = [
  { wind: 'N', number: 9 },
  { wind: 'E', number: 12 },
];

const PLACES = Array.from({ length: OPEN_CARDS }, (_, place) => place);

export function Judge(props: JudgeProps) {
  const judge = createJudge(props);
  const { t, refs, kept, view, ruling, isEnd, isLight, picked, place, show } = judge;
  const typed = ({ wind, number }: Numbered) => `${t(`letter.${wind}`).toLowerCase()}${number}`;
  return (
    <section
      ref={refs.panel}
      class="st-panel st-judge split needs-script"
      classList={{ 'st-light': (isLight() || view().unnamed !== null) && !picked() }}
      id={props.id}
      aria-label={t('judge-table.name')}
      tabindex="-1"
    >
      <Sea
        wind={view().row[0] ?? NO_WIND}
        carried={view().carried}
        lanes={view().lanes}
        known={view().known}
        asked={judge.askedPlace()}
        picked={picked() ? (judge.askedPlace() ?? undefined) : undefined}
        isBare
        t={t}
        onPick={(slot) => slot !== 'wind' && judge.pick({ list: 'plays', place: slot })}
      >
        <Row judge={judge} />
        <Call judge={judge} />
      </Sea>
      <div class="st-judge-act">
        <Show when={ruling() || isEnd() || (isLight() && judge.isBack())}>
          <p class="st-tools">
            <Show when={judge.toScore()}>
              {(to) => (
                <a
                  class="st-button st-primary"
                  href={to().href}
                  // The second half of a double press does not leave the page.
                  onClick={(event) => event.detail > 1 && event.preventDefault()}
                >
                  {to().label}
                </a>
              )}
            </Show>
            <Button isPrimary={!judge.toScore()} isSingle onPress={judge.goOn}>
              {judge.next()}
            </Button>
          </p>
        </Show>
        <Show when={isLight() && !picked() && !(isEnd() && view().taker !== undefined)}>
          <JudgeTakers
            names={view().names}
            taker={view().taker}
            t={t}
            onTake={judge.take}
            onNobody={() => judge.take(null)}
          />
        </Show>
        <Show when={judge.target()?.list === 'lead'}>
          <JudgeTakers
            names={view().names}
            taker={undefined}
            t={t}
            onTake={(seat) => show(withLeader(judge.sitting(), seat))}
          />
        </Show>
        <Show when={place()}>
          {(at) => (
            <JudgePad
              list={at().list}
              wind={judge.entry().wind}
              t={t}
              onWind={judge.press}
              onNumber={judge.choose}
            />
          )}
        </Show>
        <div class="st-tools">
          <Button onPress={judge.undo}>{t('judge-table.undo')}</Button>
          <Show when={judge.canNote() && !ruling() && !view().unnamed}>
            <Button onPress={judge.change}>
              {t(isLight() ? 'judge-table.exact' : 'judge-table.light')}
            </Button>
          </Show>
          <Show when={!isEnd() && props.sheet}>
            {(to) => (
              <a class="st-button" href={to().href}>
                {to().label}
              </a>
            )}
          </Show>
        </div>
        <Tricks judge={judge} />
        <Show when={ruling()}>
          {(ruling) => (
            <>
              <Show when={!props.guide}>
                <For each={ruling().disputes}>{(line) => <p class="aside">{line}</p>}</For>
              </Show>
              <Steps steps={ruling().sentences} t={t} />
            </>
          )}
        </Show>
        <Show when={kept}>
          {(kept) => (
            <>
              <KeptNote kept={kept()} t={t} />
              <p class="st-note">
                {t('judge-table.keys', { example: EXAMPLE.map(typed).join(' ') })}
              </p>
              <Settings judge={judge} />
              <div class="st-tools">
                <HandOver kept={kept()} t={t} />
              </div>
            </>
          )}
        </Show>
      </div>
    </section>
  );
}

interface PartProps {
  readonly judge: JudgeTable;
}

function Row(props: PartProps) {
  const { view, sitting, target, pick, t } = props.judge;
  const said = (place: number) => {
    const card = view().row[place];
    const what = card ? sayWind(card, t) : t('judge-table.unknown');
    return t('table.change', { what: `${t(`judge-table.place.${place}`)}, ${what}` });
  };
  /** The places behind the last known card are not to be seen yet, except the first of them. */
  const isOpen = (place: number) => place <= view().row.length && sitting().leader !== null;
  const isAsked = (place: number) => {
    const to = target();
    return to?.list === 'row' && to.place === place;
  };
  return (
    <div class="st-winds st-judge-row" style={{ '--first': 'auto' }}>
      <ol class="st-wind-row">
        <For each={PLACES}>
          {(place) => (
            <li>
              <Show
                when={view().row[place]}
                fallback={<span class="st-judge-unknown">?</span>}
                keyed
              >
                {(known) => <WindFace card={known} t={t} />}
              </Show>
              <small aria-hidden="true">{t(`judge-table.place.${place}`)}</small>
              <Show when={isOpen(place)}>
                <button
                  type="button"
                  class="st-cover"
                  aria-label={said(place)}
                  aria-pressed={isAsked(place)}
                  onClick={() => pick({ list: 'row', place })}
                />
              </Show>
            </li>
          )}
        </For>
      </ol>
      <Show when={view().row[0]}>
        {(card) => (
          <p class="st-blows" aria-hidden="true">
            <strong>{t(`blows.${card().wind}`)}</strong>
          </p>
        )}
      </Show>
      <Carried cards={view().carried} t={t} />
    </div>
  );
}

function Call(props: PartProps) {
  const { refs, ruling, objection, asked } = props.judge;
  return (
    <p
      ref={refs.call}
      class="st-call"
      classList={{ 'st-outcome': ruling() !== null }}
      tabindex="-1"
      aria-live="polite"
    >
      <Show when={objection()}>
        <span class="bad">{objection()}</span>
      </Show>
      <Show when={!objection() && asked()} fallback={ruling()?.outcome}>
        {(ask) => (
          <span>
            {ask().whose} <span class="st-judge-what">{ask().what}</span>
          </span>
        )}
      </Show>
    </p>
  );
}

function Tricks(props: PartProps) {
  const { view, sitting, look, t } = props.judge;
  const last = () => onTable(sitting());
  return (
    <>
      <For each={view().doubts}>
        {({ text, tricks }) => (
          <div class="aside">
            <p>{text}</p>
            <div class="st-tools">
              <For each={tricks}>
                {(trick) => (
                  <Button isOff={trick === view().at} onPress={() => look(trick)}>
                    {t('judge-table.correct', { number: trick + 1 })}
                  </Button>
                )}
              </For>
            </div>
          </div>
        )}
      </For>
      <div class="row st-judge-trick">
        <Button
          label={t('judge-table.earlier')}
          isOff={view().at === 0}
          onPress={() => look(view().at - 1)}
        >
          ‹
        </Button>
        <strong aria-live="polite">
          {t('judge-table.trick', { number: view().at + 1, count: TRICKS })}
        </strong>
        <Button
          label={t('judge-table.later')}
          isOff={view().at === last()}
          onPress={() => look(view().at + 1)}
        >
          ›
        </Button>
      </div>
      <Show when={view().damage.some(({ cards }) => cards > 0)}>
        <ul
          class="columns st-judge-damage"
          style={{ '--column': '8rem' }}
          aria-label={t('judge-table.so-far')}
        >
          <For each={view().damage}>
            {({ cards, points, aloud }, seat) => (
              <li>
                {view().names[seat()]}
                <span class="aloud">: {aloud} </span>
                <span>
                  <strong aria-hidden="true">▲ {points}</strong>{' '}
                  <small>{t('judge-table.cards', { count: cards })}</small>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
}

function Settings(props: PartProps) {
  const { view, sitting, kept, show, seat, begin, t } = props.judge;
  return (
    <TableSettings
      label={t('judge-table.seats', { count: view().names.length })}
      names={view().names}
      given={sitting().names}
      legend={t('judge-table.leads')}
      leader={view().leader}
      ruleset={sitting()}
      editions={[]}
      t={t}
      onName={(at, name) => show(withName(sitting(), at, name))}
      onLeader={(at) => show(withLeader(sitting(), at, view().at))}
      // Once a round is on the sheet, players come and go there.
      onSeats={kept?.table().rounds.length ? undefined : seat}
      onRuleset={(ruleset) => show({ ...sitting(), ...ruleset })}
    >
      <Button onPress={begin}>{t('judge-table.new-round')}</Button>
    </TableSettings>
  );
}
