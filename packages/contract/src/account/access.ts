import type { AccountCheck, AccountField } from '../account-access.ts';

/** The header with the ID of the verification record that a call to the account API relies on. */
export const verificationIdHeader = 'logto-verification-id';

/** The scope that a token needs to read and end the user's own sessions and grants (wire). */
export const sessionsScope = 'urn:logto:scope:sessions';

/** The same for the user's trusted devices. */
export const trustedDevicesScope = 'urn:logto:scope:trusted_devices';

/** The caller's identity was verified. */
export const verified = { proof: 'always' } as const satisfies AccountCheck;

/** The same; a recent sign-in is enough for an account without a password, email address and phone number. */
export const verifiedIfSecured = { proof: 'ifSecured' } as const satisfies AccountCheck;

/** Users may change this part of their account. */
export const editable = <const F extends AccountField | 'factor'>(field: F) =>
  ({ field, atLeast: 'Edit' }) as const satisfies AccountCheck;

/** Users may see this part of their account. */
export const visible = <const F extends AccountField | 'factor'>(field: F) =>
  ({ field, atLeast: 'ReadOnly' }) as const satisfies AccountCheck;

/** The token has this scope; otherwise, `auth.unauthorized` with this status, or `auth.forbidden` with 403. */
export const scoped = <const S extends string, const N extends 400 | 401 | 403>(scope: S, status: N) =>
  ({ scope, status }) as const satisfies AccountCheck;
