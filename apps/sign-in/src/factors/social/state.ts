/** A random `state` parameter. `crypto.randomUUID` exists in secure contexts only. */
export const createState = (): string =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
