import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('judge.ts', import.meta.url));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a terminal would, with these arguments and this standard input. */
function judge(args: readonly string[], input = ''): Promise<Run> {
  return new Promise((resolve, reject) => {
    const run = spawn(process.execPath, [COMMAND, ...args], { stdio: 'pipe' });
    let out = '';
    let err = '';
    run.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
    });
    run.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    run.on('error', reject);
    run.on('close', (code) => resolve({ code, out, err }));
    run.stdin.end(input);
  });
}

/** Every position whose answer is read as an object below: Node starts once for all of them. */
const ASKED = [
  'trick de E3: E5 N11 S10',
  'trick S1: N5 P',
  'round pro N1: N5 E10; E1: E4 P',
  'score pro N1 N2 N3 E1 -N / E2 S1 S1 / W3 W2',
  'game pro seed 198 seats 2 tricks 4: E11 N12 E12 E1 S5 S3 S6 W8 -S',
  'game fr pro seed 198 seats 2 tricks 4: E11 N12 E12 E1 S5 S3 S6 W8 -S',
  'row N1 N2 N3 S1 ~ W1 W2 W3',
  'hand N1 E3 P',
];
const run = judge(['--json', ...ASKED]);

/** The answers to several positions as objects. */
async function judgeJson(...positions: readonly string[]) {
  const { code, out, err } = await run;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answers = out.trim().split('\n');
  return positions.map((position) => JSON.parse(answers[ASKED.indexOf(position)] ?? ''));
}

const NOTATION = readFileSync(
  new URL('../games/santa-timea/notation/NOTATION.md', import.meta.url),
  'utf8',
);

/** The names of all fields of an answer, at any depth but not inside steps. */
const keysIn = (value: unknown): string[] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...(key === 'steps' ? [] : keysIn(inner)),
      ])
    : [];

const keysOf = (answer: { steps: { key: string }[] }): string[] =>
  answer.steps.map(({ key }) => key);

describe.concurrent('judge', () => {
  it('says canonical notation, ruling and reasons with their clauses, and what the rulebook leaves open', async () => {
    const { code, out, err } = await judge([
      'TRICK e3: e5,n11,s10',
      'trick de E3: P P S10',
      'trick fr N1: E10 P N7',
      'trick fr N1: N10 P N7',
      'hand P P',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [first = ''] = out.split('\n\n');
    const lines = first.split('\n');
    expect(lines[0]).toBe('trick E3: E5 N11 S10');
    expect(lines[1]).toBe('= Nadine takes the wind card and leads next.');
    expect(lines.slice(2).map((line) => line.replace(/^- .* /, ''))).toEqual([
      '[V1]',
      '[V3]',
      '[V3]',
      '[X1]',
      '[X2]',
    ]);
    expect(lines[3]).toContain('5½');
    expect(out).toMatch(/\[A2, our ruling: [^\]]+\]/);
    expect(out).not.toMatch(/\[P6, our ruling/);
    expect(out).toContain('= You may lead: Piratess.\n');
    // Nor is a book’s silence its agreement, where another answer would change who takes.
    expect(out.match(/says nothing definite\. Our ruling: .+ \[A1\]/g)).toHaveLength(1);
  });

  it('knows words for every kind of position in every language', async () => {
    const positions = [
      'round de pro @1 N1: N5 E10; E1: E4 P; S1: S2 S9',
      'score pro N1 N2 N2 N3 / E1 S1 S1 / .',
      'row N1 N2 N3 S1 ~ W1 W2 W3',
      'hand N1 P',
      'hand',
    ];
    const runs = await Promise.all(
      ['en', 'de', 'fr'].map((language) => judge(['--lang', language, ...positions])),
    );
    for (const { code, out, err } of runs) {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out.split('\n').filter((line) => positions.includes(line))).toEqual(positions);
    }
    expect(new Set(runs.map(({ out }) => out)).size).toBe(3);
  });
});

describe.concurrent('judge --json', () => {
  it('[X1] [X2] gives taker, next leader, worths and who is out of a trick', async () => {
    const [answer] = await judgeJson('trick de E3: E5 N11 S10');
    expect(answer).toMatchObject({
      input: 1,
      kind: 'trick',
      notation: 'trick de E3: E5 N11 S10',
      edition: 'de',
      variant: 'basic',
      taker: 1,
      nextLeader: 1,
      out: [0, 2],
      takes: ['E3'],
      carried: [],
      aside: [],
    });
    expect(answer.worths).toEqual([
      { seat: 0, card: 'E5', halves: 10, text: '5', by: 'full' },
      { seat: 1, card: 'N11', halves: 11, text: '5½', by: 'half' },
      { seat: 2, card: 'S10', halves: 10, text: '5', by: 'half' },
    ]);
    expect(keysOf(answer)).toEqual(['full', 'half', 'half', 'tie', 'only-card']);
    expect(answer.steps[3]).toMatchObject({ clause: 'X1', seats: [0, 2], halves: 10, ours: false });
    expect(answer.steps[3].text).toContain('East\u00a05');
  });

  it('[B5] scores a game by the edition that it is played by', async () => {
    const played = 'seed 198 seats 2 tricks 4: E11 N12 E12 E1 S5 S3 S6 W8 -S';
    const games = await judgeJson(`game pro ${played}`, `game fr pro ${played}`);
    const penalties = games.map(({ score }) => score.seats[0].penalty);
    expect(games.map(({ edition }) => edition)).toEqual(['house', 'fr']);
    expect(penalties).toEqual([0, 1]);
    for (const { score, totals } of games) {
      expect(score.seats.map(({ total }: { total: number }) => total)).toEqual(totals);
    }
  });

  it('has exactly the keys that NOTATION.md promises', async () => {
    const answers = await judgeJson(
      'trick S1: N5 P',
      'round pro N1: N5 E10; E1: E4 P',
      'score pro N1 N2 N3 E1 -N / E2 S1 S1 / W3 W2',
      'row N1 N2 N3 S1 ~ W1 W2 W3',
      'hand N1 E3 P',
    );
    for (const { kind, ...answer } of answers) {
      const [, row = ''] = new RegExp(`^\\| ${kind} \\|(.*)`, 'm').exec(NOTATION) ?? [];
      const promised = [...row.matchAll(/`([a-zA-Z]+)`/g)].map(([, name]) => name);
      const ofTricks = kind === 'round' ? keysIn(answers[0]) : [];
      const expected = new Set(['input', 'kind', 'notation', 'steps', ...ofTricks, ...promised]);
      expect(new Set(['kind', ...keysIn(answer)])).toEqual(expected);
    }
  });
});

describe.concurrent('judge with bad input', () => {
  it('shows number, line, column and place, and judges the others', async () => {
    const { code, out, err } = await judge(['--json', 'hand N1', 'trick E3:\n E5 N15', 'hand N2']);
    expect(code).toBe(1);
    const answers = out.trim().split('\n');
    expect(answers.map((line) => JSON.parse(line).input)).toEqual([1, 3]);
    expect(err).toMatch(/^Input 2, line 2, column 5: .*N15.* \[C2\]\n E5 N15\n {4}\^\^\^\n/);
  });

  it('survives anything', async () => {
    const { code, out, err } = await judge(['', '💨', 'trick E3: \u001b[31m', 'N1 '.repeat(999)]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.match(/^Input \d/gm)).toEqual(['Input 1', 'Input 2', 'Input 3', 'Input 4']);
    expect(err).not.toContain('\u001b');
    expect(err).not.toContain('at file:');
  });
});

describe.concurrent('judge with standard input', () => {
  const input = [
    '\ufeff# openings',
    'trick E3: E5 N11 S10  # the example',
    '',
    '  # nothing here',
    'trick E3: E5 N15\r',
    'hand N1',
  ].join('\n');

  it('reads one position per line and skips blank lines and comments', async () => {
    const { code, out, err } = await judge(['--json'], input);
    expect(code).toBe(1);
    const answers = out.trim().split('\n');
    expect(answers.map((line) => JSON.parse(line).input)).toEqual([2, 6]);
    expect(err).toMatch(/^Input 5, line 1, column 14: [^\n]+\ntrick E3: E5 N15\n {13}\^\^\^\n/);
  });
});

describe.concurrent('judge with options', () => {
  it.each([
    ['--jsn', '--jsn'],
    ['--lang=EN', 'en, de, fr'],
    ['--game=chess', 'santa-timea, ships, turn'],
  ])('refuses %s by name', async (option, named) => {
    const { code, out, err } = await judge([option, 'hand N1']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(named);
    expect(err).not.toContain('at file:');
  });
});

describe.concurrent('judge of another game', () => {
  it('tells a game of Ships of the Line phase by phase, and how it stands', async () => {
    const { code, out, err } = await judge([
      '--game',
      'ships',
      'GAME 7 back 1: n/. ; NN/E S; B / .; S/N',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trim().split('\n');
    expect(lines[0]).toBe('game 7 back 1: N / . ; NN / E S ; B / . ; S / N');
    expect(lines).toContain('Turn 1 · Fire');
    expect(lines).toContain('= Turn 2 · Reload');
    expect(lines.at(-2)).toMatch(/^- The enemy: Hull 6, /);
    expect(lines.at(-1)).toBe('1 phase taken back.');
  });

  it('tells a game of Turn move by move, and how it stands', async () => {
    const game = 'game seed 7 seats 2 decks 2 hints 2: SE:SE -NW:NW +@ +@ W:W';
    const { code, out, err } = await judge(['--game=turn', '--lang=fr', game]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trim().split('\n');
    expect(lines[0]).toBe(game);
    expect(lines[1]).toMatch(/^- Sébastien pose .* \[N11\]$/);
    expect(lines.at(-4)).toBe('= C’est à Nadine de jouer.');
    expect(lines.at(-2)).toMatch(/^- Nadine\u202f?: 1 pièce/);
    expect(lines.at(-1)).toBe('2 coups joués avec conseil.');
  });

  it.each([
    [
      'ships',
      'game 7 turns 1: N / . ; NN / E S ; B / . ; S / N',
      { phase: null, winner: null },
      ['game 7: NNNNN / .', 'Input 2, line 1, column '],
    ],
    [
      'turn',
      'game seed 7 seats 2 decks 2: SE:SE',
      { coins: [5, 0], turn: 0, winners: [] },
      ['game seed 7 seats 2 decks 2: +@', 'Input 2, line 1, column 30'],
    ],
  ] as const)(
    'gives what the NOTATION.md of %s promises, and refuses what is none with its place',
    async (game, text, expected, [bad, place]) => {
      const markdown = readFileSync(`src/games/${game}/notation/NOTATION.md`, 'utf8');
      const promise = /`--json` gives one object: (.*?)\. Of other/.exec(markdown)?.[1] ?? '';
      const names = [...promise.matchAll(/`(\w+)`/g)].map(([, name]) => name);
      const { out, err } = await judge(['--json', `--game=${game}`, text, bad]);
      const answer = JSON.parse(out);
      expect(Object.keys(answer).sort()).toEqual(['input', ...names].sort());
      expect(answer).toMatchObject({ kind: 'game', notation: text, ...expected });
      expect(err.startsWith(place)).toBe(true);
    },
  );
});
