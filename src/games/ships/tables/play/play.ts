import { sayMarks } from '../../../../core/marks.ts';
import { err, ok, type Result, sayError } from '../../../../core/result.ts';
import type { SharedTable } from '../../../../kit/play/create-play.ts';
import { type TextReader, textReader } from '../../../../kit/play/pasted.ts';
import type { ReasonText } from '../../../../kit/question/view.ts';
import { explainPhase } from '../../explain/phase.ts';
import {
  createSpeech,
  type Speech,
  sayCards,
  sayStatOf,
  type Translate,
} from '../../explain/say.ts';
import { makeGame, parseGame } from '../../notation/game.ts';
import {
  counsel,
  endOf,
  gameOf,
  LEARNER,
  type Match,
  type Played,
  playedOf,
} from '../../players/match.ts';
import type { Card } from '../../rules/cards.ts';
import { checkMove, type Game } from '../../rules/game.ts';
import { mayFire } from '../../rules/sail.ts';
import { other, SEATS, type Seat } from '../../rules/seats.ts';
import { STATS } from '../../rules/ship.ts';
import { placesOf, saySteps, sayTurn, sideName, tellRefusal } from '../scene/scene.ts';

export type PlayView = ReturnType<typeof viewPlay>;

/** A game as it stands, for the learner; of two people, for the one who holds the device in turn. */
export function viewPlay(match: Match, t: Translate, shared?: SharedTable, person: Seat = LEARNER) {
  const now = gameOf(match);
  const last = playedOf(match).at(-1);
  const end = endOf(match, now);
  const phase = end ? null : now.phase;
  const isOpen = !shared || (phase !== null && shared.holder === person);
  const seat = isOpen ? person : null;
  const names = shared?.names;
  const over = end && viewEnd(match, now, end, names, t);
  const before = last ? viewBefore(last, seat, names, t) : null;
  const give = shared && phase && !isOpen ? (shared.names[person] ?? '') : null;
  return {
    phase,
    title: over ? over.title : sayTurn(now, t),
    sides: SEATS.map((seat) => ({
      name: names?.[seat] ?? sideName(seat, t),
      ship: now.ships[seat],
      before: last?.before.ships[seat],
      shown: phase === 'fire' ? now.winds[seat] : null,
    })),
    enemyHand:
      seat === null || end ? '' : t('play.enemy-hand', { count: now.hands[other(seat)].length }),
    hand: seat === null ? [] : now.hands[seat],
    /** Whom the phone is to be given to, by name, before a hand is seen; null where it need not. */
    give,
    ask: give === null ? sayAsk(now, end, seat, names, t) : t('people.give', { name: give }),
    end: over,
    commit: phase ? t(`play.commit.${phase}`) : '',
    none: phase ? t(`play.none.${mustHold(now, seat ?? LEARNER) ? 'hold' : phase}`) : '',
    before,
    marks: sayMarks(match, t),
  };
}

export function sayCounsel(match: Match, t: Translate, seat: Seat = LEARNER) {
  const found = counsel(match, seat);
  if (!found) throw new Error('nothing more to choose');
  const { none, hand } = viewPlay(match, t, undefined, seat);
  const what =
    found.cards.length > 0
      ? t('play.hint.would', { cards: sayCards(found.cards, createSpeech(t)) })
      : t('play.hint.none', { none: none.charAt(0).toLocaleLowerCase(t.lang) + none.slice(1) });
  return { what, why: t(`play.hint.${found.ground}`), places: placesOf(found.cards, hand) };
}

const mustHold = ({ phase, winds, rules }: Game, seat: Seat): boolean =>
  phase === 'fire' && !mayFire(winds, rules)[seat];

const LOSSES: readonly string[] = ['sinks', 'no-rigging', 'perished'];

/** Who may fire and why; what a ship loses, and why it is lost. */
const OUTCOMES: readonly string[] = ['advantaged', 'equals', 'equals-none', 'fires', ...LOSSES];

/** Who has won, the strongest volley of each side, and, in words and with the winds shown, what changed the game. */
function viewEnd(
  match: Match,
  now: Game,
  end: NonNullable<ReturnType<typeof endOf>>,
  names: readonly string[] | undefined,
  t: Translate,
) {
  const speech = createSpeech(t, names);
  const sides = SEATS.map((seat) => names?.[seat] ?? sideName(seat, t));
  const played = playedOf(match);
  const winner = now.outcome?.winner ?? null;
  return {
    hasWon: end === 'won' || (names !== undefined && end === 'lost'),
    title:
      names && winner !== null
        ? t('people.won', { name: names[winner] ?? '' })
        : t(`play.end.${end}`),
    noted: SEATS.flatMap((seat) => {
      const hits = (one: Played) =>
        pointsOf(one.before, other(seat)) - pointsOf(one.after, other(seat));
      const [best] = played.filter((one) => hits(one) > 0).sort((a, b) => hits(b) - hits(a));
      if (!best) return [];
      return {
        title: t('play.end.volley', { side: sides[seat] ?? '', turn: best.before.turn }),
        what: sayCards(best.choices[seat], speech),
      };
    }),
    course: () =>
      played.flatMap((one) => {
        const changed = sayChanged(one, speech);
        if (!changed) return [];
        const { turn, phase } = one.before;
        const title = t('play.title', { turn, phase: phase ? t(`phase.${phase}`) : '' });
        const { steps } = viewBefore(one, null, names, t);
        return {
          title: `${title} · ${changed}`,
          sides: SEATS.map((seat) => ({
            name: sides[seat] ?? '',
            ship: one.after.ships[seat],
            before: one.before.ships[seat],
            shown: one.before.winds[seat].length > 0 ? one.before.winds[seat] : null,
          })),
          what: steps.map(({ text }) => text).join(' '),
        };
      }),
  };
}

/** What both ships had before and have after, in short; nothing where no ship was hit. */
function sayChanged({ before, after }: Played, speech: Speech): string {
  const changed = SEATS.flatMap((seat) =>
    STATS.flatMap((stat) => {
      const [from, to] = [before.ships[seat][stat], after.ships[seat][stat]];
      return from === to ? [] : `${sayStatOf(seat, stat, speech)} ${from}\u00a0→\u00a0${to}`;
    }),
  );
  return changed.join(', ');
}

const pointsOf = ({ ships }: Game, seat: Seat): number =>
  STATS.reduce((sum, stat) => sum + ships[seat][stat], 0);

function sayAsk(
  game: Game,
  end: ReturnType<typeof endOf>,
  seat: Seat | null,
  names: readonly string[] | undefined,
  t: Translate,
): string {
  // What was lost last is said here, and who has won above it.
  if (end) return '';
  if (mustHold(game, seat ?? LEARNER)) return t('play.ask.hold');
  return t(names && game.phase === 'sail' ? 'people.sail' : `play.ask.${game.phase ?? 'reload'}`);
}

/** @param own whose cards are to be seen, also those put away. */
function viewBefore(
  { before, choices, after }: Played,
  own: Seat | null,
  names: readonly string[] | undefined,
  t: Translate,
) {
  const isOpen = before.phase === 'sail' || before.phase === 'fire';
  const steps = explainPhase(before, choices, after);
  const said = saySteps(steps, t, names);
  return {
    title: before.phase ? t(`phase.${before.phase}`) : '',
    choices: SEATS.map((seat) => ({
      name: names?.[seat] ?? sideName(seat, t),
      /** What is discarded face down, only its owner knows. */
      cards: isOpen || seat === own || choices[seat].length === 0 ? choices[seat] : null,
      count: t('play.cards', { count: choices[seat].length }),
    })),
    steps: said,
    outcome: said
      .filter((_, index) => (after.outcome ? LOSSES : OUTCOMES).includes(steps[index]?.key ?? ''))
      .map(({ text }) => text)
      .join(' '),
  };
}

function cardsAt(
  game: Game,
  seat: Seat,
  places: readonly number[],
  t: Translate,
): Result<readonly Card[], ReasonText> {
  const cards = places.flatMap((place) => game.hands[seat][place] ?? []);
  const checked = checkMove(game, seat, cards);
  return checked.ok ? ok(cards) : err(tellRefusal(checked.error, t));
}

export const chosen = (match: Match, seat: Seat, places: readonly number[], t: Translate) =>
  cardsAt(gameOf(match), seat, places, t);

/** Why a card of the hand may not be added to those chosen, for each place; null where it may, or is one of them. */
export function barred(
  match: Match,
  seat: Seat,
  places: readonly number[],
  t: Translate,
): (ReasonText | null)[] {
  const game = gameOf(match);
  return game.hands[seat].map((_, place) => {
    if (places.includes(place)) return null;
    const tried = cardsAt(game, seat, [...places, place], t);
    return tried.ok ? null : tried.error;
  });
}

export const gameReader = (t: Translate): TextReader<Match> =>
  textReader(parseGame, makeGame, sayError, t);
