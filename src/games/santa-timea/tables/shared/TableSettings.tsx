import type { JSX } from 'solid-js';
import { Button } from '../../../../kit/Button.tsx';
import type { Ruleset } from '../../notation/ruleset.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/deal.ts';
import type { Edition } from '../../rules/readings.ts';
import { ReadingSwitch } from '../trick/ReadingSwitch.tsx';
import { SeatNames, type SeatNamesProps } from './SeatNames.tsx';

interface TableSettingsProps extends SeatNamesProps {
  readonly label: string;
  readonly ruleset: Ruleset;
  /** The books to choose from; none where that makes no difference. */
  readonly editions: readonly Edition[];
  readonly onSeats?: ((seats: number) => void) | undefined;
  readonly onRuleset: (ruleset: Ruleset) => void;
  readonly children: JSX.Element;
}

export function TableSettings(props: TableSettingsProps) {
  const More = (to: { readonly by: 1 | -1; readonly most: number; readonly label: string }) => {
    return (
      <Button
        isOff={!props.onSeats || props.names.length === to.most}
        onPress={() => props.onSeats?.(props.names.length + to.by)}
      >
        {to.label}
      </Button>
    );
  };
  return (
    <details class="st-bar">
      <summary>{props.label}</summary>
      <SeatNames {...props} />
      <div class="st-tools">
        <More by={-1} most={MIN_SEATS} label={props.t('table.fewer')} />
        <More by={1} most={MAX_SEATS} label={props.t('table.more')} />
        {props.children}
      </div>
      <ReadingSwitch
        id="table"
        ruleset={props.ruleset}
        editions={props.editions}
        variants={['basic', 'pro']}
        t={props.t}
        onChange={props.onRuleset}
      />
    </details>
  );
}
