import puzzlesDe from '../../../../content/de/ships/puzzles.json' with { type: 'json' };
import rulingsDe from '../../../../content/de/ships/rulings.json' with { type: 'json' };
import puzzlesEn from '../../../../content/en/ships/puzzles.json' with { type: 'json' };
import rulingsEn from '../../../../content/en/ships/rulings.json' with { type: 'json' };
import puzzlesFr from '../../../../content/fr/ships/puzzles.json' with { type: 'json' };
import rulingsFr from '../../../../content/fr/ships/rulings.json' with { type: 'json' };
import { createTranslate } from '../../../core/words.ts';
import { createSpeech, type Speech } from './say.ts';

const WORDS = {
  en: { ...rulingsEn, ...puzzlesEn },
  de: { ...rulingsDe, ...puzzlesDe },
  fr: { ...rulingsFr, ...puzzlesFr },
};

export const LANGUAGES = ['en', 'de', 'fr'] as const;

export const speechIn = (language: (typeof LANGUAGES)[number]): Speech =>
  createSpeech(createTranslate(WORDS[language], language));
