import { createSignal, Match, onMount, Show, Switch } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { Button } from '../../../../kit/Button.tsx';
import { createSearch } from '../../../../kit/question/create-search.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import { lookForPractice, type PracticePlace, type Theme } from '../../questions/practice.ts';
import { Question } from '../question/Question.tsx';

interface PracticePuzzleProps {
  readonly place: PracticePlace;
  /** Whether the reader has just asked for it, so that it is read out. */
  readonly takesFocus: boolean;
  readonly lang: string;
  readonly words: Catalogue;
  readonly onFirst: (isRight: boolean) => void;
  readonly onNext: () => void;
}

export function PracticePuzzle(props: PracticePuzzleProps) {
  const t = createTranslate(props.words, props.lang);
  /** Null if nothing fits what is chosen, or nobody waits any more. */
  const [question, setQuestion] = createSignal<TimeaQuestion | null>();
  const found = createSearch();
  onMount(async () => {
    const { place } = props;
    const look = (theme: Theme) => found(lookForPractice({ ...place, theme }));
    const chosen = await look(place.theme);
    // What is chosen may have nothing so easy, or so hard.
    setQuestion(
      chosen ?? (place.isRising ? await look({ ...place.theme, difficulty: null }) : null),
    );
  });
  const line = (key: 'looking' | 'none') => <p role="status">{t(`practice.${key}`)}</p>;
  return (
    <Switch fallback={line('looking')}>
      <Match when={question() === null}>{line('none')}</Match>
      <Match when={question()}>
        {(found) => <Asked question={found()} t={t} puzzle={props} />}
      </Match>
    </Switch>
  );
}

function Asked(props: {
  readonly question: TimeaQuestion;
  readonly t: Translate;
  readonly puzzle: PracticePuzzleProps;
}) {
  const { t, question, puzzle } = props;
  const difficulty = t(`difficulty.${QUESTIONS.difficultyOf(question)}`);
  const [isOver, setOver] = createSignal(false);
  let isFirst = true;
  let head!: HTMLParagraphElement;
  onMount(() => {
    if (puzzle.takesFocus) head.focus();
  });
  return (
    <>
      <p class="st-heading" tabindex="-1" ref={head}>
        {t('practice.number', { number: puzzle.place.number, difficulty })}
      </p>
      <Question
        place="practice"
        source={QUESTIONS.make(question)}
        onward={{ label: t('practice.next'), go: () => puzzle.onNext() }}
        onOver={setOver}
        onAnswer={(_, isRight) => {
          if (isFirst) puzzle.onFirst(isRight);
          isFirst = false;
        }}
        lang={puzzle.lang}
        words={puzzle.words}
      />
      <Show when={!isOver()}>
        <p class="st-tools st-on">
          <Button onPress={() => puzzle.onNext()}>{t('practice.skip')} ›</Button>
        </p>
      </Show>
    </>
  );
}
