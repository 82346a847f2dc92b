import { createMemo, createSignal, For, Match, Show, Switch } from 'solid-js';
import { namesFor, withName } from '../../../../core/people.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { Button } from '../../../../kit/Button.tsx';
import { Race } from '../../../../kit/play/GameEnd.tsx';
import { raceOf } from '../../../../kit/play/race.ts';
import { createSpeech, namesAt, sayCard } from '../../explain/say.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';
import { numberCard, PIRATESS, type WheelCard, type WindCard } from '../../rules/cards.ts';
import { SEAT_COUNTS, TRICKS } from '../../rules/deal.ts';
import { heldTriplets } from '../../rules/score.ts';
import { WheelCards, WindCards, WindFace } from '../cards/CardFace.tsx';
import type { TypedCard } from '../judge/entry.ts';
import { Judge, judgeWords } from '../judge/Judge.tsx';
import { JudgePad, JudgeTakers } from '../judge/JudgePad.tsx';
import {
  cardsOf,
  isPlayed,
  notedAt,
  onTable,
  seenIn,
  trickAt,
  withWind,
} from '../judge/judge-round.ts';
import { missingIn } from '../score/game-sheet.ts';
import { createTypedDamage, ScoreSeats } from '../score/ScoreSeats.tsx';
import { RoundScoreSheet } from '../score/ScoreSheet.tsx';
import { viewScore } from '../score/score-view.ts';
import { NOTHING_KNOWN } from '../sea/sea-layout.ts';
import { WindBar } from '../sea/WindBar.tsx';
import { createOwnTable, HandOver, KeptNote } from '../shared/kept.tsx';
import { entered, firstRoundOf, newTable, roundOf, withFirstRound } from '../shared/own-table.ts';
import { SeatNames } from '../shared/TableSettings.tsx';
import {
  again,
  backwards,
  canAddUp,
  canAsk,
  canGo,
  canSkip,
  newIn,
  nextMoment,
  onwards,
  rightAbout,
  SCREENS,
  type Screen,
  type FirstRound as State,
  skipped,
  stepsDone,
  WAY,
  withExact,
  withGuess,
  withJudged,
  withoutCheck,
} from './first-round.ts';
import { headOf, ODD, sayScreen } from './first-round-words.ts';
import './FirstRound.css';

export const firstRoundWords = [
  ...judgeWords,
  'first-round',
  'score',
  'scored',
  'score-step',
] as const;

const JUDGED: readonly Screen[] = ['judge', 'check', 'tricks'];

/** The screens with one way on; elsewhere a name, a card or the judge leads on. */
const WAYS = [
  'who',
  'row',
  'deal',
  'aim',
  'leader',
  'blows',
  'play',
  'moment',
  'push',
  'score',
] as const satisfies readonly Screen[];

export function FirstRound(props: {
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
  readonly judge: string;
  readonly sheet: { readonly href: string; readonly label: string };
}) {
  const t = createTranslate(props.words, props.lang);
  const arrive = () => {
    setHeard(null);
    typed.clear();
    // What was pressed is gone; the next screen is read from its top.
    head.focus({ preventScroll: true });
    panel.scrollIntoView({ block: 'start' });
  };
  const kept = createOwnTable(props.lang, arrive);
  const { table } = kept;
  const state = createMemo(() => firstRoundOf(table()));
  const show = (next: State): void => {
    const isNew = next.screen !== screen() || next.explained !== state().explained;
    if (!table().guide) kept.leave();
    kept.keep(withFirstRound(table().guide ? table() : newTable([], table().now), next));
    if (isNew) arrive();
  };
  const typed = createTypedDamage();
  const [heard, setHeard] = createSignal<TypedCard['wind']>(null);
  /** Whether it is enough in the later tricks to say who takes; an explanation in between does not change that. */
  const light = createSignal<boolean | undefined>(true);
  let panel!: HTMLElement;
  let head!: HTMLHeadingElement;

  const judged = () => state().judged;
  const names = () => namesAt(judged().names, t);
  const list = (items: readonly string[]) => createSpeech(t, names()).list(items);
  const screen = () => state().screen;
  const go = () => show(onwards(state()));
  const see = (next: State['judged']) => show(withJudged(state(), next));
  const guess = (seat: number | null) => show(withGuess(state(), seat));
  const lead = (leader: number) => see({ ...judged(), leader });

  const verdict = () => {
    const isRight = screen() === 'check' ? rightAbout(state()) : null;
    if (isRight !== false) return isRight ? t('first-round.right') : '';
    const { taker, lead } = state().guess;
    const guess = {
      taker: names()[taker ?? -1] ?? t('judge-table.nobody'),
      lead: names()[lead ?? -1] ?? '',
    };
    return `${t('first-round.wrong')} ${t('first-round.guessed', guess)}`;
  };
  const said = () => {
    const { screen } = state();
    // What is asked at the end, and who leads, is said by the judge.
    const isAsked = screen === 'tricks' ? isPlayed(judged()) : !trickAt(judged()).isLed;
    if (isAsked && JUDGED.includes(screen)) return '';
    if (screen !== 'moment') {
      const { edition, winds } = judged();
      const seats = names().length;
      const things = list(newIn(state().explained).map((key) => t(`first-round.thing.${key}`)));
      if (screen === 'tricks' && notedAt(judged(), onTable(judged()) - 2)) {
        return things && t('first-round.say.tricks-again', { exact: t('judge-table.exact') });
      }
      const isSeen = seenIn(judged()) !== null;
      const hasSets = cardsOf(judged()).some((cards) => heldTriplets(cards).length > 0);
      const [wind] = winds;
      const text = sayScreen(screen, { seats, edition, wind, things, isSeen, hasSets }, t);
      const starter = screen === 'next' ? names()[played().now.leader ?? -1] : undefined;
      return starter ? `${text} ${t('first-round.starts', { name: starter })}` : text;
    }
    const moment = nextMoment(state());
    if (!moment) return '';
    const cards = moment.cards.map((card) => sayCard(card, t));
    return t(`first-round.moment.${moment.key}`, {
      card: cards[0] ?? '',
      cards: list(cards),
      name: names()[moment.seat ?? 0] ?? '',
    });
  };
  const aboutTable = () => {
    const { leader, isLed } = trickAt(judged());
    const isPlaying = isLed && (screen() === 'play' || screen() === 'takes');
    return isPlaying ? t('first-round.leads', { name: names()[leader] ?? '' }) : '';
  };
  const isBlowing = () => screen() === 'blows' || screen() === 'play';

  const played = () => entered(table(), 0, roundOf(table()));
  const score = createMemo(() => viewScore(roundOf(table()), t, names()));

  const Outcome = () => {
    const first = score().seats.filter(({ place }) => place === 1);
    return (
      <Race
        hasWon
        title={t('first-round.won', {
          names: list(first.map(({ name }) => name)),
          points: first[0]?.points ?? '',
        })}
        lanes={raceOf(names(), [score().seats.map(({ total }) => total)], 1)}
        say={(count) => t('scored.points', { count })}
      />
    );
  };

  const odd = `${props.id}-odd`;
  const Odd = () => (
    <>
      <button type="button" class="st-button" popovertarget={odd}>
        {t('first-round.head.odd')}
      </button>
      <div
        id={odd}
        class="st-first-odd"
        popover
        role="dialog"
        aria-label={t('first-round.head.odd')}
      >
        <For each={ODD}>
          {(one) => (
            <details name="odd">
              <summary>{t(`first-round.odd.ask.${one}`)}</summary>
              <p>{t(`first-round.odd.say.${one}`)}</p>
            </details>
          )}
        </For>
        <div class="st-tools">
          <button type="button" class="st-button" popovertarget={odd} popovertargetaction="hide">
            {t('first-round.back')}
          </button>
          <Show when={canAsk(state())}>
            <button
              type="button"
              class="st-button"
              onClick={({ currentTarget }) => {
                // With the question this button goes, and could close nothing.
                currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
                show(withExact(state()));
              }}
            >
              {t('first-round.odd.unsure')}
            </button>
          </Show>
        </div>
      </div>
    </>
  );

  const way = () => {
    const key = WAYS.find((one) => one === screen());
    const name = names()[judged().leader ?? -1] ?? '…';
    return key && t(`first-round.go.${key}`, { each: TRICKS, name });
  };

  const Picture = () => (
    <Switch>
      <Match when={screen() === 'who'}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset makes no row. */}
        <div class="st-keys st-large" role="group" aria-label={t('first-round.count')}>
          <For each={SEAT_COUNTS}>
            {(count) => (
              <Button
                isPressed={names().length === count}
                onPress={() =>
                  see({ ...judged(), names: namesFor(count, judged().names), leader: null })
                }
              >
                {count}
              </Button>
            )}
          </For>
        </div>
        <SeatNames
          names={names()}
          given={judged().names}
          legend={t('first-round.head.who')}
          t={t}
          onName={(seat, name) => see(withName(judged(), seat, name))}
        />
      </Match>
      <Match when={screen() === 'row'}>
        <FirstRow t={t} />
      </Match>
      <Match when={screen() === 'push'}>
        <FirstRow row={trickAt(judged()).row} t={t} />
      </Match>
      <Match when={screen() === 'deal'}>
        <WheelCards cards={HAND} t={t} />
      </Match>
      <Match when={screen() === 'aim'}>
        <WindCards cards={DAMAGES} t={t} />
      </Match>
      <Match when={screen() === 'leader'}>
        <JudgeTakers names={names()} taker={judged().leader} t={t} onTake={lead} />
        <Button onPress={() => lead(Math.floor(Math.random() * names().length))}>
          {t('first-round.draw')}
        </Button>
      </Match>
      <Match when={screen() === 'wind'}>
        <JudgePad
          list="row"
          wind={heard()}
          t={t}
          onWind={(stroke) => stroke !== 'piratess' && setHeard(stroke)}
          onNumber={(damage) => {
            const wind = heard();
            if (wind) see(withWind(judged(), 0, { wind, damage }));
          }}
        />
      </Match>
      <Match when={isBlowing() && judged().winds[0]}>
        {(wind) => (
          <WindBar wind={wind()} carried={[]} lanes={[]} worths={[]} known={NOTHING_KNOWN} t={t} />
        )}
      </Match>
      <Match when={screen() === 'moment' && nextMoment(state())}>
        {(moment) => (
          <Show
            when={moment().cards.length > 0}
            fallback={<WindCards cards={moment().winds ?? []} t={t} />}
          >
            <WheelCards cards={moment().cards} t={t} />
          </Show>
        )}
      </Match>
      <Match when={screen() === 'takes' || screen() === 'leads'}>
        <JudgeTakers
          names={names()}
          t={t}
          onTake={guess}
          onNobody={screen() === 'leads' ? undefined : () => guess(null)}
        />
      </Match>
    </Switch>
  );

  return (
    <section
      ref={panel}
      class="st-first needs-script"
      classList={{
        'st-first-judged': JUDGED.includes(screen()),
        'st-first-free': screen() === 'tricks',
      }}
      id={props.id}
      aria-label={t('first-round.name')}
    >
      <div class="st-first-bar">
        <progress value={stepsDone(state())} max={WAY} aria-label={t(headOf(screen()))} />
        <Button
          label={t('first-round.back')}
          isOff={screen() === 'who'}
          onPress={() => show(backwards(state()))}
        >
          ‹
        </Button>
        <Show when={SCREENS.indexOf(screen()) >= SCREENS.indexOf('wind')}>
          <Odd />
        </Show>
        <Show
          when={canSkip(state())}
          fallback={
            <a
              class="st-button"
              href={props.sheet.href}
              onClick={() => screen() === 'next' && kept.keep(played())}
            >
              {props.sheet.label}
            </a>
          }
        >
          <Button onPress={() => show(skipped(state()))}>
            {t(canAddUp(state()) ? 'first-round.go.tricks' : 'first-round.skip')}
          </Button>
        </Show>
      </div>
      <div class="st-first-say">
        <h2 ref={head} tabindex="-1">
          {t(headOf(screen()))}
        </h2>
        <p>
          <strong aria-live="polite">{aboutTable()}</strong> {said()}
        </p>
      </div>
      <Switch
        fallback={
          <div class="st-first-picture" classList={{ 'st-sea': isBlowing() }}>
            <Picture />
          </div>
        }
      >
        <Match when={JUDGED.includes(screen()) && screen()} keyed>
          {(shown) => (
            <Judge
              id={`${props.id}-judge`}
              lang={props.lang}
              words={props.words}
              guide={{
                judged: judged(),
                light: shown === 'tricks' ? light : undefined,
                onChange: see,
                onEnd: go,
                onLight:
                  state().guess.lead === undefined ? undefined : () => show(withoutCheck(state())),
                end: t('first-round.go.tricks'),
                verdict: verdict(),
              }}
            />
          )}
        </Match>
        <Match when={screen() === 'score'}>
          <div class="st-panel st-score">
            <ScoreSeats
              judged={score()}
              isBlank={missingIn(score().position.holdings).length > 0}
              typed={typed}
              t={t}
              onChange={(form) => show({ ...state(), form })}
            />
          </div>
        </Match>
        <Match when={screen() === 'next'}>
          <Outcome />
          <a
            class="st-button st-primary st-first-go"
            href={props.judge}
            onClick={() => kept.keep(played())}
          >
            {t('first-round.go.next')}
          </a>
          <RoundScoreSheet judged={score()} t={t} />
        </Match>
      </Switch>
      <Show when={way()}>
        {(label) => (
          <Button class="st-first-go" isPrimary isOff={!canGo(state())} isSingle onPress={go}>
            {label()}
          </Button>
        )}
      </Show>
      <div class="st-tools">
        <Show when={screen() !== 'who'}>
          <Button
            onPress={() => {
              kept.leave();
              show(again(state()));
            }}
          >
            {t('first-round.again')}
          </Button>
        </Show>
        <HandOver kept={kept} t={t} />
      </div>
      <KeptNote kept={kept} t={t} />
    </section>
  );
}

export const HAND: readonly WheelCard[] = [
  numberCard('N', 7),
  numberCard('E', 14),
  numberCard('S', 1),
  PIRATESS,
];

export const DAMAGES: readonly WindCard[] = [
  { wind: 'N', damage: 1 },
  { wind: 'E', damage: 2 },
  { wind: 'S', damage: 3 },
];

const ROW: readonly WindCard[] = [
  { wind: 'N', damage: 2 },
  { wind: 'E', damage: 3 },
  { wind: 'W', damage: 1 },
];

export function FirstRow(props: {
  /** What is known of the players' own row; an example where there is none yet. */
  readonly row?: readonly (WindCard | null)[];
  readonly t: Translate;
}) {
  return (
    <ol class="st-wind-row st-first-row">
      <For each={ROW}>
        {(example, place) => (
          <li>
            <Show
              when={props.row ? props.row[place()] : example}
              fallback={<span class="st-judge-unknown">{props.row && '← '}?</span>}
            >
              {(face) => <WindFace card={face()} t={props.t} />}
            </Show>
            <small>{props.t(`judge-table.place.${place()}`)}</small>
          </li>
        )}
      </For>
      <li aria-hidden="true">
        <i class="st-first-deck" />
      </li>
    </ol>
  );
}
