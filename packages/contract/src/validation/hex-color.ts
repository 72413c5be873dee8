import { bounded } from './bounded.ts';

/** A color as `#` with 3 or 6 hexadecimal digits (VAL-05). */
export const hexColor = bounded(7).regex(
  /^#(?:[\da-f]{3}|[\da-f]{6})$/i,
  'must be # and 3 or 6 hexadecimal digits',
);
