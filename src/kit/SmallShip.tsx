import { HULL, PORTS, type Rig } from './ship.ts';

/** @param props.class what gives the ship its size: `ship` or `st-daily-ship`. */
export const SmallShip = (props: { readonly rig: Rig; readonly class: string }) => (
  <svg class={props.class} viewBox="0 0 52 46" aria-hidden="true">
    <path class="st-spar" d={props.rig.spar} />
    <path d={props.rig.flag ?? ''} />
    <path class="st-cloth" d={props.rig.cloth} />
    <path d={HULL} />
    <path class="st-ports" d={PORTS} />
  </svg>
);
