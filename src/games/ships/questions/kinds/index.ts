export { damage, result, sinks } from './attack.ts';
export { mayDo } from './may-do.ts';
export { doomed, safe } from './safe.ts';
export { fires, mayShow, mostWinds } from './winds.ts';
