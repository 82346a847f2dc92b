/** The language of code fences that hold positions: ```timea */
export const FENCE_LANGUAGE = 'timea';
