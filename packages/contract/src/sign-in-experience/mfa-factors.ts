/**
 * Every second factor, in the order in which the console lists them. The enum of the wire, the steps in the audit log, what may be
 * guessed, and what callers see of a proof follow from these words; tests fail for one that lacks a factor on the server, a screen or a text.
 */
export const mfaFactors = [
  'Totp',
  'WebAuthn',
  'EmailVerificationCode',
  'PhoneVerificationCode',
  'BackupCode',
] as const;
export type MfaFactor = (typeof mfaFactors)[number];

/** Codes to an address that the account has anyhow: nothing else is kept of them. */
export const addressFactors = {
  email: 'EmailVerificationCode',
  phone: 'PhoneVerificationCode',
} as const satisfies Record<string, MfaFactor>;
export type AddressFactor = (typeof addressFactors)[keyof typeof addressFactors];

/** Signs in by itself, too, where the tenant lets passkeys do so. An account may have several. */
export const passkeyFactor = 'WebAuthn' satisfies MfaFactor;

/** Stands in where another is lost: never the only one, asked for last, and made anew once it is used up. */
export const spareFactor = 'BackupCode' satisfies MfaFactor;

/** A second factor that is set up, and of which the account keeps something. */
export type KeptFactor = Exclude<MfaFactor, AddressFactor>;
/** One whose proof can be guessed. Nobody guesses a signature. */
export type GuessedFactor = Exclude<KeptFactor, typeof passkeyFactor>;

/** Whether a factor is codes to an address that the account has anyhow. */
export const isAddressFactor = (factor: MfaFactor): factor is AddressFactor =>
  Object.values<MfaFactor>(addressFactors).includes(factor);

export const keptFactors = mfaFactors.filter((factor): factor is KeptFactor => !isAddressFactor(factor));
export const guessedFactors = keptFactors.filter(
  (factor): factor is GuessedFactor => factor !== passkeyFactor,
);
