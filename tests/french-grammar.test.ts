/** Every French sentence, filled with whatever can stand in its blanks, elides, contracts and agrees. */
import { cardsOf, namesOf, type Rule, testGrammar, valuesOf } from './filled-texts.ts';

const CARDS = [...cardsOf('fr'), 'la carte pirate'];
const NAMES = namesOf('fr');

const VALUES = valuesOf('fr', NAMES, CARDS, {
  one: ['0', '1'],
  names: [...NAMES, 'Annabelle et Oskar'],
  cards: [...CARDS, 'Est 5 et Nord 11', '1 boulet', 'aucune carte'],
  wind: ['Nord', 'Est', 'Sud', 'Ouest'],
  winds: ['Est', 'Est et Ouest'],
  month: ['avril 2027', 'octobre 2027'],
  ship: ['votre navire', 'le navire ennemi'],
  stat: ['votre coque', 'l’équipage ennemi', 'le gréement ennemi'],
  pile: ['la pile est', 'la pile ouest'],
  lie: ['à l’endroit', 'à l’envers'],
  answer: ['Annabelle', 'Est 5'],
  answers: ['Annabelle', 'Est 5'],
  languages: ['allemand', 'anglais'],
  language: ['allemand', 'anglais'],
  used: ['1', '11'],
  games: ['Santa Timea, Ships of the Line et Turn'],
  lesson: ['Entamer'],
  compasses: ['1 boussole', '2 boussoles'],
  coins: ['1 pièce', '2 pièces'],
  damage: ['1 point de dommage', '2 points de dommages'],
  places: ['Est, Ouest'],
  place: ['Est', 'Ouest'],
  choice: ['ne rien défausser'],
});

const COUNTED =
  'point|carte|pli|joueur|énigme|étape|question|boussole|pièce|jour|essai|passage|manche|vent|boulet|charge|réponse|entrée|test|paire|triplet';

const RULES: readonly Rule[] = [
  [
    'no elision',
    /(?<![\p{L}’\u2011-])(?:de|que|qu|le|la|je|ne|se|me|jusque|lorsque|puisque|quoique) (?=[aeiouyâàéèêëîïôöûùœ])(?!oui|ou?i?\b|onz|un(?:e?s?)?\b|y[aeo])/iu,
  ],
  ['si il', /(?<!\p{L})si ils?(?!\p{L})/iu],
  ['no contraction', /(?<![\p{L}’-])(?:de les?|à les?) (?!\p{L}+(?:er|ir|re)(?!\p{L}))/iu],
  [
    'plural after one',
    new RegExp(`(?<!(?:Nord|Est|Sud|Ouest) |[\\p{L}\\d,.+−-])[01] (?:${COUNTED})s(?!\\p{L})`, 'u'),
  ],
  [
    'singular after more',
    new RegExp(`(?<![\\d,.])(?:[2-9]|\\d\\d+) (?:${COUNTED})(?!\\p{L})`, 'u'),
  ],
  [
    'agreement with a name',
    /(?:Sébastien|Johannes|Oskar) (?:est|sera|a été|reste) (?:la dernière|\p{L}+ée|prise|seule)(?!\p{L})|(?:Nadine|Annabelle|Clara) (?:est|sera|a été|reste) (?:le dernier|\p{L}+é|pris|seul)(?!\p{L})/u,
  ],
  [
    'a card is feminine',
    /(?:Nord|Est|Sud|Ouest) \d+,? (?:(?:est|sera|a été|reste) )?(?:\p{L}+é|pris|seul)s?(?!\p{L})/u,
  ],
  [
    'first of a month',
    /(?<!\d)1 (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/u,
  ],
];

testGrammar({
  language: 'fr',
  values: VALUES,
  rules: RULES,
  wrong: [
    ['ask', 'Les cartes de {{name}}', 'no elision'],
    ['ask', 'Il ne reste que {{card}}.', 'no elision'],
    ['done_other', '{{count}} étape', 'singular after more'],
    ['done_one', '{{count}} étapes', 'plural after one'],
    ['date', 'le 1 décembre', 'first of a month'],
    ['of', 'le nom de le pli', 'no contraction'],
    ['last', '{{name}} a été la dernière.', 'agreement with a name'],
    ['out', '{{card}}, joué par {{name}}', 'a card is feminine'],
  ],
  fine: 'Nous avons décidé que oui : 1 point, 2 points, le 11 octobre.',
});
