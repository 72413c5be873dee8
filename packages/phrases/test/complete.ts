/** The keys that a language must have, in this order: those it translates or, with `npm run check -- --complete`, all. */
export const expectedKeys = <Key extends string>(
  keys: readonly Key[],
  texts: Partial<Record<Key, string>>,
): Key[] => keys.filter((key) => process.env.TEXTS === 'complete' || texts[key] !== undefined);
