import type { Translate } from '../../explain/words.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/deal.ts';
import { SeatNames } from '../shared/SeatNames.tsx';
import { ReadingSwitch } from '../trick/ReadingSwitch.tsx';
import { type Sitting, withLeader, withName, withSeats } from './sitting.ts';
import type { SittingView } from './sitting-view.ts';

interface JudgeSeatsProps {
  readonly view: SittingView;
  readonly t: Translate;
  readonly onChange: (sitting: Sitting) => void;
  readonly onAnew: () => void;
}

/** Who sits at the table and who leads, by which rules it is judged, and a new round. */
export function JudgeSeats(props: JudgeSeatsProps) {
  const { t } = props;
  const sitting = () => props.view.sitting;
  const count = () => props.view.names.length;
  const seat = (seats: number) =>
    seats >= MIN_SEATS && seats <= MAX_SEATS && props.onChange(withSeats(sitting(), seats));
  return (
    <>
      <SeatNames
        names={props.view.names}
        given={sitting().names}
        nameOf={(number) => t('bench.name-of', { number })}
        leads={t('bench.leads')}
        leader={props.view.leader}
        onName={(at, name) => props.onChange(withName(sitting(), at, name))}
        onLeader={(at) => props.onChange(withLeader(sitting(), at, props.view.at))}
      />
      <div class="st-tools">
        <button
          type="button"
          class="st-button"
          aria-disabled={count() === MIN_SEATS}
          onClick={() => seat(count() - 1)}
        >
          {t('table.fewer')}
        </button>
        <button
          type="button"
          class="st-button"
          aria-disabled={count() === MAX_SEATS}
          onClick={() => seat(count() + 1)}
        >
          {t('table.more')}
        </button>
        <button type="button" class="st-button" onClick={props.onAnew}>
          {t('bench.anew')}
        </button>
      </div>
      <ReadingSwitch
        id="judge-rules"
        ruleset={sitting()}
        editions={[]}
        variants={['basic', 'pro']}
        t={t}
        onChange={(ruleset) => props.onChange({ ...sitting(), ...ruleset })}
      />
    </>
  );
}
