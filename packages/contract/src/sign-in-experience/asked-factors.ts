import type { z } from 'zod';
import { type AddressFactor, addressFactors, type MfaFactor, spareFactor } from './mfa-factors.ts';
import { isMfaMandatory, type mfa } from './policies.ts';

type Mfa = z.infer<typeof mfa>;

/** A second factor of an account. `usedAt`: when last, or since when there is one, in milliseconds; `isUsable`: whether any of its codes is left, where it is codes. */
export interface OwnFactor {
  type: MfaFactor;
  usedAt: number;
  isUsable: boolean;
}

/**
 * The factors that codes to an account's own addresses are without being set up: where one is mandatory, or since the person has said so.
 * An administrator who offers codes beside authenticator apps weakens nobody's account by that.
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
 * The factors of which one is asked for at a sign-in (STATE-10), the latest used first and the spare one last; of an account's own, codes to
 * its addresses with them. None of those that the tenant does not offer, and none at all of whom goes without where that is allowed.
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
