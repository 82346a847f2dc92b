export interface Rig {
  readonly spar: string;
  readonly flag?: string;
  readonly cloth: string;
  /** Where the letter stands on the mainsail and how large; sails that hang show none. */
  readonly at?: readonly [x: number, y: number, size: string];
}

export const HULL = 'M2 29H11V33H38.5L51 30.5C49.5 38.5 45 44 38 44H14C7 44 2.5 37 2 29Z';
export const PORTS = 'M8 37.5H43';

export const FURLED: Rig = {
  spar: 'M24.5 4V34M39 10V33M11 14V30M14 9.5H35M32.5 15H45.5M4.5 18.5H17.5',
  cloth:
    'M15 9.5H34Q33 13.5 29 12.5 24.5 15 20 12.5 16 13.5 15 9.5ZM33.5 15H44.5Q43.5 18 39 17.5 34.5 18 33.5 15ZM5.5 18.5H16.5Q15.5 21.5 11 21 6.5 21.5 5.5 18.5Z',
};

/** Washing on a line: nothing pulls. */
export const SLACK: Rig = {
  spar: 'M24.5 2V34M39 10V33M11 14V30M15.5 8.5H33.5M34 14H44M5 18H16.5',
  flag: 'M24.5 1h2q-1 3 .5 6-2 .5-2.5-1Z',
  cloth:
    'M17 8.5H23.5C21.5 13.5 24 17 22.5 21 22 24 22.5 26 20.5 29 18.5 25 19.5 23 18 20 16.5 16 18.5 13 17 8.5ZM26 8.5H32.5C30.5 12.5 33.5 16 31.5 20.5 31 24 32 25 29.5 28.5 27.5 25 28.5 23 27.5 20 26.5 16 27.5 13 26 8.5ZM36.5 14H41.5C40 17.5 42 19.5 41 23 41 25 40.5 26 39.5 27.5 38 25.5 38.5 23.5 38 21.5 37 18.5 38 16.5 36.5 14Z',
};

export const FULL: Rig = {
  spar: 'M24.5 1V34M39 8V33M11 12V30',
  flag: 'M24.5 1l9 2-9 2.5Z',
  cloth:
    'M15.5 7H31C39 13 39 25 31 31H15.5C22.5 25 22.5 13 15.5 7ZM35 11.5H42.5C49 16.5 49 24 42.5 29H37.5C42.5 24 42 16.5 35 11.5ZM4.5 14.5H13C19 18.5 19 24 13 28H4.5C9 24 9 18.5 4.5 14.5Z',
  at: [27.5, 23.5, '12'],
};

/** Every yard is lowered: at arm's length the bare tops of her masts tell her from slack sails. */
export const HALF: Rig = {
  spar: 'M24.5 1V34M39 9V33M11 13V30M13.5 18.5H34.5M35 21.5H45M5 23.5H16.5',
  flag: 'M24.5 1q5 .5 7.5 3.5-4-.5-7.5 1Z',
  cloth:
    'M15.5 18.5H32.5C37 22.5 37 27.5 32.5 31.5H15.5C19.5 27.5 19.5 22.5 15.5 18.5ZM36.5 21.5H43.5C46.5 24 46.5 27 43.5 29.5H38C40 27 40 24 36.5 21.5Z',
  at: [26.5, 28.5, '9.5'],
};

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
