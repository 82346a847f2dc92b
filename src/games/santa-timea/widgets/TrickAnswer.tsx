import { type Catalogue, createTranslate } from '../../../core/words.ts';
import { readTrick } from '../notation/trick.ts';
import { createRuling } from './create-ruling.ts';
import { sayOutcome } from './outcome.ts';
import { parseKind } from './parse-kind.ts';
import { Steps } from './Steps.tsx';

export interface TrickAnswerProps {
  /** A trick in notation. */
  readonly source: string;
  readonly lang: string;
  readonly words: Catalogue;
}

/** The answer to a trick and its reasons, for readers without JavaScript; rendered on the server. */
export function TrickAnswer(props: TrickAnswerProps) {
  const t = createTranslate(props.words, props.lang);
  const parsed = parseKind('trick', readTrick)(props.source);
  if (!parsed.ok) throw new Error(`${props.source}: ${parsed.error.code}`);
  const view = createRuling(() => parsed.value, t, props.lang);
  return (
    <>
      <p class="st-outcome">{sayOutcome(view.ruling(), view.names, t)}</p>
      <Steps steps={view.sentences()} t={t} />
    </>
  );
}
