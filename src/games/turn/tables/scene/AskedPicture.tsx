import { createEffect, type JSX, onMount } from 'solid-js';
import type { Asking } from '../../../../kit/question/QuestionCard.tsx';
import type { Translate } from '../../explain/words.ts';

interface AskedPictureProps {
  readonly asking: Asking;
  readonly t: Translate;
  /** An `AskedTable`, which the page has drawn already. */
  readonly children: JSX.Element;
}

/** A picture whose spots are the answers: what was wrong stays marked, in the end so is what is right. */
export function AskedPicture(props: AskedPictureProps) {
  const { asking, t } = props;
  let picture!: HTMLDivElement;
  onMount(() => {
    const spots = [...picture.querySelectorAll<HTMLButtonElement>('[data-answer]')].map((spot) => {
      const name = spot.querySelector('.aloud') ?? spot;
      const index = asking.answers.findIndex(({ code }) => code === spot.dataset['answer']);
      return { spot, name, what: name.textContent, index };
    });
    for (const { spot, index } of spots) {
      // The second half of a double press is no answer: the page may have moved under it.
      spot.addEventListener('click', ({ detail }) => detail < 2 && asking.give(index));
    }
    const call = picture.querySelector('.tn-call');
    const reply = call?.querySelector('.tn-reply');
    createEffect(() => {
      const isOver = asking.isOver();
      const right = isOver ? asking.shown() : undefined;
      for (const { spot, name, what, index } of spots) {
        const isRight = right !== undefined && right.code === spot.dataset['answer'];
        const isTried = !isRight && asking.tried().includes(index);
        spot.classList.toggle('tn-right', isRight);
        spot.classList.toggle('tn-tried', isTried);
        spot.ariaDisabled = String(isTried);
        spot.disabled = isOver;
        name.textContent = isRight
          ? t('picture.right', { what })
          : isTried
            ? t('attempt.tried', { answer: what })
            : isOver
              ? what
              : t('picture.choice', { what });
      }
      call?.classList.toggle('tn-over', isOver);
      call?.classList.toggle('tn-missed', asking.miss() !== '');
      reply?.classList.toggle('st-not', asking.miss() !== '');
      if (reply) {
        reply.textContent = right ? t('picture.answer', { answer: right.label }) : asking.miss();
      }
    });
  });
  return (
    <div class="tn-asked st-picture" ref={picture}>
      {props.children}
    </div>
  );
}
