import { WINDS } from '../../../../core/compass.ts';
import { writeList } from '../../../../core/locale.ts';
import type { SpaceId } from '../../editions/compare.ts';
import type { Outcome } from '../../editions/play.ts';
import { type DeskSpeech, sayCards, sayOutcome, sayStart } from '../../editions/say.ts';
import { sayCard } from '../../explain/say.ts';
import { parsePosition } from '../../notation/position.ts';

const numbers = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

/** The outcome that a case of these spaces writes down; null for those that say it otherwise. */
function outcomeOf(space: SpaceId, text: string): Outcome | null {
  switch (space) {
    case 'tricks-of-two':
    case 'tricks-of-three': {
      const [taker = '', lead] = text.split(' ');
      const isTaken = taker !== 'null';
      return {
        kind: 'trick',
        taker: isTaken ? Number(taker) : null,
        lead: Number(lead),
        takes: isTaken ? [{ wind: 'N', damage: 1 }] : [],
      };
    }
    case 'ties':
      return { kind: 'score', totals: numbers(text) };
    case 'first-starts':
    case 'later-starts':
      return { kind: 'start', seats: numbers(text) };
    case 'games-of-three':
    case 'games-of-two':
      return { kind: 'win', seats: numbers(text) };
    default:
      return null;
  }
}

/** What comes of a case, in words. */
export function sayCase(space: SpaceId, text: string, speech: DeskSpeech): string {
  const { t, lang } = speech;
  const outcome = outcomeOf(space, text);
  if (outcome) return sayOutcome(outcome, speech).join(' ');
  switch (space) {
    case 'rows': {
      const [wind] = WINDS.filter((one) => text.startsWith(one));
      return wind ? sayCards([{ wind, damage: Number(text.slice(1)) }], speech) : '';
    }
    case 'hands': {
      const parsed = parsePosition(`hand ${text}`);
      const cards = parsed.ok && parsed.value.kind === 'hand' ? parsed.value.cards : [];
      return writeList(
        cards.map((card) => sayCard(card, t)),
        lang,
      );
    }
    case 'declarations':
      return t(text === 'true' ? 'your-book.case.settles' : 'desk.outcome.never-settles');
    case 'sequences':
    case 'basic-sequences':
      return t('your-book.case.taken', { cards: numbers(text).slice(0, -1).join(' · ') });
    default:
      return text
        .split(' ')
        .map((option) => {
          const [, winds = '', points = ''] = /^([A-Z]*)(-?[\d.]+)$/.exec(option) ?? [];
          const value = Number(points);
          return winds === ''
            ? t('your-book.case.keeps', { value })
            : t('your-book.case.discards', {
                cards: writeList(
                  [...winds].map((wind) => t(`wind.${wind as 'N'}`)),
                  lang,
                ),
                value,
              });
        })
        .join(' ');
  }
}

/** What one knows of a case besides its cards. */
export function circumstancesOf(space: SpaceId, text: string, speech: DeskSpeech): string[] {
  const { t } = speech;
  if (space === 'later-starts') {
    const [, starter = 0, nextLeader = 0] = text.split(' @').map(Number);
    return sayStart({ starter, nextLeader }, speech);
  }
  if (space === 'first-starts') {
    const [seats = '', sunk = ''] = text.split(':');
    return [
      t('your-book.case.players', { count: Number(seats) }),
      ...sayStart({ sunk: numbers(sunk) }, speech),
    ];
  }
  return space.endsWith('sequences')
    ? [t('your-book.case.sequence', { cards: [...text].join(' ') })]
    : [];
}
