/** What judges a question and puts it into words; it is loaded with the first answer. */
import { QUESTIONS } from '../questions/index.ts';

export const { judge } = QUESTIONS;
export { lateTranslate as translate } from '../tables/words.ts';
