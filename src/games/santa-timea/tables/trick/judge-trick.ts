import { WINDS, type Wind } from '../../../../core/compass.ts';
import type { Translate } from '../../../../core/words.ts';
import { playerNames } from '../../explain/player-names.ts';
import { createSpeech, sayCard, sayHalves, sayTrickStep } from '../../explain/say.ts';
import { sentenceOf } from '../../explain/sentence.ts';
import { explainTrick } from '../../explain/trick.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import { makeTrick, type TrickPosition } from '../../notation/trick.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { resolveTrick, type TrickRuling } from '../../rules/trick.ts';
import type { Rules } from '../../rules/variants.ts';
import { numberWorth, type Worth } from '../../rules/worth.ts';
import { choicesThatMatter } from '../cards/choices.ts';
import type { Choices, JudgedTrick, TableCard, TableWorth } from './judged-trick.ts';
import { knownByStep } from './known.ts';

/**
 * Asks the engine about a trick and puts all it says into words.
 * @param names the players in playing order.
 */
export function judgeTrick(
  position: TrickPosition,
  t: Translate,
  lang: string,
  names: readonly string[] = playerNames(t),
): JudgedTrick {
  const { trick, edition } = position;
  const rules = rulesFor(position);
  const ruling = resolveTrick(trick, rules);
  const steps = explainTrick(trick, ruling, rules);
  const speech = createSpeech(t, lang, names);
  const choices = choicesThatMatter(position);
  return {
    position,
    notation: makeTrick(position),
    notes: notes(position, choices, t),
    cards: trick.plays.map((card) => tableCard(card, rules, t)),
    verdict: {
      worths: ruling.worths.map((worth, place) =>
        tableWorth(worth, trick.plays[place] as WheelCard, trick.wind.wind, rules, t),
      ),
      outcome: sayOutcome(ruling, names, t),
      sentences: steps.map((step) =>
        sentenceOf(sayTrickStep(step, trick.plays, speech), step, edition),
      ),
      known: knownByStep(steps),
      taker: ruling.taker,
      choices,
    },
  };
}

/** A card as a table shows it before anything is known of its wind. */
export const tableCard = (card: WheelCard, rules: Rules, t: Translate): TableCard => ({
  name: sayCard(card, t),
  rose:
    card.kind === 'number'
      ? WINDS.map((wind) => [wind, sayHalves(numberWorth(card, wind, rules).halves)])
      : [],
});

function tableWorth(
  { origin, halves }: Worth,
  card: WheelCard,
  wind: Wind,
  rules: Rules,
  t: Translate,
): TableWorth {
  const name = sayCard(card, t);
  if (!origin)
    return { by: 'led', halves, text: '–', name: t('worth.none', { card: name }), origin };
  const { by } = numberWorth(origin, wind, rules);
  const text = sayHalves(halves);
  return {
    by: by === 'full' || by === 'half' ? by : 'zero',
    halves,
    text,
    name: t('worth.under', { card: name, worth: text, wind: t(`under.${wind}`) }),
    origin: { wind: origin.wind, rank: origin.rank },
  };
}

function sayOutcome({ taker, lead }: TrickRuling, names: readonly string[], t: Translate): string {
  const leader = names[lead] ?? '';
  if (taker === null) return t('outcome.nobody', { lead: leader });
  const name = names[taker] ?? '';
  return taker === lead
    ? t('outcome.both', { name })
    : t('outcome.two', { taker: name, lead: leader });
}

/** Unusual rules are worth a note where there is no choice that shows them. */
function notes({ edition, variant }: TrickPosition, choices: Choices, t: Translate): string[] {
  const pro = variant === 'pro' && choices.variants.length === 0;
  const book = edition !== 'house' && choices.editions.length === 0;
  return [
    ...(pro ? [t('reading.pro')] : []),
    ...(book ? [`${t('reading.edition')} ${t(`reading.${edition}`)}`] : []),
  ];
}
