import { z } from 'zod';
import { timestamp } from '../common.ts';

/** A browser in which a user isn't asked for a second factor until `expiresAt`, unless a sign-in looks unusual. */
export const trustedDevice = z.object({
  id: z.string(),
  userAgent: z.string(),
  /** Of the last sign-in. */
  ip: z.string(),
  /** ISO 3166-1 code, if a trusted proxy says it. */
  country: z.string().nullable(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  expiresAt: timestamp,
});
export type TrustedDevice = z.infer<typeof trustedDevice>;

/** Why a sign-in asks for a second factor (ADR 161). */
export const mfaRules = ['new_device', 'new_country', 'geo_velocity', 'untrusted_ip'] as const;
export type MfaRule = (typeof mfaRules)[number];
