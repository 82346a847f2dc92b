export { damage, sinks } from './attack.ts';
export { fires } from './fires.ts';
export { mayDo } from './may-do.ts';
export { mayShow } from './may-show.ts';
export { mostWinds } from './most-winds.ts';
export { result } from './result.ts';
export { doomed, safe } from './safe.ts';
