import type { Language } from '../../../../site/i18n/languages.ts';
import { pageAddress } from '../../../../site/i18n/paths.ts';
import { lessonTexts } from '../../../../site/lessons/lesson-texts.ts';
import { lessonsOf } from '../../../../site/lessons/lessons.ts';
import { outlineOf } from '../../../../site/lessons/outline.ts';
import { GAME } from '../../game.ts';
import { parsePosition } from '../../notation/position.ts';
import { deskTranslate } from './desk-words.ts';

/** The positions of the printed examples that the engine can judge, each with the page that has it. */
export async function examplesIn(language: Language) {
  const t = deskTranslate(language);
  const texts = new Map(
    lessonTexts(GAME.id)
      .filter((text) => text.language === language)
      .map(({ path, text }) => [path.replace(/.*\/|\.mdx$/g, ''), text]),
  );
  const judged = ['trick', 'round', 'score'];
  return (await lessonsOf(language, GAME.id, 'examples')).flatMap(({ slug, label }) =>
    outlineOf(texts.get(slug) ?? '')
      .fences.filter((fence) => fence.language === 'timea')
      .flatMap(({ source }) => {
        const parsed = parsePosition(source);
        return parsed.ok && judged.includes(parsed.value.kind) ? source.trim() : [];
      })
      .map((text) => ({
        asked: { text },
        label: t('scene.of', { name: label, what: text }),
        href: pageAddress(language, GAME.id, slug),
      })),
  );
}
