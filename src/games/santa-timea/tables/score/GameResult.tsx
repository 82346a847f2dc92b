import { ShareText } from '../../../../kit/day/ShareText.tsx';
import type { Translate } from '../../explain/words.ts';
import { resultText, type ToldGame } from './game-sheet.ts';

/** The rounds so far as a text, to be copied or sent on: for whoever wants no link. */
export function GameResult(props: { readonly told: ToldGame; readonly t: Translate }) {
  return (
    <ShareText
      text={() => resultText(props.told, props.t)}
      say={(key) => props.t(`daily.share.${key}`)}
      isAside
    />
  );
}
