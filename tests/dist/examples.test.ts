import { describe, expect, it } from 'vitest';
import { createTranslate, type Translate } from '../../src/core/words.ts';
import { gameCatalogue } from '../../src/site/i18n/catalogues.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { textOf } from './html.ts';
import { page } from './site.ts';

/** What the rulebook says of its examples, in the sentences of one language. */
function rulebook(t: Translate): Readonly<Record<number, readonly string[]>> {
  const card = (wind: string, rank: number) => t('card.number', { wind: t(`wind.${wind}`), rank });
  const [sebastian, nadine] = [t('player.0'), t('player.1')];
  const total = (points: number, bonus: number, penalty: number, count: number) =>
    t('score-step.total', { points, bonus, penalty, count });
  return {
    1: [
      t('step.row-current', { card: card('N', 2), count: 2 }),
      t('step.row-new', { card: card('E', 3), count: 3 }),
      t('step.row-current', { card: card('S', 1), count: 1 }),
    ],
    2: [
      t('step.lowest', { card: card('S', 5), name: nadine }),
      t('step.highest', { card: card('S', 8), name: sebastian }),
    ],
    3: [
      t('step.lowest', { card: card('E', 5), name: sebastian }),
      t('step.highest', { card: card('N', 11), name: nadine }),
    ],
    4: [t('step.only-card', { card: card('N', 13), name: sebastian })],
    5: [t('step.only-card', { card: card('N', 11), name: nadine })],
    6: [
      ...[4, 3, 1].map((count) => t('score-step.total-basic', { count })),
      // Sebastian, Nadine and Annabelle, Johannes in the advanced game; then Sebastian with his set kept.
      total(4, 0, 0, 4),
      total(3, 1, 1, 3),
      total(3, 0, 0, 3),
      total(1, 0, 1, 0),
      total(1, 2, 1, 2),
    ],
  };
}

describe.each(LANGUAGES)('in %s', (language) => {
  const t = createTranslate(gameCatalogue(language, 'santa-timea'), language);

  it.each(Object.entries(rulebook(t)))(
    'Example %s ends as the rulebook says',
    (number, sentences) => {
      const text = textOf(page(`/${language}/santa-timea/example-${number}/`));
      for (const sentence of sentences) expect(text).toContain(sentence);
    },
  );
});
