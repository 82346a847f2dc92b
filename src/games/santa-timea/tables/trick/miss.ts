// Apart from the view of a trick, which pages have on which nobody is asked: the judge and Play.
import { createSpeech, playerNames } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import { slipTo } from '../../questions/misreadings.ts';
import { sayTrickHint } from '../../questions/trick-hint.ts';

export function sayMiss(
  position: TrickPosition,
  place: number | null,
  t: Translate,
): { readonly name: string; readonly why: string } {
  const speech = createSpeech(t, playerNames(t));
  const slip = slipTo(position.trick, rulesFor(position), 'taker', place);
  return {
    name: place === null ? t('question.nobody') : speech.name(place),
    why: slip ? t(`misreading.${slip}`) : sayTrickHint(position, 'taker', place, speech),
  };
}
