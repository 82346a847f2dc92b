import { err, ok, type Result } from '../../core/result.ts';
import type { TextPart } from '../../core/scanner.ts';
import type { TaskText } from '../../core/task-text.ts';
import type { QuestionText } from './question.ts';

export interface NoTask {
  readonly code: 'no-task';
}

export const noTask = err<NoTask>({ code: 'no-task' });

export const positionsOf =
  <P extends { readonly kind: string }, E>(
    parse: (part: TextPart) => Result<P, E>,
    refuse: (part: TextPart) => Result<never, E>,
  ) =>
  <K extends P['kind'], Q>(
    kind: K,
    part: TextPart,
    make: (position: Extract<P, { kind: K }>) => Result<Q, E>,
  ): Result<Q, E> => {
    const isKind = (position: P): position is Extract<P, { kind: K }> => position.kind === kind;
    const parsed = parse(part);
    if (!parsed.ok) return parsed;
    return isKind(parsed.value) ? make(parsed.value) : refuse(part);
  };

export const aboutPositionOf =
  <P extends { readonly kind: string }, E>(
    inPosition: ReturnType<typeof positionsOf<P, E>>,
    write: (position: P) => string,
  ) =>
  <K extends P['kind']>(kind: K) => ({
    parse: <A extends string>(ask: A, text: TaskText) =>
      inPosition(kind, text.position, (position) => ok({ ask, position })),
    make: ({ position }: { readonly position: Extract<P, { kind: K }> }): QuestionText => ({
      position: write(position),
    }),
  });
