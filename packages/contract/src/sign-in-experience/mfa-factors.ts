/**
 * Every second factor, in the console's order. The enum on the wire, the steps in the audit log, the sentinel's actions and the
 * verification records are derived from this list; tests fail if a factor has no server part, screen or texts.
 */
export const mfaFactors = [
  'Totp',
  'WebAuthn',
  'EmailVerificationCode',
  'PhoneVerificationCode',
  'BackupCode',
] as const;
export type MfaFactor = (typeof mfaFactors)[number];

/** Codes to the account's email address or phone number; the account stores nothing else for them. */
export const addressFactors = {
  email: 'EmailVerificationCode',
  phone: 'PhoneVerificationCode',
} as const satisfies Record<string, MfaFactor>;
export type AddressFactor = (typeof addressFactors)[keyof typeof addressFactors];

/** Also signs in without a password, if the tenant allows it. An account can have several. */
export const passkeyFactor = 'WebAuthn' satisfies MfaFactor;

/** Replaces a lost factor: never the only one, offered last, and generated again once all codes are used. */
export const spareFactor = 'BackupCode' satisfies MfaFactor;

/** A second factor that is set up and stored with the account. */
export type KeptFactor = Exclude<MfaFactor, AddressFactor>;
/** A factor with a code that can be guessed, unlike a signature. */
export type GuessedFactor = Exclude<KeptFactor, typeof passkeyFactor>;

/** Whether a factor is a code to the account's email address or phone number. */
export const isAddressFactor = (factor: MfaFactor): factor is AddressFactor =>
  Object.values<MfaFactor>(addressFactors).includes(factor);

export const keptFactors = mfaFactors.filter((factor): factor is KeptFactor => !isAddressFactor(factor));
export const guessedFactors = keptFactors.filter(
  (factor): factor is GuessedFactor => factor !== passkeyFactor,
);
