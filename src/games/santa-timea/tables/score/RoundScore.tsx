import { createMemo, createSignal } from 'solid-js';
import { type GivenWords, nameAmong, numberOf, wordsOf } from '../../../../device/page.ts';
import { Button } from '../../../../kit/Button.tsx';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import { CARD_WORDS, createTranslate } from '../../explain/words.ts';
import { makeScore, type ScorePosition } from '../../notation/score.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/deal.ts';
import { BadLinkNote, createLinked } from '../shared/linked.tsx';
import { ReadingSwitch } from '../trick/ReadingSwitch.tsx';
import { ScoreSeats } from './ScoreSeats.tsx';
import { RoundScoreSheet } from './ScoreSheet.tsx';
import { forSeats } from './score-cards.ts';
import { parseScore, viewScore } from './score-view.ts';

export const roundScoreWords = [
  ...CARD_WORDS,
  'table',
  'ruling',
  'reading',
  'share',
  'score',
  'scored',
  'score-step',
  'error',
  'link',
] as const;

export function RoundScore(props: {
  readonly position: ScorePosition;
  readonly id: string;
  readonly lang: string;
  readonly words: GivenWords;
}) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const { position, notation, badLink, isOwn, show } = createLinked({
    id: props.id,
    own: props.position,
    parse: parseScore,
    write: makeScore,
  });
  const judged = createMemo(() => viewScore(position(), t));
  const [before, setBefore] = createSignal<ScorePosition>();
  const change = (next: Partial<ScorePosition>) => show({ ...position(), ...next });
  const holdings = () => position().holdings;
  const back = () => isOwn() && before();
  const reset = () => {
    const next = back() || props.position;
    setBefore(isOwn() ? undefined : position());
    show(next);
  };
  const seat = (seats: number) => change({ holdings: forSeats(holdings(), seats) });
  const of = numberOf(props.id) && nameAmong(t('score.sheet'), props.id);
  return (
    <section class="st-panel st-score" id={props.id}>
      <BadLinkNote link={badLink()} t={t} />
      <div class="st-score-rules">
        <ReadingSwitch
          id={props.id}
          of={of}
          ruleset={position()}
          editions={judged().editions}
          variants={['basic', 'pro']}
          t={t}
          onChange={change}
        />
        <p class="st-note">{judged().editions.length > 0 && t('scored.differs')}</p>
      </div>
      <ScoreSeats
        judged={judged()}
        isBlank={holdings().every(({ cards }) => cards.length === 0)}
        of={of}
        t={t}
        onChange={(holdings) => change({ holdings })}
      />
      <RoundScoreSheet judged={judged()} t={t} />
      <div class="st-tools">
        <Button isOff={holdings().length === MAX_SEATS} onPress={() => seat(holdings().length + 1)}>
          {t('table.more')}
        </Button>
        <Button isOff={holdings().length === MIN_SEATS} onPress={() => seat(holdings().length - 1)}>
          {t('table.fewer')}
        </Button>
        <Button isOff={isOwn() && !before()} onPress={reset}>
          {t(back() ? 'scored.undo' : 'score.reset')}
        </Button>
        <ShareLink id={props.id} notation={notation()} t={t} />
      </div>
    </section>
  );
}
