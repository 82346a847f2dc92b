/** What judges questions and puts them into words; it is loaded with the first answer. */
export { QUESTIONS as questions } from '../questions/index.ts';
export { lateTranslate as translate } from '../tables/words.ts';
