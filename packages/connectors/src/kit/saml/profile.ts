import { z } from 'zod';
import type { SocialUserInfo } from '../connector.ts';
import { ConnectorError } from '../error.ts';
import { describePerson } from '../social.ts';
import type { Assertion } from './assertion.ts';
import { transient } from './names.ts';

const name = (value: string) => z.string().max(256).default(value);

/** Which attribute holds which part of a profile. */
export const profileMap = z
  .object({
    id: name('id'),
    email: name('email'),
    phone: name('phone'),
    name: name('name'),
    avatar: name('avatar'),
  })
  .prefault({});
export type ProfileMap = z.output<typeof profileMap>;

/**
 * A person by the attributes of an assertion. Their id is the attribute that is named for it, or else their NameID, unless that is another
 * at each sign-in. An address counts only where the administrator trusts the provider with it: SAML does not say whether it was verified.
 */
export function describeByAssertion(
  { nameId, nameIdFormat, attributes }: Assertion,
  map: ProfileMap,
  { trustsAddresses }: { trustsAddresses: boolean },
): SocialUserInfo {
  const pick = (part: keyof typeof map): string | undefined => attributes.get(map[part])?.[0];
  const id = pick('id') ?? (nameIdFormat === transient ? undefined : nameId);
  if (id === undefined || id.length > 256)
    throw new ConnectorError('invalid_response', 'Nothing in the assertion says who it is, time and again');
  return describePerson({
    id,
    email: trustsAddresses ? pick('email') : undefined,
    phone: trustsAddresses ? pick('phone') : undefined,
    name: pick('name'),
    avatar: pick('avatar'),
    rawData: { ...Object.fromEntries(attributes), nameId },
  });
}
