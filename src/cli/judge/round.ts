import { sayWindCard } from '../../games/santa-timea/explain/say.ts';
import { makeCard, makeWindCard } from '../../games/santa-timea/notation/cards.ts';
import type { RoundPosition } from '../../games/santa-timea/notation/round.ts';
import { type Ruleset, rulesFor } from '../../games/santa-timea/notation/ruleset.ts';
import { TRICKS } from '../../games/santa-timea/rules/deal.ts';
import { replayRound } from '../../games/santa-timea/rules/replay.ts';
import type { PlayedTrick, Round, Seat } from '../../games/santa-timea/rules/round.ts';
import type { TrickRuling } from '../../games/santa-timea/rules/trick.ts';
import { type Answer, rulingLine, speechFor, type Words } from './answer.ts';
import { judgeLed } from './trick.ts';

export function judgeRound(position: RoundPosition, words: Words): Answer {
  const replayed = replayRound(position, rulesFor(position));
  if (!replayed.ok) throw new Error(`The parser let a refused move pass: ${replayed.error.code}`);
  return judgePlayed(replayed.value, position.leader, position, words);
}

/** Every trick of a round, then what each seat has collected and who leads next. */
export function judgePlayed(
  round: Round,
  leader: Seat,
  { edition, variant }: Ruleset,
  words: Words,
): Answer {
  const ruleset = { edition, variant };
  const tricks = round.tricks.map((played, index) => {
    const ruling = asSettled(played, index, round);
    const { data, lines } = judgeLed({ ...played, ruling, ruleset }, words);
    const { wind, plays } = played.trick;
    const number = index + 1;
    return {
      data: { wind: makeWindCard(wind), plays: plays.map(makeCard), ...data },
      lines: [words.t('judge.trick', { number, card: sayWindCard(wind, words.t) }), ...lines],
    };
  });
  return {
    data: {
      edition,
      variant,
      leader,
      tricks: tricks.map(({ data }) => data),
      collected: round.collected.map((cards) => cards.map(makeWindCard)),
      carried: round.carried.map(makeWindCard),
      aside: round.aside.map(makeWindCard),
      nextLeader: round.leader,
    },
    lines: [...tricks.flatMap(({ lines }) => lines), ...standLines(round, words)],
  };
}

/** [A8] What trick twelve leaves without a taker waits for nobody, where the reading says that it is lost. */
function asSettled({ ruling }: PlayedTrick, index: number, { rules }: Round): TrickRuling {
  if (index + 1 < TRICKS || rules.lastTrickCarry !== 'lost') return ruling;
  return { ...ruling, carried: [], aside: [...ruling.aside, ...ruling.carried] };
}

function standLines(round: Round, words: Words): string[] {
  const { t } = words;
  const { name, list } = speechFor(words, round.hands.length);
  const said = (cards: Round['carried']) => list(cards.map((card) => sayWindCard(card, t)));
  const collected = round.collected.map((cards, seat) =>
    cards.length === 0
      ? t('judge.collected-nothing', { name: name(seat) })
      : t('judge.collected', { name: name(seat), cards: said(cards) }),
  );
  const waiting =
    round.carried.length === 0 ? [] : [t('judge.carried', { cards: said(round.carried) })];
  const over = round.tricks.length === TRICKS;
  const leader = over ? [] : [t('judge.leader', { name: name(round.leader) })];
  return [...collected, ...waiting, ...leader].map((sentence) => rulingLine(sentence));
}
