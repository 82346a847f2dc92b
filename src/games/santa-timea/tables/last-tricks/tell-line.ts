import type { Translate } from '../../../../core/words.ts';
import { playerNames } from '../../explain/player-names.ts';
import { sayCard } from '../../explain/say.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import { type Ending, seatToPlay } from '../../questions/ending/ending.ts';
import { type PlayedOut, playOut } from '../../questions/ending/play-out.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { seatAt } from '../../rules/round.ts';
import { rulesOf } from '../../rules/variants.ts';
import type { ToldLineTrick } from '../../screens/question/told.ts';
import { cardOf } from '../../twin/cards.ts';
import { type PlayedCard, seenIn } from '../scene/told-scene.ts';
import { judgeTrick, tableCard } from '../trick/judge-trick.ts';
import { NOTHING_KNOWN } from '../trick/judged-trick.ts';

/**
 * The last tricks in words, played out with these cards of the learner's and the best ones after them.
 * @param wished at least the card that was answered; it alone stays as it is.
 */
export function tellLine(
  ending: Ending,
  wished: readonly string[],
  t: Translate,
  lang: string,
): ToldLineTrick[] {
  const tricks = playOut(ending, wished);
  return tricks.map((trick, index) => ({
    ...tellTrick(trick, ending, t, lang),
    card: trick.card.code,
    hand: index === 0 ? [] : tellHand(trick, t),
    damage: t(index + 1 < tricks.length ? 'line.so-far' : 'line.end', { count: trick.damage }),
  }));
}

function tellTrick({ played }: PlayedOut, ending: Ending, t: Translate, lang: string) {
  const { leader, trick } = played;
  const seats = ending.hands.length;
  const place = (seatToPlay(ending) - leader + seats) % seats;
  const all = playerNames(t);
  const names = trick.plays.map((_, at) => all[seatAt(leader, at, seats)] ?? '');
  const addressed = names.with(place, t('task.you', { name: names[place] ?? '' }));
  const position: TrickPosition = { kind: 'trick', edition: 'house', variant: 'basic', trick };
  const { verdict } = judgeTrick(position, t, lang, addressed);
  const faces = trick.plays.map((card) => faceOf(card, t));
  return {
    scene: {
      kind: 'trick',
      wind: trick.wind,
      carried: [],
      seats: names.map((name, at) => ({
        name,
        played: at === place ? null : (faces[at] as PlayedCard),
      })),
      asked: null,
      isAnswer: false,
      notes: [],
    },
    own: faces[place] as PlayedCard,
    table: {
      worths: seenIn(verdict),
      known: verdict?.known.at(-1) ?? NOTHING_KNOWN,
    },
    outcome: verdict?.outcome ?? '',
  } satisfies Partial<ToldLineTrick>;
}

/** What the learner might have played; nothing where there was no choice. */
const tellHand = ({ options }: PlayedOut, t: Translate): ToldLineTrick['hand'] =>
  options.length < 2
    ? []
    : options.map((option) => {
        const face = faceOf(cardOf(option.card), t);
        return { code: option.code, label: sayCard(face.play, t), face };
      });

const faceOf = (play: WheelCard, t: Translate): PlayedCard => ({
  play,
  card: tableCard(play, rulesOf('house', 'basic'), t),
});
