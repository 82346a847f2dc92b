/** The same function, which works out each answer once: for what is asked again and again. */
export function remembered<Keys extends readonly string[], Value>(find: (...keys: Keys) => Value) {
  const known = new Map<string, Value>();
  return (...keys: Keys): Value => {
    const key = keys.join('\n');
    if (!known.has(key)) known.set(key, find(...keys));
    return known.get(key) as Value;
  };
}
