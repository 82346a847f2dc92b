/** Every kind of question that Ships of the Line asks; a new one is one more line. */
export { damage } from './damage.ts';
export { doomed } from './doomed.ts';
export { fires } from './fires.ts';
export { mayDo } from './may-do.ts';
export { mayShow } from './may-show.ts';
export { mostWinds } from './most-winds.ts';
export { result } from './result.ts';
export { safe } from './safe.ts';
export { sinks } from './sinks.ts';
