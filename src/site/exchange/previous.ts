import { spawnSync } from 'node:child_process';
import { printIn, printOf, readLedger } from '../segments/ledger.ts';
import { counterpart } from '../segments/plural.ts';
import { segmentsOf } from '../segments/segment.ts';
import type { PreviousOf } from './context.ts';
import type { Known } from './known.ts';
import { sourceOf } from './unit.ts';

/**
 * What the texts of a language were translated from, where that has changed since: the ledger keeps only
 * a print, so the text is looked up in the history that git has of its file, from the newest version on.
 * Without git, or with too little history, nobody knows.
 * @param root the folder of the repository.
 */
export function previousSources(
  { files }: Pick<Known, 'files'>,
  language: string,
  root = process.cwd(),
): PreviousOf {
  const from = sourceOf(language);
  const ledger = readLedger(language, root);
  const histories = new Map<string, ReturnType<typeof historyOf>>();
  return (name, key) => {
    const source = files.find((file) => file.language === from && file.name === name);
    const print = printIn(ledger[name]?.[key] ?? '', from);
    if (!source || print === undefined) return null;
    const isThat = (texts: Texts): boolean => printOf(counterpart(texts, key) ?? '') === print;
    // Another sibling than the source may have changed.
    if (isThat(textsIn(name, source.text))) return null;
    const history = histories.get(name) ?? historyOf(source.path, root);
    histories.set(name, history);
    const found = history.find((textsAt) => isThat(textsAt()));
    return (found && counterpart(found(), key)) ?? null;
  };
}

type Texts = ReadonlyMap<string, string>;

/** The versions of a file, the newest first, each read when it is asked for. */
function historyOf(path: string, root: string): readonly (() => Texts)[] {
  const commits = git(root, 'log', '--format=%H', '--', path).split('\n').filter(Boolean);
  return commits.map((commit) => {
    let texts: Texts | undefined;
    return () => {
      texts ??= textsIn(path, git(root, 'show', `${commit}:./${path}`));
      return texts;
    };
  });
}

const textsIn = (name: string, text: string): Texts =>
  new Map(segmentsOf(name, text).map((segment) => [segment.key, segment.text]));

/** What git says; nothing where it is not there or does not know. */
const git = (root: string, ...words: readonly string[]): string => {
  const { status, stdout } = spawnSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : '';
};
