import { openQuestion } from '../../explain/editions.ts';
import { createSpeech, namesAt, sayCard, sayTaking, sayWindCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import { damageOn } from '../../rules/cards.ts';
import { OPEN_POINTS, type OpenPoint } from '../../rules/readings.ts';
import { resolveTrick } from '../../rules/trick.ts';
import type { Rules } from '../../rules/variants.ts';
import { NOTHING_KNOWN } from '../sea/sea-layout.ts';
import { viewTrick } from '../trick/trick-view.ts';
import {
  cardsOf,
  doubtsIn,
  isLastTrick,
  isPlayed,
  type JudgedRound,
  nextTarget,
  notedAt,
  onTable,
  trickAt,
  unnamedIn,
  wholeTrick,
} from './judge-round.ts';

/** @param at the trick that is shown, counted from none. */
export function viewJudged(judged: JudgedRound, t: Translate, at = onTable(judged)) {
  const { edition, variant } = judged;
  const { leader, row, carried, plays } = trickAt(judged, at);
  const names = namesAt(judged.names, t);
  const inOrder = [...names.slice(leader), ...names.slice(0, leader)];
  const trick = wholeTrick(judged, at);
  const { list } = createSpeech(t, names);
  const without = unnamedIn(judged);
  const first = without[0];
  const unnamed = first && {
    name: names[first.seat] as string,
    count: without.filter(({ seat }) => seat === first.seat).length,
    trick: first.trick,
    /** Those that are known, so that it is plain which are missing. */
    cards: list((cardsOf(judged)[first.seat] ?? []).map((card) => sayWindCard(card, t))),
  };
  const isLast = isLastTrick(judged, at);
  const verdict =
    trick && viewTrick({ kind: 'trick', edition, variant, trick }, t, inOrder, { isLast });
  return {
    at,
    names,
    leader,
    row,
    carried,
    lanes: inOrder.map((name, place) => ({
      name,
      played: plays[place] ?? null,
      missing: t('judge-table.missing'),
      worth: verdict?.worths[place],
    })),
    known: verdict?.known.at(-1) ?? NOTHING_KNOWN,
    target: nextTarget(judged, at),
    ruling: verdict && {
      ...verdict,
      why: verdict.sentences[verdict.decides]?.text,
      disputes: disputesAbout(judged, t, (rules) =>
        sayTaking(resolveTrick(trick, rules), createSpeech(t, inOrder), isLast),
      ),
    },
    /** Who took the card where only that was noted: the seat, null for nobody; undefined where cards lie. */
    taker: notedAt(judged, at)?.taker,
    unnamed: unnamed && isPlayed(judged) ? unnamed : null,
    damage: cardsOf(judged).map((cards, seat) => {
      const hidden = without.filter((one) => one.seat === seat).length;
      const points = damageOn(cards);
      const said = t('damage', { count: points });
      const more = { name: names[seat] ?? '', count: hidden };
      return {
        cards: cards.length + hidden,
        points: hidden > 0 ? `${points} + ?` : `${points}`,
        aloud: hidden > 0 ? `${said}. ${t('judge-table.unnamed', more)}` : said,
      };
    }),
    /** With the other tricks in which the slip may be; what was led wrongly is said of its own trick alone. */
    doubts: doubtsIn(judged)
      .filter(({ list, trick }) => list !== 'led' || trick === at)
      .map((doubt) => ({
        text: t(doubt.list === 'led' ? 'judge-table.led' : 'judge-table.doubt', {
          card: doubt.list === 'row' ? sayWindCard(doubt.card, t) : sayCard(doubt.card, t),
          tricks: list(doubt.tricks.map((trick) => `${trick + 1}`)),
        }),
        tricks: [...new Set(doubt.tricks)].filter((trick) => trick !== at),
      })),
  };
}

function disputesAbout(
  judged: JudgedRound,
  t: Translate,
  outcomeBy: (rules: Rules) => string,
): string[] {
  const rules = rulesFor(judged);
  const ours = outcomeBy(rules);
  const answers = (Object.keys(OPEN_POINTS) as OpenPoint[])
    .filter((question) => openQuestion(question) !== null)
    .flatMap((question) => OPEN_POINTS[question].answers.map((answer) => ({ question, answer })));
  return answers.flatMap(({ question, answer }) => {
    const outcome = outcomeBy({ ...rules, [question]: answer });
    if (outcome === ours) return [];
    const said = t(`dispute.${question}.${answer}`);
    return [t('judge-table.dispute', { ask: t(`dispute.ask.${question}`), answer: said, outcome })];
  });
}
