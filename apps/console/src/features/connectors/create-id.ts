const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A random ID for a social connector: 21 letters and digits. */
export const createConnectorId = (): string =>
  // 252 is the largest multiple of 36 in a byte: larger values would bias the result.
  Array.from(crypto.getRandomValues(new Uint8Array(64)))
    .filter((byte) => byte < 252)
    .slice(0, 21)
    .map((byte) => letters[byte % letters.length])
    .join('');
