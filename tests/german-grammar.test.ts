/** Every German sentence, filled with whatever can stand in its blanks, agrees in number and case. */
import { cardsOf, namesOf, type Rule, testGrammar, valuesOf } from './filled-texts.ts';

const NAMES = namesOf('de');
const CARDS = [...cardsOf('de'), 'Nord', 'Wendekarte', 'Leere Karte'];

const VALUES = valuesOf('de', NAMES, CARDS, {
  other: ['0', '2', '11'],
  names: [...NAMES, 'Nadine und Oskar'],
  cards: [...CARDS, 'Ost 5 (Nadine) und Nord 11 (Clara)'],
  wind: ['Nord', 'Ost'],
  winds: ['Ost', 'Ost und West'],
  month: ['Dezember 2026'],
  ship: ['dein Schiff', 'das feindliche Schiff'],
  stat: ['dein Rumpf', 'deine Takelage', 'die feindliche Mannschaft'],
  pile: ['den nördlichen Stapel'],
  lie: ['aufrecht', 'kopfüber'],
  answer: ['Nadine', 'Ost 5'],
  answers: ['Nadine', 'Ost 5'],
  languages: ['Englisch'],
  language: ['Englisch'],
  used: ['1', '11'],
  games: ['Santa Timea, Ships of the Line und Turn'],
  lesson: ['Dreh den Wind'],
  compasses: ['1 Kompass', '2 Kompasse'],
  coins: ['1 Münze', '2 Münzen'],
  damage: ['1 Schadenspunkt', '2 Schadenspunkte'],
  points: ['1 Siegpunkt', '2 Siegpunkte'],
  place: ['Nord', '2'],
  choice: ['nichts weglegen'],
});

const ONE =
  'Punkt|Siegpunkt|Schadenspunkt|Sondersiegpunkt|Karte|Windrichtungskarte|Steuerkarte|Stich|Frage|Schritt|Kompass|Münze|Tag|Versuch|Durchgang|Wind|Kugel|Antwort|Partie|Stelle';
const MORE =
  'Punkte|Siegpunkte|Schadenspunkte|Sondersiegpunkte|Karten|Windrichtungskarten|Steuerkarten|Stiche|Fragen|Schritte|Kompasse|Münzen|Tage|Versuche|Durchgänge|Winde|Kugeln|Antworten|Partien|Stellen';

const RULES: readonly Rule[] = [
  [
    'plural after one',
    new RegExp(`(?<!(?:Nord|Ost|Süd|West|[\\d,.+−:-]) ?)1 (?:${MORE})(?!\\p{L})`, 'u'),
  ],
  ['singular after more', new RegExp(`(?<![\\d,.])(?:0|[2-9]|\\d\\d+) (?:${ONE})(?!\\p{L})`, 'u')],
  ['one of many', /(?<![\d,.+−-])1 \p{Lu}\p{L}+ (?:sind|haben|gehen|bleiben|kosten|fehlen)\b/u],
  ['many of one', /(?<![\d,.])(?:0|[2-9]|\d\d+) \p{Lu}\p{L}+(?:e|n) (?:ist|hat|geht|bleibt)\b/u],
  // What fills a placeholder is in the nominative.
  ['no dative', /(?<!\p{L})(?:von|mit|bei|zu|aus|nach|seit) (?:das|die|dein|deine)(?!\p{L})/iu],
  [
    'no dative plural',
    /(?<!\p{L})(?:von|mit|bei|zu|aus|nach|seit) (?:0|[2-9]|\d\d+) (?:\p{L}*[Pp]unkte|Kompasse|Stiche|Schritte|Tage|Versuche|Durchgänge|Winde)(?!\p{L})/u,
  ],
  ['no genitive', /(?:Sebastian|Nadine|Schiff|Spieler 6)['’]?s(?!\p{L})(?<!Schiffs)/u],
  ['twice', /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu],
];

testGrammar({
  language: 'de',
  values: VALUES,
  rules: RULES,
  wrong: [
    ['done_one', 'noch {{count}} Schritte', 'plural after one'],
    ['done_other', 'noch {{count}} Schritt', 'singular after more'],
    ['left_one', '{{count}} Karte sind übrig.', 'one of many'],
    ['left_other', '{{count}} Karten ist übrig.', 'many of one'],
    ['shot', 'Die Kugeln von {{ship}} treffen.', 'no dative'],
    ['has', 'eine Karte mit {{damage}}', 'no dative plural'],
    ['whose', '{{name}}s Karte', 'no genitive'],
  ],
  fine: 'Süd 1 Karten hat niemand, 1 Punkt, 2 Punkte, mit der 1 dabei.',
});
