import type { z } from 'zod';
import { type AddressFactor, addressFactors, type MfaFactor, spareFactor } from './mfa-factors.ts';
import { isMfaMandatory, type mfa } from './policies.ts';

type Mfa = z.infer<typeof mfa>;

/** A second factor of an account. `usedAt`: last use or creation, in milliseconds since 1970. `isUsable`: false for backup codes that are all used. */
export interface OwnFactor {
  type: MfaFactor;
  usedAt: number;
  isUsable: boolean;
}

/**
 * The factors that an account has through its email address and phone number: if MFA is mandatory, or if the user has turned it on. So
 * offering codes in addition to authenticator apps doesn't weaken existing accounts.
 */
export function listAddressFactors(
  addresses: Readonly<Partial<Record<AddressFactor, string | null>>>,
  isEnabled: boolean | undefined,
  tenant: Mfa,
): AddressFactor[] {
  if (!isEnabled && !isMfaMandatory(tenant)) return [];
  return Object.values(addressFactors).filter((type) => addresses[type]);
}

/**
 * The factors of which one is required at sign-in (STATE-10), the most recently used first and backup codes last. Factors that the tenant
 * doesn't offer are left out; the list is empty for a user who has opted out, if that is allowed.
 */
export function listAskedFactors(
  own: readonly OwnFactor[],
  isLeftOut: boolean | undefined,
  tenant: Mfa,
): MfaFactor[] {
  if (isLeftOut && !isMfaMandatory(tenant)) return [];
  const asked = own
    .filter(({ type, isUsable }) => isUsable && tenant.factors.includes(type))
    .toSorted((one, other) => other.usedAt - one.usedAt)
    .toSorted((one, other) => Number(one.type === spareFactor) - Number(other.type === spareFactor));
  return [...new Set(asked.map(({ type }) => type))];
}
