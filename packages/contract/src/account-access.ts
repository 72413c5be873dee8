/** The parts of an account whose visibility an administrator controls (`accountCenter.fields`). */
export const accountFields = [
  'name',
  'avatar',
  'profile',
  'email',
  'phone',
  'password',
  'username',
  'social',
  'customData',
  'mfa',
  'passkey',
  'session',
] as const;
export type AccountField = (typeof accountFields)[number];

/** A condition for a call to the account API. With `sent`, it applies only if the body has one of these fields. */
export type AccountCheck = { sent?: readonly string[] } & (
  | {
      /** `always`: a verification of the caller's identity. `ifSecured`: the same; without a password, email address and phone number, a recent sign-in is enough. */
      proof: 'always' | 'ifSecured';
    }
  | {
      /** The part of the account; `factor` is that of the second factor in the request: `passkey` for WebAuthn, otherwise `mfa`. */
      field: AccountField | 'factor';
      /** `Edit` may be changed, `ReadOnly` at least seen. */
      atLeast: 'ReadOnly' | 'Edit';
    }
  | {
      /** A scope of the token, and the status without it, which differs between operations on the wire. */
      scope: string;
      status: 400 | 401 | 403;
    }
);
