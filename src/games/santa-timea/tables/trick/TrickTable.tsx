import { batch, createComputed, createMemo, createSignal, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { once, painted } from '../../../../device/wait.ts';
import { nameAmong, numberOf } from '../../../../kit/name-among.ts';
import { Verdict } from '../../../../kit/question/Verdict.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { Walk } from '../../../../kit/ruling/Walk.tsx';
import { playerNames } from '../../explain/player-names.ts';
import { createTranslate } from '../../explain/words.ts';
import type { Trick } from '../../rules/trick.ts';
import { NOTHING_KNOWN } from '../sea/fleet.ts';
import { Call, type Slot } from '../sea/Sea.tsx';
import { createJudged } from '../shared/create-judged.ts';
import { lateTranslate } from '../shared/late-words.ts';
import type { JudgedTrick } from './judged-trick.ts';
import { ReadingSwitch } from './ReadingSwitch.tsx';
import { TrickCards } from './TrickCards.tsx';
import { TrickTools } from './TrickTools.tsx';
import type { TrickEngine } from './trick-engine.ts';
import type { TrickReply } from './trick-reply.ts';

export interface TrickTableProps {
  /** The page's own trick, judged; without its verdict where the reader is to predict it. */
  readonly judged: JudgedTrick;
  /** Unique in the page; names the widget's part of the fragment. */
  readonly id: string;
  /** Whether it is here to be answered: a tap changes a card only once the tools are open. */
  readonly isQuestion?: boolean;
  readonly lang: string;
  readonly words: Catalogue;
}

/** After how many misses the ruling is told. */
const MISSES = 1;

/** A trick one can touch: change its cards, see what they are worth, and why who takes what. */
export function TrickTable(props: TrickTableProps) {
  const t = createTranslate(props.words, props.lang);
  const { id, judged: own, lang } = props;
  const table = createJudged<JudgedTrick, TrickEngine>({
    id,
    own,
    load: async () => {
      const late = lateTranslate(props.words, lang);
      return (await import('./trick-engine.ts')).createTrickEngine(await late, lang);
    },
  });
  const loadReply = once(async () =>
    (await import('./trick-reply.ts')).createTrickReply(props.words, lang),
  );
  const names = playerNames(t);
  const [isAsking, setAsking] = createSignal(own.verdict === null);
  const [tried, setTried] = createSignal<readonly (number | null)[]>([]);
  /** Whether the reader gave the question up. */
  const [isShown, setShown] = createSignal(false);
  const [reply, setReply] = createSignal<TrickReply>();
  const [step, setStep] = createSignal<number | null>(null);
  const [picked, setPicked] = createSignal<{ readonly slot: Slot; readonly engine: TrickEngine }>();
  /** The trick as the reader has laid it; it is judged when they have seen that they did. */
  const [laid, setLaid] = createSignal(own.position.trick);
  // Another table, another question.
  createComputed(() => {
    setLaid(table.judged().position.trick);
    isAsking();
    setTried([]);
    setShown(false);
    setStep(null);
  });

  const isRight = () => tried().at(-1) === table.judged().verdict?.taker;
  /** The second miss plays the whole ruling; the first leaves the right answer to be found. */
  const isOver = () => tried().length > 0 && (isRight() || isShown() || tried().length > MISSES);
  const verdict = () => (isAsking() && !isOver() ? null : table.judged().verdict);
  const [hasTools, setTools] = createSignal(false);
  /** A question is never changed by a tap. */
  const canPick = () => verdict() !== null && (hasTools() || !props.isQuestion);
  /** What is said to an answer that leaves the question open. */
  const miss = createMemo(() => {
    const { position, verdict: ruled } = table.judged();
    const [place] = tried();
    if (!isAsking() || isOver() || !ruled || place === undefined) return undefined;
    return reply()?.tell(position, ruled, place);
  });
  const count = () => verdict()?.sentences.length ?? 0;
  const shown = () => step() ?? count();

  /** Has the engine judge the table, changed or as it is. */
  const judge = async (change?: (trick: Trick, engine: TrickEngine) => Trick) => {
    await painted();
    const engine = await table.load();
    const { position } = table.judged();
    const trick = change ? change(position.trick, engine) : position.trick;
    table.show(engine.judge({ ...position, trick }));
  };
  const turn = () => judge((trick, engine) => engine.withTurnedWind(trick));

  const name = nameAmong(t('table.name'), id);
  const choice = {
    question: t('question.who'),
    nobody: t('question.nobody'),
    onChoose: async (place: number | null) => {
      const late = loadReply();
      await (table.judged().verdict ? painted() : judge());
      const loaded = await late;
      // Pressed again while it was loaded.
      if (tried().includes(place)) return;
      batch(() => {
        setReply(() => loaded);
        setTried([...tried(), place]);
      });
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
    await painted();
    const engine = await table.load();
    // What comes next is to be done with choosing; a walk may begin again behind it.
    batch(() => {
      setStep(null);
      setPicked({ slot, engine });
    });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table is no part of a form.
    <div class="st-panel" role="group" id={id} aria-label={name}>
      <Show when={table.badLink() && table.engine()}>
        {(engine) => {
          const { BadLinkNote, t: say } = engine();
          return <BadLinkNote link={table.badLink()} t={say} />;
        }}
      </Show>
      <TrickCards
        judged={table.judged()}
        known={verdict()?.known[shown()] ?? miss()?.known ?? NOTHING_KNOWN}
        names={names}
        t={t}
        tried={tried()}
        choice={verdict() ? undefined : choice}
        picked={picked()?.slot}
        onPick={canPick() ? pick : undefined}
        onTurn={turn}
      >
        <Call
          question={t('question.who')}
          miss={miss()?.said}
          outcome={shown() === count() ? verdict()?.outcome : undefined}
        />
      </TrickCards>
      <Show
        when={picked()}
        keyed
        fallback={
          // Whoever has just answered reads the verdict first.
          <Show when={!isAsking() || tried().length === 0}>
            <p class="st-note st-tools">{canPick() && t('table.hint')}</p>
          </Show>
        }
      >
        {({ slot, engine: { Picker, t: say } }) => (
          <Picker
            id={`${id}-pick`}
            picked={slot}
            trick={laid()}
            names={names}
            t={say}
            onChange={(trick) => {
              setLaid(trick);
              judge(laid);
            }}
            onClose={close}
          />
        )}
      </Show>
      {/* Whoever is told to look again stays on the picture, and hears it. */}
      <div class="st-reply" aria-live="polite">
        <Show when={reply()}>
          {(late) => {
            const { Miss, t: say } = late();
            return (
              <Show when={miss()} keyed>
                {({ why }) => (
                  <Miss title="" t={say} onShow={() => setShown(true)}>
                    <p>{why}</p>
                  </Miss>
                )}
              </Show>
            );
          }}
        </Show>
      </div>
      <Show when={verdict()}>
        {(ruling) => (
          <>
            <Show when={isAsking()}>
              <Verdict
                isRight={isRight()}
                title={t(isRight() ? 'question.right' : 'question.wrong')}
              />
            </Show>
            <Walk
              step={step()}
              count={count()}
              isNext={!picked() && !(isAsking() && isRight())}
              t={t}
              onStep={setStep}
            >
              <Show when={isAsking()}>
                <button
                  type="button"
                  class={isRight() && !picked() ? 'st-button st-primary' : 'st-button'}
                  onClick={turn}
                >
                  {t('question.turn')}
                </button>
              </Show>
            </Walk>
            <Steps steps={ruling().sentences} only={step()} isLive t={t} />
          </>
        )}
      </Show>
      <TrickTools
        id={id}
        judged={table.judged()}
        isOwn={table.isOwn()}
        isAsking={isAsking()}
        hint={props.isQuestion && canPick() ? t('table.hint') : ''}
        t={t}
        onOpen={setTools}
        onAsk={async (isOn) => {
          await judge();
          setAsking(isOn);
        }}
        onChange={judge}
        onReset={table.reset}
      />
      <div class="st-readings">
        <ReadingSwitch
          id={id}
          of={numberOf(id) && name}
          ruleset={table.judged().position}
          editions={verdict()?.choices.editions ?? []}
          variants={verdict()?.choices.variants ?? []}
          t={t}
          onChange={async (ruleset) => {
            const engine = await table.load();
            table.show(engine.judge({ ...table.judged().position, ...ruleset }));
          }}
        />
      </div>
      <p class="st-note">{table.judged().notes.join(' · ')}</p>
    </div>
  );
}
