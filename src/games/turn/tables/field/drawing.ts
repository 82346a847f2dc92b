/** To the North, in a box of 24 × 24 around zero. */
export const ARROW = 'M0-11 8 8 0 3-8 8Z';

/** In a box of 80 × 80 around zero; the needle points to the North. */
export const ROSE = 'M0-35 6-6 35 0 6 6 0 35-6 6-35 0-6-6Z';
export const NEEDLE = 'M0-35 6-6H-6Z';
export const ROSE_EDGE = 37;
