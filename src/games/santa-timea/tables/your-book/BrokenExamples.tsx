import { createMemo, For, Show } from 'solid-js';
import { changeOf, variantOf } from '../../editions/play.ts';
import { situationIn } from '../../editions/witness.ts';
import { type BookFinding, readingBy, type YourBook } from '../../editions/your-book.ts';
import type { Translate } from '../../explain/words.ts';
import type { Judged } from '../what-if/WhatIf.tsx';

interface BrokenExamplesProps {
  readonly book: YourBook;
  readonly found: readonly BookFinding[];
  readonly examples: readonly Judged[];
  readonly t: Translate;
}

export function BrokenExamples(props: BrokenExamplesProps) {
  const { t } = props;
  const broken = createMemo(() => {
    const [source, yours] = [readingBy(props.book, []), readingBy(props.book, props.found)];
    return props.examples.flatMap(({ positions, label, href }) => {
      const changes = positions
        .map(situationIn)
        .filter((situation) => props.book.isAdvanced || variantOf(situation) === 'basic')
        .map((situation) => changeOf(situation, source, yours));
      const most = (['outcome', 'worth'] as const).find((one) => changes.includes(one));
      return most ? [{ most, label, href }] : [];
    });
  });
  return (
    <Show when={broken().length > 0}>
      <h3>
        ≠ {t('your-book.result.examples')} ({broken().length})
      </h3>
      <ul class="taps">
        <For each={broken()}>
          {({ most, label, href }) => (
            <li>
              <a href={href}>{label}</a> {t(`your-book.result.changes.${most}`)}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
