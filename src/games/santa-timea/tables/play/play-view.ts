import { WINDS, type Wind } from '../../../../core/compass.ts';
import type { SharedTable } from '../../../../kit/play/create-play.ts';
import { raceOf } from '../../../../kit/play/race.ts';
import { explainStart, explainWinners } from '../../explain/game.ts';
import { createSpeech, sayGameStep, sayHalves, seatNames, sentenceOf } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { makeCard } from '../../notation/cards.ts';
import { wayAt } from '../../notation/levels.ts';
import {
  at,
  callsOf,
  cutTo,
  earlierRounds,
  gameAt,
  hasOwnCards,
  type Match,
  turnOf,
  withCard,
  withoutLastCard,
} from '../../players/match.ts';
import { viewOf } from '../../players/view.ts';
import { damageOn, sameCard, type WheelCard, type WindCard } from '../../rules/cards.ts';
import { gameWith, holdingsOf, LEARNER, ownSets } from '../../rules/dealt-game.ts';
import { isGameOver, ROUNDS, startPlayer, totals, winners } from '../../rules/game.ts';
import {
  handOf,
  isRoundOver,
  legalMoves,
  type PlayedTrick,
  type Round,
  type Seat,
  seatAt,
  toAct,
} from '../../rules/round.ts';
import { keptCards, type Score, scoreRound } from '../../rules/score.ts';
import type { Trick } from '../../rules/trick.ts';
import { trickWorths } from '../../rules/worth.ts';
import { type ScoreView, viewScore } from '../score/score-view.ts';
import { NOTHING_KNOWN } from '../sea/sea-layout.ts';
import { knownIn, viewTrick } from '../trick/trick-view.ts';

export type PlayView = ReturnType<typeof viewPlay>;

/**
 * A moment of a round as the learner sees it, or as several people do: a trick that waits for somebody’s card, a trick
 * that is over, or the score. A page is served with the first one.
 * @param isRuled shows the last trick with its ruling rather than the next one.
 * @param shared where several people play: nobody is “you”, and only one hand is open, in its turn.
 */
export function viewPlay(match: Match, isRuled: boolean, t: Translate, shared?: SharedTable) {
  const round = at(match);
  const { row, tricks, collected } = round;
  const you = shared ? undefined : LEARNER;
  const called = shared?.names ?? seatNames(t).with(LEARNER, t('play.seat-you'));
  const names = [...collected.keys()].map(createSpeech(t, called).name);
  const seated: SeatedMatch = { match, names, you, t };
  const last = isRuled ? tricks.at(-1) : undefined;
  const isOver = isRoundOver(round);
  const unkept = dueSets(match, round)[0];
  const due = last ? undefined : unkept;
  const isWaiting = !last && turnOf(match) !== null;
  const person = last || isWaiting ? null : (due?.seat ?? toAct(round));
  const give =
    shared && person !== null && person !== shared.holder ? (shared.names[person] ?? '') : null;
  const declare = due && give === null ? viewDeclare(match, round, due, t) : null;
  const isScored = isOver && !last && !due;
  const game = viewGame(seated, round, isScored);
  const score = isScored ? viewRoundScore(seated, round) : null;
  /** [R4] What is discarded lies there no more once it is scored. */
  const held = score?.position.holdings.map(keptCards) ?? collected;
  const isDone = isOver && !unkept && (!match.isGame || match.before.length + 1 === ROUNDS);
  const end = score && isDone ? viewEnd(seated, round, score, game) : null;
  const [leader, trick] = last ? [last.leader, last.trick] : [round.leader, unfinished(round)];
  const { seats, verdict } = judged(seated, leader, trick, isOver);
  const lanes = seats.map((seat, place) => ({
    name: names[seat] ?? '',
    isYou: seat === you,
    damage: damageOn(collected[seat] ?? []),
    played: trick.plays[place] ?? null,
    worth: verdict.worths[place],
  }));
  /** Between two people’s turns nobody’s cards are there to be seen. */
  const open = shared ? (give === null ? person : null) : LEARNER;
  const ask = () => {
    if (isWaiting) return t(shared ? 'people.computers' : 'play.others');
    if (give !== null) return t('people.give', { name: give });
    if (declare) return declare.ask;
    if (end) return end.title;
    if (shared && score) return t('people.over');
    return sayAsk(round, score, t);
  };
  const number = tricks.length + (last || isOver ? 0 : 1);
  const blowing = match.tricks - number + 1;
  return {
    title: [
      ...(game ? [game.title] : []),
      isOver && !last ? t('play.to-score') : t('play.trick', { number, count: match.tricks }),
    ].join('\n'),
    /** The open wind cards that a trick is still played for; the first is this trick’s. */
    open: (last ? [last.trick.wind, ...row.open.slice(0, -1)] : row.open).slice(0, blowing),
    forecast: row.forecast,
    carried: trick.carried,
    lanes,
    /** A ship sails as soon as she is played; only the storm waits for the last. */
    known: {
      ...(last ? knownIn(verdict) : NOTHING_KNOWN),
      worths: [...trick.plays.keys()],
      now: [],
    },
    ruling: last
      ? {
          outcome: `${sayCalled(match, t)}${verdict.outcome}`,
          sentences: verdict.sentences,
          /** Who knocks whom out: the picture shows it, an ear has to be told. */
          ties: verdict.sentences.filter(({ clause }) => clause === 'X1').map(({ text }) => text),
        }
      : null,
    earlier: tricks
      .slice(0, last ? -1 : undefined)
      .slice(-3)
      .map((played) => viewEarlier(seated, played, isOver && played === tricks.at(-1)))
      .reverse(),
    hand: open === null ? [] : viewHand(round, open, !last && !isWaiting),
    ask: ask(),
    person,
    /** Whom the phone is to be given to, by name, before anything of a hand is seen; null where it need not. */
    give,
    won: held.map((cards, seat) => ({
      name: names[seat] ?? '',
      way: match.hasWays && !match.people.includes(seat) ? t(`new-game.way.${wayAt(seat)}`) : '',
      cards,
      damage: t('damage', { count: damageOn(cards) }),
    })),
    declare,
    score,
    end,
    marks: sayMarks(match, tricks.length === 0, shared !== undefined, t),
    game,
    /** Who may be called as the taker of this trick, before its last card; nobody where that is not asked. */
    callable:
      match.calls === null || last || shared || trick.plays.length !== match.seats - 1
        ? []
        : [
            ...lanes.map(({ name }, taker): Called => ({ taker, name })),
            { taker: null, name: t('play.call.nobody') },
          ],
    isOver,
    /** Whether nothing of it is left to be played, even while its last trick is shown. */
    isDone,
    isWaiting,
    hasPlayed: [match, ...match.before].some(({ cards }) => cards.length >= match.seats),
    /** Whether one of this round can be taken back: what counts already stays. */
    canGoBack: shared
      ? !isWaiting && withoutLastCard(match) !== match
      : match.cards.length >= match.seats,
  };
}

/** Who takes a trick: a place in playing order, or nobody. */
export interface Called {
  readonly taker: number | null;
  readonly name: string;
}

function sayAsk(round: Round, score: ScoreView | null, t: Translate): string {
  const own = score?.seats[LEARNER];
  if (own) {
    const damage = t('damage', { count: own.damage });
    return t('play.over', { damage, points: own.points });
  }
  const [one, another] = legalMoves(round);
  if (one && !another) return t('play.ask.only');
  return t(round.plays.length === 0 ? 'play.ask.lead' : 'play.ask.follow');
}

/**
 * That the first lead was drawn by lot, while it lasts; by whose reading it is played, if not ours; how often a trick
 * was taken back, and for how many cards there was advice.
 */
const sayMarks = (match: Match, isFirst: boolean, isShared: boolean, t: Translate): string =>
  [
    ...(match.isGame && match.before.length === 0 && isFirst ? [t('play.by-lot')] : []),
    ...(match.edition === 'house'
      ? []
      : [`${t('reading.edition')} ${t(`reading.${match.edition}`)}.`]),
    ...(match.back > 0
      ? [t(isShared ? 'play.mark.cards' : 'play.mark.back', { count: match.back })]
      : []),
    ...(match.calls ? [t('play.mark.calls', callsOf(match))] : []),
    // A card that is advised is not played yet.
    ...(match.hints > Number(match.isAdvised)
      ? [t('play.mark.hints', { count: match.hints - Number(match.isAdvised) })]
      : []),
  ].join(' ');

/** The trick that waits for the learner. The row outlasts the round. */
const unfinished = ({ row, carried, plays }: Round): Trick => ({
  wind: row.open[0] as WindCard,
  carried,
  plays,
});

function judged(
  { match: { edition, variant }, names, you, t }: SeatedMatch,
  leader: Seat,
  trick: Trick,
  isLast: boolean,
) {
  const seats = names.map((_, place) => seatAt(leader, place, names.length));
  const inOrder = seats.map((seat) => names[seat] ?? '');
  const position = { kind: 'trick', edition, variant, trick } as const;
  const place = you === undefined ? you : seats.indexOf(you);
  return { seats, verdict: viewTrick(position, t, inOrder, { you: place, isLast }) };
}

/** The same with the learner’s own card, the last of its trick, and without the outcome. */
export function withLastCard(
  view: PlayView,
  match: Match,
  card: WheelCard,
  t: Translate,
): PlayView {
  const whole = viewPlay(withCard(match, card), true, t).lanes;
  const lanes = view.lanes.map((lane, place) => ({
    ...lane,
    ...whole[place],
    damage: lane.damage,
  }));
  return { ...view, lanes, known: { ...view.known, worths: [...lanes.keys()] } };
}

function sayCalled({ calls }: Match, t: Translate): string {
  return calls ? `${t(calls.endsWith('r') ? 'play.call.right' : 'play.call.wrong')} ` : '';
}

function viewEarlier(seated: SeatedMatch, { leader, trick }: PlayedTrick, isLast: boolean) {
  const { names, t } = seated;
  const { seats, verdict } = judged(seated, leader, trick, isLast);
  const plays = verdict.worths.map(({ name: card }, place) =>
    t('play.played', { name: names[seats[place] as Seat] ?? '', card }),
  );
  return { wind: trick.wind, plays, outcome: verdict.outcome };
}

function viewEnd(seated: SeatedMatch, round: Round, score: ScoreView, game: GameView | null) {
  const { match, names, t } = seated;
  /** [R5] Part of a round has no score: its players are placed by damage alone. */
  const isPart = hasOwnCards(match);
  const scores = scoresOf(match, round, match.sets);
  /** More than anyone has, so that equal damage leaves nobody at the quay. */
  const above = 1 + Math.max(...scores.map(({ damage }) => damage));
  const points = scores.map(({ damage, total }) => (isPart ? above - damage : total));
  const most = Math.max(...points);
  // Of players with equal points a game may have one winner; a single round has not.
  const won = game?.winners ?? [...names.keys()].filter((seat) => points[seat] === most);
  const lanes = game ? raceOf(names, game.rounds, ROUNDS, won) : raceOf(names, [points], 1);
  return {
    isPart,
    lanes: isPart ? lanes.map((lane) => ({ ...lane, points: above - lane.points })) : lanes,
    title: sayWinners(seated, won),
    /** What the reader has in a round that stands alone. */
    own: game || isPart || seated.you === undefined ? undefined : sayAsk(round, score, t),
    hasWon: seated.you !== undefined && won.includes(seated.you),
    /** The trick that one kept out of by choice with most damage, and the one that brought most; among several people the dearest of all. */
    tricks: notedTricks(seated).map(({ id, round, trick, played, isLast, damage }) => ({
      title: t(`play.end.${id}`, {
        place: t(match.isGame ? 'play.end.place' : 'play.end.trick', { round, trick }),
        damage: t('damage', { count: damage }),
      }),
      trick: viewEarlier(seated, played, isLast),
    })),
  };
}

function notedTricks({ match, you }: SeatedMatch) {
  const all = [...earlierRounds(match), match].flatMap((part, index) => {
    const { tricks } = at(part);
    return tricks.flatMap((played, number) => {
      const { leader, ruling, trick } = played;
      if (ruling.taker === null) return [];
      return {
        round: index + 1,
        trick: number + 1,
        played,
        isLast: played === tricks.at(-1),
        damage: damageOn([trick.wind, ...trick.carried]),
        isOwn: you === undefined || seatAt(leader, ruling.taker, match.seats) === you,
        hadChoice: () => legalMoves(at(cutTo(part, number, you))).length > 1,
      };
    });
  });
  all.sort((a, b) => b.damage - a.damage);
  const ids = you === undefined ? (['costliest'] as const) : (['best', 'dearest'] as const);
  return ids.flatMap((id) => {
    const dearest = all.find(({ isOwn, hadChoice }) =>
      isOwn ? id !== 'best' : id === 'best' && hadChoice(),
    );
    return dearest ? { id, ...dearest } : [];
  });
}

const dueSets = ({ people, sets, keeps }: Match, round: Round) =>
  ownSets(round, people).filter(({ wind }) => ![...sets, ...keeps].includes(wind));

function viewDeclare(
  match: Match,
  round: Round,
  { seat, wind }: { readonly seat: Seat; readonly wind: Wind },
  t: Translate,
) {
  const { sets } = match;
  const scored = (discarded: readonly Wind[]) => scoresOf(match, round, discarded)[seat] as Score;
  const now = scored(sets);
  const without = [...sets, wind];
  const later = dueSets(match, round)
    .filter((due) => due.seat === seat && due.wind !== wind)
    .map((due) => due.wind);
  /** Counting what is still to be decided at its best. */
  const best = (discarded: readonly Wind[], [next, ...rest] = later): number =>
    next
      ? Math.max(best(discarded, rest), best([...discarded, next], rest))
      : scored(discarded).total;
  const gain = best(without) - best(sets);
  const options = [true, false].map((isDiscarded) => {
    const { damage, total } = isDiscarded ? scored(without) : now;
    const change = (before: number, after: number, said: string) =>
      before === after ? said : t('play.declare.change', { before, after: said });
    return {
      isDiscarded,
      isBetter: isDiscarded === gain >= 0,
      label: t(`play.declare.${isDiscarded ? 'discard' : 'keep'}`),
      results: [
        change(now.damage, damage, t('damage', { count: damage })),
        change(now.total, total, t('scored.points', { count: total })),
      ],
    };
  });
  const asked = t('play.declare.ask', { wind: t(`wind.${wind}`) });
  const ask = gain === 0 ? `${asked} ${t('play.declare.equal')}` : asked;
  return { wind, options, ask };
}

const scoresOf = ({ people }: Match, round: Round, sets: readonly Wind[]): readonly Score[] =>
  scoreRound(holdingsOf(round, sets, people), round.rules);

function viewRoundScore({ match, names, t }: SeatedMatch, round: Round): ScoreView {
  const { edition, variant, people, sets } = match;
  const holdings = holdingsOf(round, sets, people);
  return viewScore({ kind: 'score', edition, variant, holdings }, t, names);
}

interface SeatedMatch {
  readonly match: Match;
  readonly names: readonly string[];
  /** The reader’s seat; undefined where several people play. */
  readonly you: Seat | undefined;
  readonly t: Translate;
}

type GameView = NonNullable<ReturnType<typeof viewGame>>;

/** Where a game stands that has several rounds; null for a round that stands alone. */
function viewGame({ match, names, you, t }: SeatedMatch, round: Round, isScored: boolean) {
  if (!match.isGame) return null;
  const earlier = gameAt(match);
  const game = isScored ? gameWith(match, match, earlier, round) : earlier;
  const isOver = isGameOver(game);
  const won = isOver ? winners(game) : null;
  const start = startPlayer(game);
  const steps = won ? explainWinners(game, won) : explainStart(game, start);
  const { seats } = won ?? start;
  const speech = createSpeech(t, names, you);
  const sentences = isScored
    ? steps.map((step) => sentenceOf(sayGameStep(step, speech), step, match.edition))
    : [];
  const isYours = seats.length === 1 && seats[0] === you;
  return {
    title: t('play.round', { number: match.before.length + 1, count: ROUNDS }),
    rounds: game.results.map(({ scores }) => scores.map(({ total }) => total)),
    totals: totals(game),
    names,
    sentences,
    /** The last of these sentences, addressed to the reader where it is about nobody else; empty before the end. */
    heading:
      isYours && isScored
        ? t(isOver ? 'play.you-win' : 'play.you-start')
        : (sentences.at(-1)?.text ?? ''),
    winners: won?.seats ?? [],
    isOver,
  };
}

function sayWinners({ names, you, t }: SeatedMatch, seats: readonly Seat[]): string {
  const { list, name } = createSpeech(t, names);
  return seats.length === 1 && seats[0] === you
    ? t('play.end.you')
    : t('play.end.wins', { count: seats.length, names: list(seats.map(name)) });
}

export type HandSlot = ReturnType<typeof viewHand>[number];

export type HandCard = NonNullable<HandSlot>;

/**
 * The places of a hand; null where a card is played, so that the others stay where they are.
 * @param isTurn whether a card is to be chosen now: then there is a wind for what it counts.
 */
export function viewHand(round: Round, seat: Seat, isTurn: boolean) {
  const view = isTurn ? viewOf(round, seat) : null;
  const cardView = (card: WheelCard) => {
    const own = view && trickWorths([...view.plays, card], view.wind.wind, round.rules).at(-1);
    return {
      card,
      id: makeCard(card),
      worth: own?.origin ? sayHalves(own.halves) : '',
      by: own ? (own.by === 'copy' ? 'led' : own.by) : null,
      isLegal: view?.legal.some((legal) => sameCard(legal, card)) ?? false,
    };
  };
  const held = handOf(round, seat).map((card) => ({ card, slot: cardView(card) }));
  const gone = playedBy(round, seat).map((card) => ({ card, slot: null }));
  return [...held, ...gone]
    .sort((a, b) => orderOf(a.card) - orderOf(b.card))
    .map(({ slot }) => slot);
}

const playedBy = ({ tricks, leader, plays, hands }: Round, seat: Seat): WheelCard[] =>
  [...tricks, { leader, trick: { plays } }].flatMap(({ leader, trick }) =>
    trick.plays.filter((_, place) => seatAt(leader, place, hands.length) === seat),
  );

const orderOf = (card: WheelCard): number =>
  card.kind === 'number' ? WINDS.indexOf(card.wind) * 100 + card.rank : 1000;
