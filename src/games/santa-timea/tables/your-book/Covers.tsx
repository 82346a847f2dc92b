import type { YourBook } from '../../editions/your-book.ts';
import type { Translate } from '../../explain/words.ts';

type Covered = Pick<YourBook, 'isAdvanced' | 'isForTwo'>;

/** What a book is about; of the rest it is asked nothing. */
export function Covers(props: {
  readonly covered: Covered;
  readonly t: Translate;
  readonly onChange: (covered: Covered) => void;
}) {
  const box = (which: keyof Covered) => (
    <label class="st-option">
      <input
        type="checkbox"
        checked={props.covered[which]}
        onChange={({ currentTarget }) =>
          props.onChange({
            isAdvanced: props.covered.isAdvanced,
            isForTwo: props.covered.isForTwo,
            [which]: currentTarget.checked,
          })
        }
      />
      {props.t(`your-book.bring.${which === 'isAdvanced' ? 'advanced' : 'for-two'}`)}
    </label>
  );
  return (
    <>
      {box('isAdvanced')}
      {box('isForTwo')}
    </>
  );
}
