/** What the tests of questions share. */
import { QUESTIONS, type TimeaQuestion } from './index.ts';

/** @throws if the text is no question. */
export function question(text: string): TimeaQuestion {
  const parsed = QUESTIONS.parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return parsed.value;
}
