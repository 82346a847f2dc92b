import { createSignal, For, Show } from 'solid-js';
import { linkTo } from '../../../../device/fragment.ts';
import { copyText, saveFile } from '../../../../device/take-out.ts';
import { Button } from '../../../../kit/Button.tsx';
import { type BookFinding, registerShape, writeSaid } from '../../editions/your-book.ts';
import { COLUMNS, type Report, type Row, rowsOf, toCsv, toHtml, toMarkdown } from './report.ts';

/** The part of the fragment that holds answers. */
export const SAID = 'said';

export function TakeAway(props: Report & { readonly found: readonly BookFinding[] }) {
  const { t } = props.speech;
  const [isCopied, setCopied] = createSignal(false);
  const heads = Object.fromEntries(
    COLUMNS.map((column) => [column, t(`your-book.column.${column}`)]),
  ) as Row;
  const save = (kind: string, type: string, text: string) =>
    saveFile(new File([text], `${props.book.name}.${kind}`, { type: `${type};charset=utf-8` }));
  const files = [
    ['html', 'text/html', () => toHtml(props.book.name, heads, rowsOf(props), t.lang)],
    ['md', 'text/markdown', () => toMarkdown(props.book.name, heads, rowsOf(props))],
    ['csv', 'text/csv', () => toCsv(heads, rowsOf(props))],
    ['json', 'application/json', () => JSON.stringify(registerShape(props.book), null, 2)],
  ] as const;
  const link = () => linkTo(SAID, writeSaid(props.book, props.found));
  return (
    <section class="st-take-away">
      <h2>{t('your-book.take.heading')}</h2>
      <div class="st-tools">
        <Button onPress={() => print()}>{t('your-book.take.print')}</Button>
        <For each={files}>
          {([kind, type, text]) => (
            <Button onPress={() => save(kind, type, text())}>{t(`your-book.take.${kind}`)}</Button>
          )}
        </For>
        <Button onPress={async () => setCopied(await copyText(link()))}>
          {t('your-book.take.link')}
        </Button>
      </div>
      <p aria-live="polite">
        <Show when={isCopied()}>{t('your-book.take.copied')}</Show>
      </p>
    </section>
  );
}
