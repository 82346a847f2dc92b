/** How each language writes quotes, and the letters that name its winds. */
const HABITS: Readonly<
  Record<string, { open: string; close: string; foreign: RegExp; winds: string }>
> = {
  en: { open: '“', close: '”', foreign: /[„«»]/, winds: 'NESW' },
  de: { open: '„', close: '“', foreign: /[”«»]/, winds: 'NOSW' },
  fr: { open: '«\u202f', close: '\u202f»', foreign: /[“”„]/, winds: 'NESO' },
};

/** What is wrong with the signs of a text: each a short name with the place where it happens. */
export function typographyProblems(language: string, text: string): string[] {
  const habits = HABITS[language];
  if (!habits) return [`no habits are known for ${language}`];
  const rules: [name: string, pattern: RegExp][] = [
    ['straight quote', /["'`´]/],
    ['three full stops', /\.\.\./],
    ['two spaces', /\S {2,}\S/],
    ['hyphen as a dash', / -{1,2} /],
    ['quote of another language', habits.foreign],
    ['bare wind letter', bareWindLetter(habits.winds)],
    ...(language === 'fr' ? FRENCH : OTHERS),
  ];
  const found = rules.flatMap(([name, pattern]) => {
    const match = pattern.exec(text);
    return match
      ? [`${name}: …${text.slice(Math.max(0, match.index - 20), match.index + 20)}…`]
      : [];
  });
  return [...found, ...unbalanced(text, habits.open, habits.close)];
}

/**
 * A narrow no-break space, and no other, stands before high punctuation and inside quotes; a no-break hyphen ties a
 * pronoun to its verb, since a line that begins with `t-il` reads badly. Not in a heading, of which an address is made.
 */
const FRENCH: [name: string, pattern: RegExp][] = [
  ['no narrow space before', /[^\u202f!?](?=[;!?»])|[^\u202f](?=:(?!\/\/))/],
  ['no narrow space after', /«(?!\u202f)/],
  [
    'breaking hyphen in',
    /(?<!^#.*)(?<![\p{L}/-])\p{L}+-(?:t-)?(?:ils?|elles?|on|ce|je|les?|la|y|en|vous|nous|lui|leur|moi)(?![\p{L}-])/mu,
  ],
];

const OTHERS: [name: string, pattern: RegExp][] = [
  // A colon between figures divides.
  ['space before', /\s[;!?,](?:\s|$)|\p{L}\s:(?:\s|$)/u],
  ['French narrow space', /\u202f/],
];

/** E is east here and O there: a letter that stands for a wind always stands with its arrow. */
function bareWindLetter(winds: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}{#@’/←↑→↓-]|[←↑→↓] )[${winds}](?![\\p{L}\\p{N}’}-]| ?[←↑→↓])`,
    'u',
  );
}

function unbalanced(text: string, open: string, close: string): string[] {
  const count = (sign: string) => text.split(sign).length - 1;
  return count(open) === count(close)
    ? []
    : [`${count(open)} × ${open} but ${count(close)} × ${close}`];
}
