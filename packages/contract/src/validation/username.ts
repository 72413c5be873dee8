import { bounded } from './bounded.ts';

/** Starts with a letter or underscore and continues with word characters, all ASCII, so that no look-alike passes (VAL-04). */
export const usernamePattern = /^[A-Za-z_]\w*$/;

const text = 'must start with a letter or underscore and hold letters, digits and underscores';

/** A username; its case is kept. */
export const username = bounded(128).regex(usernamePattern, text);

/** A username that may also contain dots and hyphens, which the tenant's policy can allow (`username-policy.ts`). */
export const anyUsername = bounded(128).regex(/^[A-Za-z_][\w.-]*$/, text);
