import type { Translate } from '../../explain/words.ts';

/** What is asked while a link shows another game: one’s own is kept, or it makes way. */
export function SentGame(props: {
  readonly t: Translate;
  readonly onKeepOwn: () => void;
  readonly onTake: () => void;
}) {
  const { t } = props;
  return (
    <>
      <p>{t('game-sheet.sent')}</p>
      <div class="st-tools">
        <button type="button" class="st-button st-primary" onClick={() => props.onKeepOwn()}>
          {t('game-sheet.keep-own')}
        </button>
        <button type="button" class="st-button" onClick={() => props.onTake()}>
          {t('game-sheet.take')}
        </button>
      </div>
    </>
  );
}
