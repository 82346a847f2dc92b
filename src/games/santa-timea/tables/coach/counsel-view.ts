import { localeOf, numberWriter } from '../../../../core/words.ts';
import { createSpeech, type Speech, sayCard, sayHalves } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { makeCard } from '../../notation/cards.ts';
import type { CoachReason, Counsel, Counselled } from '../../players/coach.ts';
import { DIGITS } from '../../players/review.ts';
import type { Aim } from '../../players/view.ts';
import type { WheelCard } from '../../rules/cards.ts';

export type CounselView = ReturnType<typeof viewCounsel>;
export type CounselledCard = CounselView['cards'][number];

/** The best, as good as that as far as anybody can tell, dearer, or so dear that it is a mistake. */
type Verdict = 'best' | 'close' | 'dear' | 'mistake';

export function viewCounsel(
  { aim, against, isExact, deals, cards }: Counsel,
  names: readonly string[],
  t: Translate,
) {
  const percent = new Intl.NumberFormat(localeOf(t.lang), { style: 'percent' });
  const write = decimals(t.lang, aim);
  const speech = createSpeech(t, names);
  const least = Math.min(...cards.map(({ expected, within }) => expected - within));
  const most = Math.max(...cards.map(({ expected, within }) => expected + within));
  const scaled = (value: number): number =>
    most > least ? Math.round(((value - least) / (most - least)) * 100) : 50;
  const views = cards.map((one) => {
    const { card, takes, isProven, expected, within, cost } = one;
    const verdict = verdictOf(one, cards[0], aim);
    return {
      id: makeCard(card),
      name: sayCard(card, t),
      verdict,
      said: t(`coach.verdict.${verdict === 'mistake' ? 'dear' : verdict}`, { cost: write(cost) }),
      takes: isProven ? t(`coach.sure.${takes ? 'takes' : 'safe'}`) : percent.format(takes),
      expected: isExact
        ? write(expected)
        : t('coach.within', { value: write(expected), within: write(within) }),
      /** Of a hundred: the chance to take, and from where to where the round may come to. */
      picture: {
        takes: Math.round(takes * 100),
        from: scaled(expected - within),
        mark: scaled(expected),
        to: scaled(expected + within),
      },
      reasons: one.reasons.map((reason) => sayReason(reason, card, speech)).join(' '),
    };
  });
  const best = views[0] as (typeof views)[number];
  const [first] = cards as readonly [Counselled, ...Counselled[]];
  const { takes, card, reasons } = first;
  const [safest = first] = cards.toSorted((a, b) => a.takes - b.takes);
  const figures = { value: write(first.expected), instead: write(safest.expected) };
  const isDearer = safest.cost > safest.costWithin && figures.value !== figures.instead;
  const over = `${takes > LIKELY ? 'taken' : 'rather'}.${isDearer ? aim : 'even'}` as const;
  return {
    sentence: [
      t(takes > LIKELY ? 'coach.take' : 'coach.would', { card: best.name }),
      // What this trick alone says would speak for the card that takes least.
      percent.format(safest.takes) === percent.format(takes)
        ? reasons.slice(0, 1).map((reason) => sayReason(reason, card, speech))
        : t(`coach.${over}`, { card: sayCard(safest.card, t), ...figures }),
    ].join(' '),
    heads: { takes: t('coach.takes'), expected: t(`coach.expects.${aim}`) },
    cards: views,
    groups: GROUPS.map((id) => ({
      name: t(`coach.groups.${id}`),
      cards: views.filter(({ verdict }) => GROUP_OF[verdict] === id),
    })).filter((group) => group.cards.length > 0),
    note: isExact
      ? t('coach.exact')
      : `${t('coach.dealt', { count: deals })} ${t(`coach.against.${against}`)}`,
  };
}

const LIKELY = 0.5;

const MISTAKE: { readonly [A in Aim]: number } = { damage: 1, points: 0.5 };

const GROUPS = ['good', 'dear', 'mistake'] as const;
const GROUP_OF = { best: 'good', close: 'good', dear: 'dear', mistake: 'mistake' } as const;

/** A difference that more deals may turn over is none. */
function verdictOf(one: Pick<Counselled, 'cost' | 'costWithin'>, best: unknown, aim: Aim): Verdict {
  if (one === best) return 'best';
  if (one.cost <= one.costWithin) return 'close';
  return one.cost < MISTAKE[aim] ? 'dear' : 'mistake';
}

/**
 * What rounds to nothing has no sign.
 * @param signDisplay whether what is above nothing has a plus.
 */
export function decimals(
  lang: string,
  aim: Aim,
  signDisplay: 'negative' | 'exceptZero' = 'negative',
): (value: number) => string {
  return numberWriter(lang, {
    signDisplay,
    minimumFractionDigits: DIGITS[aim],
    maximumFractionDigits: DIGITS[aim],
  });
}

export function sayReason(reason: CoachReason, card: WheelCard, { t, name }: Speech): string {
  const isCopied = reason.id === 'tie' && card.kind === 'piratess';
  return t(`coach.why.${isCopied ? 'copy' : reason.id}`, {
    ...reason,
    ...('seat' in reason && { name: name(reason.seat) }),
    ...('halves' in reason && { worth: sayHalves(reason.halves) }),
    ...('damage' in reason && { damage: t('damage', { count: reason.damage }) }),
    ...(reason.id === 'set' && { wind: t(`wind.${reason.wind}`) }),
    ...(reason.id === 'wind-next' && {
      wind: t(`blows.${reason.wind}`),
      now: sayHalves(reason.now),
      next: sayHalves(reason.next),
    }),
  });
}
