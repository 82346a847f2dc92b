/** Every English sentence, filled with whatever can stand in its blanks, agrees in number and is British. */
import { cardsOf, namesOf, type Rule, testGrammar, valuesOf } from './filled-texts.ts';

const NAMES = namesOf('en');
const CARDS = [...cardsOf('en'), 'the Piratess', 'Turn card', 'Blank card'];

const VALUES = valuesOf('en', NAMES, CARDS, {
  other: ['0', '2', '8', '11'],
  names: [...NAMES, 'Nadine and Oskar'],
  cards: [...CARDS, 'North 2, South 1 and West 1', '1 cannon ball', '1', '8'],
  wind: ['North', 'East', 'in an east wind'],
  winds: ['East', 'East and West'],
  month: ['December 2026'],
  ship: ['your ship', 'the enemy'],
  stat: ['your hull', 'the enemy’s rigging'],
  pile: ['the eastern pile'],
  lie: ['upright', 'upside down'],
  answer: ['Annabelle', 'East 5'],
  answers: ['Annabelle', 'East 5'],
  languages: ['English'],
  language: ['English'],
  used: ['0', '1', '11'],
  games: ['Santa Timea, Ships of the Line and Turn'],
  kind: ['trick', 'row'],
  lesson: ['Turn the wind'],
  compasses: ['1 compass', '2 compasses'],
  coins: ['1 coin', '2 coins'],
  damage: ['1 damage point', '2 damage points'],
  points: ['1 victory point', '2 victory points'],
  place: ['North', 'East', '2'],
  choice: ['discard nothing'],
});

const KIND = '(?:damage |victory |extra victory |wind |wheel |black )?';
const ONE =
  'point|card|trick|player|puzzle|step|question|coin|day|round|wind(?! card)|ball|answer|place|entry|test|set|try';
const MORE =
  'points|cards|tricks|players|puzzles|steps|questions|coins|days|rounds|winds|balls|answers|places|entries|tests|sets|tries';

const RULES: readonly Rule[] = [
  [
    'plural after one',
    new RegExp(`(?<!(?:North|East|South|West|[\\d,.+−:-]) ?)1 ${KIND}(?:${MORE})(?!\\p{L})`, 'u'),
  ],
  [
    'singular after more',
    new RegExp(`(?<![\\d,.])(?:0|[2-9]|\\d\\d+) ${KIND}(?:${ONE})(?!\\p{L})`, 'u'),
  ],
  ['one of many', /(?<!\p{L} |[\d,.+−-])1 \p{L}+(?<!s) (?:are|have|were|go|stay)(?!\p{L})/u],
  [
    'many of one',
    /(?<!\p{L} |[\d,.])(?:0|[2-9]|\d\d+) \p{L}+s (?:is|has|was|goes|stays)(?!\p{L})/u,
  ],
  ['a before a vowel', /(?<![\p{L}’])a (?:8|11|18|[aeio]|u(?!n[ai]|s[eu]))(?!n?\))/iu],
  ['an before a consonant', /(?<![\p{L}’])an (?![aeiou]|8|11|18|hour|honest|“|[NSFLMR]\d)/iu],
  ['a comma before and', /(?:[\p{L}’]+, ){2,}and \p{L}+(?=[.!?:)]|$)/u],
  [
    'an American date',
    /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?!\d)/u,
  ],
  ['twice', /(?<![\p{L}’])(\p{L}{2,}) \1(?!\p{L})/iu],
];

testGrammar({
  language: 'en',
  values: VALUES,
  rules: RULES,
  wrong: [
    ['done_one', '{{count}} steps done', 'plural after one'],
    ['done_other', '{{count}} step done', 'singular after more'],
    ['left_one', '{{count}} card are left.', 'one of many'],
    ['left_other', '{{count}} cards is left.', 'many of one'],
    ['a', 'It is a {{place}} wind.', 'a before a vowel'],
    ['an', 'It is an {{place}} wind.', 'an before a consonant'],
    ['list', 'North, South, and West', 'a comma before and'],
    ['day', 'It begins on December 5.', 'an American date'],
    ['word', 'the the wind', 'twice'],
  ],
  fine: 'North 1 points away; 1 point, 2 points, an 11, a unique 10, one, and two.',
});
