import { fragmentText } from '../../../../core/fragment.ts';
import { err, type Result } from '../../../../core/result.ts';
import type { NotationError } from '../../notation/error.ts';

/** A link's position that could not be read. */
export interface BadLink {
  readonly error: NotationError;
  /** What the link said. */
  readonly text: string;
}

/** Reads a widget's part of a fragment. */
export function readLinked<P>(
  part: string,
  parse: (text: string) => Result<P, NotationError>,
): Result<P, BadLink> {
  const text = fragmentText(part);
  const parsed = parse(text);
  return parsed.ok ? parsed : err({ error: parsed.error, text });
}
