import { batch, createComputed, createMemo, createSignal, on, onMount, Show } from 'solid-js';
import { createRandom, HIGHEST_SEED } from '../../../../core/random.ts';
import {
  afterPaint,
  type GivenWords,
  nameAmong,
  numberOf,
  wordsOf,
} from '../../../../device/page.ts';
import { Button } from '../../../../kit/Button.tsx';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import { Miss, Verdict } from '../../../../kit/question/Verdict.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { Walk } from '../../../../kit/ruling/Walk.tsx';
import { playerNames } from '../../explain/say.ts';
import { createTranslate, TRICK_WORDS } from '../../explain/words.ts';
import { parserOf } from '../../notation/cards.ts';
import { makeTrick, readTrick, type TrickPosition } from '../../notation/trick.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/deal.ts';
import type { Trick } from '../../rules/trick.ts';
import { Picker } from '../cards/Picker.tsx';
import { Call, type Slot, TrickCards } from '../sea/Sea.tsx';
import { NOTHING_KNOWN } from '../sea/sea-layout.ts';
import { BadLinkNote, createLinked } from '../shared/linked.tsx';
import { sayMiss } from './miss.ts';
import { ReadingSwitch } from './ReadingSwitch.tsx';
import { dealtAnew, withNewSeat, withoutLastSeat, withTurnedWind } from './trick-edits.ts';
import { namedIn, notesOn, variantsThatMatter, viewTrick } from './trick-view.ts';

export const trickTableWords = [
  ...TRICK_WORDS,
  'reading',
  'share',
  'walk',
  'question',
  'attempt',
  'hint',
  'misreading',
  'picker',
  'error',
  'link',
] as const;

const parse = parserOf({ trick: readTrick });

const MISSES = 1;

export function TrickTable(props: {
  readonly position: TrickPosition;
  readonly id: string;
  readonly isAsked?: boolean;
  /** Whether it is here to be answered: a tap changes a card only once the tools are open. */
  readonly isQuestion?: boolean;
  readonly onward?: { readonly label: string; readonly href: string } | undefined;
  readonly lang: string;
  readonly words: GivenWords;
}) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const { id, position: own } = props;
  /** Who comes back home finds another trick each time. */
  const another = () =>
    props.onward && document.querySelector('.home[data-back]')
      ? { ...own, trick: dealtAnew(own.trick, createRandom(Date.now() % HIGHEST_SEED)) }
      : undefined;
  const table = createLinked({ id, own, another, parse, write: makeTrick });
  const { position } = table;
  const trick = () => position().trick;
  const view = createMemo(() => viewTrick(position(), t));
  const variants = createMemo(() => variantsThatMatter(position()));
  const names = playerNames(t);
  const [isAsking, setAsking] = createSignal(props.isAsked === true);
  const [tried, setTried] = createSignal<readonly (number | null)[]>([]);
  const [isShown, setShown] = createSignal(false);
  const [step, setStep] = createSignal<number | null>(null);
  const [picked, setPicked] = createSignal<{ readonly slot: Slot }>();
  // Another table, another question.
  createComputed(
    on([position, isAsking], () => {
      setTried([]);
      setShown(false);
      setStep(null);
    }),
  );

  const isRight = () => tried().at(-1) === view().taker;
  /** The second miss plays the whole ruling; the first leaves the right answer to be found. */
  const isOver = () => tried().length > 0 && (isRight() || isShown() || tried().length > MISSES);
  const verdict = () => (isAsking() && !isOver() ? null : view());
  const [hasTools, setTools] = createSignal(false);
  const canPick = () => verdict() !== null && (hasTools() || !props.isQuestion);
  const miss = createMemo(() => {
    const [place] = tried();
    if (verdict() || place === undefined) return undefined;
    return { ...sayMiss(position(), place, t), known: namedIn(view(), place) };
  });
  const missed = () => {
    const answer = miss()?.name;
    return answer === undefined ? '' : t('attempt.not', { answer });
  };
  const count = () => verdict()?.sentences.length ?? 0;
  const shown = () => step() ?? count();

  // A press is drawn before its result, which may change a whole sea.
  const lay = async (next: (trick: Trick) => Trick) => {
    await afterPaint();
    table.show({ ...position(), trick: next(trick()) });
  };
  const turn = (quarters = 1) => lay((trick) => withTurnedWind(trick, quarters));

  const name = nameAmong(t('table.name'), id);
  const choice = {
    question: t('question.who'),
    nobody: t('question.nobody'),
    onChoose: async (place: number | null) => {
      await afterPaint();
      if (!tried().includes(place)) setTried([...tried(), place]);
    },
  };

  const close = () => {
    const slot = picked()?.slot;
    setPicked(undefined);
    // A table that asks has no cards to change.
    const [picture] = document.querySelectorAll<HTMLElement>(
      `#${id} :is([data-slot="${slot}"], [data-answer])`,
    );
    picture?.focus();
  };
  const pick = async (slot: Slot) => {
    if (picked()?.slot === slot) return close();
    await afterPaint();
    // What comes next is to be done with choosing; a walk may begin again behind it.
    batch(() => {
      setStep(null);
      setPicked({ slot });
    });
  };

  const seats = () => trick().plays.length;
  let bar!: HTMLDetailsElement;
  // They may have been unfolded before the script was there.
  onMount(() => setTools(bar.open));
  const Tools = () => (
    <details
      ref={bar}
      class="st-bar"
      onToggle={({ currentTarget }) => setTools(currentTarget.open)}
    >
      <summary>{t('table.tools')}</summary>
      <Show when={props.isQuestion && canPick()}>
        <p class="st-note">{t('table.hint')}</p>
      </Show>
      <div class="st-tools">
        <fieldset class="st-tools">
          <legend class="aloud">{t('table.seats')}</legend>
          <SeatButton
            label={t('table.fewer')}
            limit={seats() > MIN_SEATS ? '' : t('table.fewest')}
            onPress={() => lay(withoutLastSeat)}
            sign="−"
          />
          <span>{t('table.players', { count: seats() })}</span>
          <SeatButton
            label={t('table.more')}
            limit={seats() < MAX_SEATS ? '' : t('table.most')}
            onPress={() => lay(withNewSeat)}
            sign="+"
          />
        </fieldset>
        <label class="st-option">
          <input
            type="checkbox"
            checked={isAsking()}
            onChange={(event) => setAsking(event.currentTarget.checked)}
          />
          {t('table.practise')}
        </label>
        <Button isOff={table.isOwn()} onPress={table.reset}>
          {t('table.reset')}
        </Button>
        <ShareLink id={id} notation={table.notation()} t={t} />
      </div>
    </details>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table is no part of a form.
    <div
      class="st-panel"
      classList={{ part: props.isQuestion === true }}
      role="group"
      id={id}
      aria-label={name}
    >
      <BadLinkNote link={table.badLink()} t={t} />
      <TrickCards
        trick={trick()}
        view={view()}
        known={verdict()?.known[shown()] ?? miss()?.known ?? NOTHING_KNOWN}
        names={names}
        t={t}
        tried={tried()}
        right={verdict()?.taker}
        choice={verdict() ? undefined : choice}
        picked={picked()?.slot}
        onPick={canPick() ? pick : undefined}
        onTurn={turn}
      >
        <Call
          question={t('question.who')}
          miss={missed()}
          outcome={shown() === count() ? verdict()?.outcome : undefined}
        />
      </TrickCards>
      <Show
        when={picked()}
        keyed
        fallback={
          // After an answer the verdict is read first.
          <Show when={!isAsking() || tried().length === 0}>
            <p class="st-note st-tools">{canPick() && t('table.hint')}</p>
          </Show>
        }
      >
        {({ slot }) => (
          <Picker
            id={`${id}-pick`}
            picked={slot}
            trick={trick()}
            names={names}
            t={t}
            onChange={(next) => lay(() => next)}
            onClose={close}
          />
        )}
      </Show>
      <div>
        <Miss given={miss()} title={missed()} isOnPicture t={t} onShow={() => setShown(true)}>
          <p>{miss()?.why} </p>
        </Miss>
      </div>
      <Show when={verdict()}>
        {(ruling) => (
          <>
            <Show when={isAsking()}>
              <Verdict
                isRight={isRight()}
                title={t(isRight() ? 'question.right' : 'question.wrong')}
              >
                <p class="aloud">{ruling().outcome}</p>
              </Verdict>
            </Show>
            <Show when={isAsking() && props.onward}>
              {(onward) => (
                <p class="st-tools">
                  <a class="st-button st-primary" href={onward().href}>
                    {`${onward().label}\u00a0›`}
                  </a>
                </p>
              )}
            </Show>
            <Walk
              step={step()}
              count={count()}
              isNext={!picked() && !(isAsking() && (isRight() || props.onward))}
              t={t}
              onStep={setStep}
            >
              <Show when={isAsking()}>
                <Button isPrimary={isRight() && !picked() && !props.onward} onPress={() => turn()}>
                  {t('question.turn')}
                </Button>
              </Show>
            </Walk>
            <Steps steps={ruling().sentences} only={step()} isLive t={t} />
          </>
        )}
      </Show>
      <Tools />
      <div class="st-readings">
        <ReadingSwitch
          id={id}
          of={numberOf(id) && name}
          ruleset={position()}
          variants={verdict() ? variants() : []}
          t={t}
          onChange={(ruleset) => table.show({ ...position(), ...ruleset })}
        />
      </div>
      <p class="st-note">{notesOn(position(), variants(), t).join(' · ')}</p>
    </div>
  );
}

function SeatButton(props: {
  readonly label: string;
  readonly limit: string;
  readonly sign: string;
  readonly onPress: () => void;
}) {
  return (
    <>
      <Button
        label={`${props.label}. ${props.limit}`}
        isOff={props.limit !== ''}
        onPress={props.onPress}
      >
        {props.sign}
      </Button>
      <small>{props.limit}</small>
    </>
  );
}
