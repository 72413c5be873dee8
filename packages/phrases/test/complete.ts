/**
 * The keys that a language has to have, in this order: those it translates, or all where `npm run check -- --complete`
 * asks for every language to be complete.
 */
export const expectedKeys = <Key extends string>(
  keys: readonly Key[],
  texts: Partial<Record<Key, string>>,
): Key[] => keys.filter((key) => process.env.TEXTS === 'complete' || texts[key] !== undefined);
