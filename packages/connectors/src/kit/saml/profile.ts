import type { SocialUserInfo } from '../connector.ts';
import { ConnectorError } from '../error.ts';
import { describePerson } from '../social.ts';
import type { Assertion } from './assertion.ts';
import { transient } from './names.ts';

/** Which attribute holds which part of a profile. */
export interface ProfileMap {
  id: string;
  email: string;
  phone: string;
  name: string;
  avatar: string;
}

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
