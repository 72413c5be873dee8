import { bounded } from './bounded.ts';

/** Starts with a letter or underscore and continues with word characters, all ASCII, so that no look-alike passes (VAL-04). */
export const usernamePattern = /^[A-Za-z_]\w*$/;

/** A username; its case is kept. */
export const username = bounded(128).regex(
  usernamePattern,
  'must start with a letter or underscore and hold letters, digits and underscores',
);
