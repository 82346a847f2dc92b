import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { checked } from '../../core/result.ts';
import { type Catalogue, createTranslate } from '../../core/words.ts';
import { comesAgain, courseRecord, keepMiss, openMisses } from '../../device/course.ts';
import type { GivenWords } from '../../device/page.ts';
import { openRecord } from '../../device/record.ts';
import type { Again } from './again.ts';
import { createSearch } from './create-search.ts';
import type { GameQuestionProps } from './GameQuestion.tsx';
import type { AnyQuestion } from './question.ts';

export const againWords = ['again'] as const;

interface AgainStep {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly source: string;
}

export interface AgainProps {
  readonly at: 'begin' | 'end';
  readonly steps: readonly AgainStep[];
  readonly taught: readonly string[];
  readonly game: string;
  readonly lang: string;
  readonly words: GivenWords;
  readonly own: Catalogue;
}

interface AgainGame<Q extends AnyQuestion> {
  readonly again: Again<Q>;
  readonly Question: (props: GameQuestionProps) => JSX.Element;
}

const seed = () => Date.now() % 2 ** 32;

function createFinder<Q extends AnyQuestion>(
  { questions, lookForMiss, lookForOther }: Again<Q>,
  taught: readonly string[],
) {
  const found = createSearch();
  return {
    likeMiss: (miss: string) => found(lookForMiss(miss, taught, seed())),
    async likeStep({ source, clauses }: AgainStep) {
      const question = checked(questions.parse(source));
      return (await found(lookForOther({ question, clauses }, taught, seed()))) ?? question;
    },
  };
}

const warmUpOf =
  <Q extends AnyQuestion>({ again: own, Question }: AgainGame<Q>) =>
  (props: AgainProps) => {
    const t = createTranslate(props.own, props.lang);
    const { game, steps } = props;
    const search = createFinder(own, props.taught);
    const [asked, setAsked] = createSignal<{ question: Q; miss?: string }>();
    const [isOver, setOver] = createSignal(false);
    onMount(async () => {
      const miss = own.firstOf(openMisses(openRecord(courseRecord(game)).get()));
      const again = miss === undefined ? null : await search.likeMiss(miss);
      if (again && miss !== undefined) setAsked({ question: again, miss });
      else {
        const step = steps[seed() % steps.length];
        if (step) setAsked({ question: await search.likeStep(step) });
      }
    });
    const why = () => {
      const found = asked();
      if (!found) return t('again.looking');
      return t(found.miss === undefined ? 'again.before' : 'again.missed');
    };
    return (
      <>
        <p class="st-tools soft st-again-head">
          <span role="status">{why()}</span>
          <Show when={!isOver()}>
            <a class="st-button" href="#screen-0">{`${t('again.skip')}\u00a0›`}</a>
          </Show>
        </p>
        <Show when={asked()} keyed>
          {({ question, miss }) => {
            let isFirst = true;
            return (
              <Question
                place="practice"
                source={own.questions.make(question)}
                next="#screen-0"
                lang={props.lang}
                words={props.words}
                onOver={setOver}
                onAnswer={({ code }, isRight) => {
                  if (isFirst && (miss !== undefined || !isRight)) {
                    keepMiss(game, miss ?? own.missOf(question, code), isRight);
                  }
                  isFirst = false;
                }}
              />
            );
          }}
        </Show>
      </>
    );
  };

/** The steps of a lesson that were missed, at its end, one after the other, with other cards. */
const catchUpOf =
  <Q extends AnyQuestion>({ again: own, Question }: AgainGame<Q>) =>
  (props: AgainProps) => {
    const t = createTranslate(props.own, props.lang);
    const { game } = props;
    const search = createFinder(own, props.taught);
    const [asked, setAsked] = createSignal<{ step: string; question: Q }>();
    const seen = new Set<string>();
    let ahead: { readonly step: string; readonly question: Promise<Q> } | undefined;
    /** Some questions are found only after seconds: they are looked for while the end of the lesson or another is read. */
    const lookAhead = () => {
      const progress = openRecord(courseRecord(game)).get();
      const step = props.steps.find(({ id }) => comesAgain(progress, id) && !seen.has(id));
      if (step?.id === ahead?.step) return;
      ahead = step && { step: step.id, question: search.likeStep(step) };
    };
    const ask = async () => {
      setAsked(undefined);
      lookAhead();
      if (!ahead) {
        seen.clear();
        location.replace('#lesson-end');
        return;
      }
      const { step, question } = ahead;
      ahead = undefined;
      seen.add(step);
      setAsked({ step, question: await question });
      lookAhead();
    };
    const begin = () => {
      if (location.hash === '#again') ask();
      if (location.hash === '#lesson-end') lookAhead();
    };
    onMount(() => {
      begin();
      addEventListener('hashchange', begin);
      onCleanup(() => removeEventListener('hashchange', begin));
    });
    return (
      <Show when={asked()} keyed fallback={<p role="status">{t('again.looking')}</p>}>
        {({ step, question }) => (
          <Question
            place="lesson"
            step={{ game, step, isAgain: true }}
            source={own.questions.make(question)}
            onward={{ label: t('again.on'), go: ask }}
            lang={props.lang}
            words={props.words}
          />
        )}
      </Show>
    );
  };

export function againOf<Q extends AnyQuestion>(game: AgainGame<Q>) {
  const [WarmUp, CatchUp] = [warmUpOf(game), catchUpOf(game)];
  return (props: AgainProps) =>
    props.at === 'begin' ? <WarmUp {...props} /> : <CatchUp {...props} />;
}
