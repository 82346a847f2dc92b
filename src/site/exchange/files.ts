import { writeCsv } from '../../core/csv.ts';
import { GAMES } from '../../games/list.ts';
import type { Game } from '../../kit/game.ts';
import type { ContentFile } from '../i18n/content-files.ts';
import { entryOf } from '../terms/glossary.ts';
import { writePo } from './po.ts';
import { BUNDLES, sourceOf, unitsOf } from './unit.ts';

export const GLOSSARIES = GAMES.filter(({ terms }) => terms.length > 0);

export const exchangeFiles = (files: readonly ContentFile[], language: string) => [
  ...BUNDLES.map((bundle) => ({
    name: `${bundle}.${language}.gettext.po`,
    text: writePo(unitsOf(files, language, bundle), language),
  })),
  ...GLOSSARIES.map((game) => ({
    name: `${game.id}.glossary.${language}.csv`,
    text: csv(game, files, language),
  })),
];

/** Terms as OmegaT reads them (RFC 4180): source, target, comment; without what is not translated yet. */
function csv({ id: game, terms }: Game, files: readonly ContentFile[], to: string): string {
  const wordsIn = (language: string) =>
    JSON.parse(
      files.find((one) => one.language === language && one.name === `${game}/glossary.json`)
        ?.text ?? '{}',
    );
  const [sources, targets] = [wordsIn(sourceOf(to)), wordsIn(to)];
  const rows = terms.flatMap(({ id }) => {
    const [source, target] = [entryOf(sources, id), entryOf(targets, id)];
    if (target.word === '' || target.meaning === source.meaning) return [];
    return [[source.word, target.word, [target.meaning, target.beware].filter(Boolean).join(' ')]];
  });
  return writeCsv(rows);
}
