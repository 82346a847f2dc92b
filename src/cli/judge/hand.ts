import { sayCard, sayError } from '../../games/santa-timea/explain/say.ts';
import { explainRefusal } from '../../games/santa-timea/explain/trick.ts';
import { makeCard } from '../../games/santa-timea/notation/cards.ts';
import type { HandPosition } from '../../games/santa-timea/notation/hand.ts';
import { sameCard } from '../../games/santa-timea/rules/cards.ts';
import { checkPlay, legalCards } from '../../games/santa-timea/rules/legal.ts';
import { type Answer, rulingLine, speechFor, type Tongue, tellSteps } from './answer.ts';

/** Which cards of a hand may be led, and why the others may not. */
export function judgeHand({ cards }: HandPosition, tongue: Tongue): Answer {
  const { t } = tongue;
  const leads = legalCards(cards, true);
  const refused = cards.find((card) => !leads.some((lead) => sameCard(lead, card)));
  const check = refused ? checkPlay(refused, cards, true) : null;
  const refusals = check && !check.ok ? explainRefusal(check.error) : [];
  const { steps, lines } = tellSteps(refusals, ({ key }) => sayError({ code: key }, t), 'house', t);
  const { list } = speechFor(tongue, 0);
  const ruling =
    leads.length === 0
      ? t('judge.empty-hand')
      : t('judge.may-lead', { cards: list([...new Set(leads.map((card) => sayCard(card, t)))]) });
  return { data: { leads: leads.map(makeCard), steps }, lines: [rulingLine(ruling), ...lines] };
}
