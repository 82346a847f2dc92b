import { createTranslate, type Translate } from '../../core/words.ts';
import { decidingClause } from '../../games/santa-timea/editions/register.ts';
import { explainRow, explainStart, explainWinners } from '../../games/santa-timea/explain/game.ts';
import {
  sayCard,
  sayError,
  sayGameStep,
  sayHalves,
  sayRowStep,
  sayScoreStep,
  sayTaking,
  sayTrickStep,
  sayWindCard,
} from '../../games/santa-timea/explain/say.ts';
import { explainScore } from '../../games/santa-timea/explain/score.ts';
import {
  explainRefusal,
  explainTrick,
  type TrickStep,
} from '../../games/santa-timea/explain/trick.ts';
import { makeCard, makeWindCard } from '../../games/santa-timea/notation/cards.ts';
import type { GamePosition } from '../../games/santa-timea/notation/game.ts';
import type { HandPosition } from '../../games/santa-timea/notation/hand.ts';
import {
  makePosition,
  type Position,
  parsePosition,
} from '../../games/santa-timea/notation/position.ts';
import type { RoundPosition } from '../../games/santa-timea/notation/round.ts';
import type { RowPosition } from '../../games/santa-timea/notation/row.ts';
import { type Ruleset, rulesFor } from '../../games/santa-timea/notation/ruleset.ts';
import type { ScorePosition } from '../../games/santa-timea/notation/score.ts';
import type { TrickPosition } from '../../games/santa-timea/notation/trick.ts';
import { at, gameAt } from '../../games/santa-timea/players/match.ts';
import { sameCard } from '../../games/santa-timea/rules/cards.ts';
import { advanceRow, currentWind, type Row, TRICKS } from '../../games/santa-timea/rules/deal.ts';
import { gameWith, holdingsOf } from '../../games/santa-timea/rules/dealt-game.ts';
import { isGameOver, startPlayer, totals, winners } from '../../games/santa-timea/rules/game.ts';
import { checkPlay, legalCards } from '../../games/santa-timea/rules/legal.ts';
import { isRuling, OPEN_POINTS, type OpenPoint } from '../../games/santa-timea/rules/readings.ts';
import {
  isRoundOver,
  type PlayedTrick,
  type Round,
  replayRound,
  type Seat,
  seatAt,
} from '../../games/santa-timea/rules/round.ts';
import { keptCards, scoreRound } from '../../games/santa-timea/rules/score.ts';
import { resolveTrick, type Trick, type TrickRuling } from '../../games/santa-timea/rules/trick.ts';
import { type JudgeAnswer, judgeOf, rulingLine, speechFor, tellSteps } from './answer.ts';

export const judgeSantaTimea = judgeOf(
  'santa-timea',
  { createTranslate, parsePosition, makePosition, sayError },
  answerTo,
);

function answerTo(position: Position, t: Translate): JudgeAnswer {
  switch (position.kind) {
    case 'trick':
      return judgeTrick(position, t);
    case 'round':
      return judgeRound(position, t);
    case 'game':
      return judgeGame(position, t);
    case 'score':
      return judgeScore(position, t);
    case 'row':
      return judgeRow(position, t);
    case 'hand':
      return judgeHand(position, t);
  }
}

function judgeHand({ cards }: HandPosition, t: Translate): JudgeAnswer {
  const leads = legalCards(cards, true);
  const refused = cards.find((card) => !leads.some((lead) => sameCard(lead, card)));
  const check = refused ? checkPlay(refused, cards, true) : null;
  const refusals = check && !check.ok ? [explainRefusal(check.error)] : [];
  const { steps, lines } = tellSteps(refusals, ({ key }) => sayError({ code: key }, t), 'house', t);
  const { list } = speechFor(t, 0);
  const ruling =
    leads.length === 0
      ? t('judge.empty-hand')
      : t('judge.may-lead', { cards: list([...new Set(leads.map((card) => sayCard(card, t)))]) });
  return { data: { leads: leads.map(makeCard), steps }, lines: [rulingLine(ruling), ...lines] };
}

function judgeTrick({ trick, ...ruleset }: TrickPosition, t: Translate): JudgeAnswer {
  const { edition, variant } = ruleset;
  const ruling = resolveTrick(trick, rulesFor(ruleset));
  const { data, lines } = judgeLed({ trick, ruling, leader: 0, ruleset }, t);
  return { data: { edition, variant, ...data }, lines };
}

interface Led {
  readonly trick: Trick;
  readonly ruling: TrickRuling;
  readonly leader: Seat;
  readonly ruleset: Ruleset;
}

/** A trick led by any seat. Everything in the answer counts seats, not places in playing order. */
function judgeLed({ trick, ruling, leader, ruleset }: Led, t: Translate): JudgeAnswer {
  const { edition } = ruleset;
  const seats = trick.plays.length;
  const seat = (place: number): Seat => seatAt(leader, place, seats);
  const speech = speechFor(t, seats, leader);
  const reasons = explainTrick(trick, ruling, rulesFor(ruleset));
  const { steps, lines } = tellSteps(
    reasons,
    (step) => sayTrickStep(step, trick.plays, speech),
    edition,
    t,
    (step) => seated(step, seat),
  );
  return {
    data: {
      leader,
      taker: ruling.taker === null ? null : seat(ruling.taker),
      nextLeader: seat(ruling.lead),
      worths: ruling.worths.map(({ halves, by }, place) => ({
        seat: seat(place),
        card: trick.plays[place] && makeCard(trick.plays[place]),
        halves,
        text: sayHalves(halves),
        by,
      })),
      out: ruling.ties.flat().map(seat).sort(),
      takes: ruling.takes.map(makeWindCard),
      carried: ruling.carried.map(makeWindCard),
      aside: ruling.aside.map(makeWindCard),
      steps,
    },
    lines: [
      rulingLine(sayTaking(ruling, speech)),
      ...lines,
      ...silences(trick, ruleset, reasons, t),
    ],
  };
}

/** What the book leaves open though this trick depends on it, and no reason says so: the ruling is ours. */
function silences(
  trick: Trick,
  ruleset: Ruleset,
  reasons: readonly TrickStep[],
  t: Translate,
): string[] {
  const { edition } = ruleset;
  if (edition === 'house') return [];
  const rules = rulesFor(ruleset);
  const outcome = (question: OpenPoint, answer: string): string => {
    const { taker, lead, takes } = resolveTrick(trick, { ...rules, [question]: answer });
    return JSON.stringify([taker, lead, takes]);
  };
  return (Object.keys(OPEN_POINTS) as OpenPoint[])
    .filter((question) => isRuling(edition, question))
    .filter((question) => !reasons.some((step) => step.question === question))
    .filter((question) => {
      const { answers } = OPEN_POINTS[question];
      return new Set(answers.map((answer) => outcome(question, answer))).size > 1;
    })
    .map((question) => {
      const book = t('dispute.book', {
        book: t(`reading.${edition}`),
        answer: t('dispute.silent'),
      });
      const ours = t('dispute.ours', { answer: t(`dispute.${question}.${rules[question]}`) });
      return `- ${t(`dispute.ask.${question}`)} ${book} ${ours} [${decidingClause(question)}]`;
    });
}

function seated(step: TrickStep, seat: (place: number) => Seat) {
  if ('ranks' in step) return { ...step, ranks: step.ranks.map((places) => places.map(seat)) };
  if ('places' in step) {
    const { places, ...rest } = step;
    return { ...rest, seats: places.map(seat) };
  }
  if ('place' in step) {
    const { place, ...rest } = step;
    return { ...rest, seat: place === null ? null : seat(place) };
  }
  return step;
}

function judgeRound(position: RoundPosition, t: Translate): JudgeAnswer {
  const replayed = replayRound(position, rulesFor(position));
  if (!replayed.ok) throw new Error(`The parser let a refused move pass: ${replayed.error.code}`);
  return judgePlayed(replayed.value, position.leader, position, t);
}

function judgePlayed(
  round: Round,
  leader: Seat,
  { edition, variant }: Ruleset,
  t: Translate,
): JudgeAnswer {
  const ruleset = { edition, variant };
  const tricks = round.tricks.map((played, index) => {
    const ruling = asSettled(played, index, round);
    const { data, lines } = judgeLed({ ...played, ruling, ruleset }, t);
    const { wind, plays } = played.trick;
    const number = index + 1;
    return {
      data: { wind: makeWindCard(wind), plays: plays.map(makeCard), ...data },
      lines: [t('judge.trick', { number, card: sayWindCard(wind, t) }), ...lines],
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
    lines: [...tricks.flatMap(({ lines }) => lines), ...standLines(round, t)],
  };
}

/** [A8] What trick twelve leaves without a taker waits for nobody, where the reading says that it is lost. */
function asSettled({ ruling }: PlayedTrick, index: number, { rules }: Round): TrickRuling {
  if (index + 1 < TRICKS || rules.lastTrickCarry !== 'lost') return ruling;
  return { ...ruling, carried: [], aside: [...ruling.aside, ...ruling.carried] };
}

function standLines(round: Round, t: Translate): string[] {
  const { name, list } = speechFor(t, round.hands.length);
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

/** The current round of a game, trick by trick; once it is over its score, and who starts or wins. */
function judgeGame(position: GamePosition, t: Translate): JudgeAnswer {
  const [before, round] = [gameAt(position), at(position)];
  const { edition, variant, seats, isGame } = position;
  const ruleset = { edition, variant };
  const { tricks, hands } = round;
  const leader = tricks[0]?.leader ?? round.leader;
  const isOver = isRoundOver(round);
  const game = isOver ? gameWith(position, position, before, round) : before;
  const played = judgePlayed(round, leader, ruleset, t);
  const holdings = holdingsOf(round, position.sets, position.people);
  const score = isOver ? judgeScore({ kind: 'score', ...ruleset, holdings }, t) : null;
  const speech = speechFor(t, seats);
  const { steps, lines } = tellSteps(
    !isOver || !isGame ? [] : stepsAfter(game),
    (step) => sayGameStep(step, speech),
    edition,
    t,
  );
  return {
    data: {
      ...played.data,
      round: position.before.length,
      hands: hands.map((hand) => hand.map(makeCard)),
      wind: isOver ? null : round.row.open.slice(0, 1).map(makeWindCard)[0],
      plays: round.plays.map(makeCard),
      score: score?.data ?? null,
      totals: totals(game),
      steps,
    },
    lines: [...played.lines, ...(score?.lines ?? []), ...lines],
  };
}

const stepsAfter = (game: Parameters<typeof isGameOver>[0]) =>
  isGameOver(game) ? explainWinners(game, winners(game)) : explainStart(game, startPlayer(game));

function judgeScore(position: ScorePosition, t: Translate): JudgeAnswer {
  const { edition, variant, holdings } = position;
  const rules = rulesFor(position);
  const { name } = speechFor(t, holdings.length);
  const seats = scoreRound(holdings, rules).map((score, seat) => {
    const holding = holdings[seat] ?? { cards: [], discarded: [] };
    const { steps, lines } = tellSteps(
      explainScore(holding, score, holdings.length, rules),
      (step) => sayScoreStep(step, t),
      edition,
      t,
    );
    return {
      data: {
        seat,
        cards: holding.cards.map(makeWindCard),
        discarded: holding.discarded,
        kept: keptCards(holding).map(makeWindCard),
        ...score,
        pairs: score.pairs.map(makeWindCard),
        steps,
      },
      lines: [rulingLine(t('judge.score', { name: name(seat), count: score.total })), ...lines],
    };
  });
  return {
    data: { edition, variant, seats: seats.map(({ data }) => data) },
    lines: seats.flatMap(({ lines }) => lines),
  };
}

function judgeRow(position: RowPosition, t: Translate): JudgeAnswer {
  const speech = speechFor(t, 0);
  const rows: Row[] = [];
  for (let row = position.row; currentWind(row) && rows.length < TRICKS; row = advanceRow(row)) {
    rows.push(row);
  }
  const tricks = rows.map((row, index) => {
    const [wind] = row.open;
    if (!wind) throw new Error('A row without an open card plays for nothing');
    const { steps, lines } = tellSteps(
      explainRow(row, rows[index - 1] ?? null),
      (step) => sayRowStep(step, speech),
      'house',
      t,
    );
    return {
      data: {
        wind: makeWindCard(wind),
        open: row.open.map(makeWindCard),
        steps,
      },
      lines: [
        rulingLine(t('judge.trick', { number: index + 1, card: sayWindCard(wind, t) })),
        ...lines,
      ],
    };
  });
  return {
    data: {
      forecast: position.row.forecast.map(makeWindCard),
      tricks: tricks.map(({ data }) => data),
    },
    lines: tricks.flatMap(({ lines }) => lines),
  };
}
