import type { JSX } from 'solid-js';
import { Ship } from '../../tables/sea/Ship.tsx';
import { type SeenWorth, wayOf } from '../../tables/sea/sea-layout.ts';

/** The half points at the end of her way. */
const FAR = 26;

/** There is no calm on this chart: the way begins at the quay. */
const at = (way: number) => `--z:0;${wayOf(FAR * way)}`;

export const Flight = (props: {
  /** How far the ship has come, and the storm behind her: 0 to 1. */
  readonly ship: number;
  readonly storm: number;
  readonly sails: SeenWorth['by'];
  readonly dock?: JSX.Element;
}) => (
  <div class="st-race st-lanes st-flight" aria-hidden="true">
    <div class="st-field">
      <i class="st-storm" style={at(props.storm)} />
    </div>
    <div class="st-seat st-lane st-sails" style={at(props.ship)}>
      <span class="st-dock">{props.dock}</span>
      <span class="st-track">
        <span class="st-wake" />
        <span class="st-hull st-P">
          <Ship
            letter=""
            isPiratess={false}
            worth={{ by: props.sails }}
            isOut={props.storm >= props.ship}
          />
        </span>
      </span>
    </div>
  </div>
);
