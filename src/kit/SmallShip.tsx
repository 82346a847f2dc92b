import { HULL, PORTS, type Rig } from './ship.ts';

/** The parts of a ship, within an `svg` of 52 by 46. */
export const ShipParts = (props: { readonly rig: Rig }) => (
  <>
    <path class="st-spar" d={props.rig.spar} />
    <path d={props.rig.flag ?? ''} />
    <path class="st-cloth" d={props.rig.cloth} />
    <path d={HULL} />
    <path class="st-ports" d={PORTS} />
  </>
);

/** @param props.class what gives the ship its size, else `ship`. */
export const SmallShip = (props: { readonly rig: Rig; readonly class?: string }) => (
  <svg class={props.class ?? 'ship'} viewBox="0 0 52 46" aria-hidden="true">
    <ShipParts rig={props.rig} />
  </svg>
);
