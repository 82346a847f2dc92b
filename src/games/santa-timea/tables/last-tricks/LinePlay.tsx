import { createSignal, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import type { ToldLine } from './told-line.ts';

interface LinePlayProps {
  /** Left out where nothing can be played out. */
  readonly line: ToldLine | undefined;
  readonly words: Catalogue;
  readonly lang: string;
}

/** The way to play out what comes of a card in the last tricks; the solver comes when it is asked for. */
export const LinePlay = (props: LinePlayProps) => (
  <Show when={props.line}>
    {(line) => <Way line={line()} words={props.words} lang={props.lang} />}
  </Show>
);

function Way(props: LinePlayProps & { readonly line: ToldLine }) {
  const load = async () => {
    const [{ openLine }, { LineTable }] = await Promise.all([
      import('./told-line.ts'),
      import('./LineTable.tsx'),
    ]);
    return { LineTable, engine: await openLine(props.line, props.words, props.lang) };
  };
  const [opened, setOpened] = createSignal<Awaited<ReturnType<typeof load>>>();
  const [hasFailed, setFailed] = createSignal(false);
  const open = async () => {
    setFailed(false);
    try {
      setOpened(await load());
    } catch {
      setFailed(true);
    }
  };
  return (
    <Show
      when={opened()}
      fallback={
        <>
          <p class="st-tools st-walk">
            <button type="button" class="st-button" onClick={open}>
              {`${props.line.start}\u00a0›`}
            </button>
          </p>
          <p role="status">{hasFailed() && props.line.failed}</p>
        </>
      }
    >
      {(now) => {
        const { LineTable, engine } = now();
        return <LineTable engine={engine} />;
      }}
    </Show>
  );
}
