import type { SocialUserInfo } from '../connector.ts';
import { ConnectorError } from '../error.ts';
import { toUserInfo } from '../social.ts';
import type { Assertion } from './assertion.ts';
import { transient } from './names.ts';

/** Attribute names of the parts of a profile. */
export interface ProfileMap {
  id: string;
  email: string;
  phone: string;
  name: string;
  avatar: string;
}

/**
 * The user's profile from an assertion. The ID is the mapped attribute, or else the NameID unless it is transient. Email address and phone
 * number are used only if the administrator trusts the provider: SAML doesn't say whether they are verified.
 */
export function assertionToUserInfo(
  { nameId, nameIdFormat, attributes }: Assertion,
  map: ProfileMap,
  { trustsAddresses }: { trustsAddresses: boolean },
): SocialUserInfo {
  const pick = (part: keyof typeof map): string | undefined => attributes.get(map[part])?.[0];
  const id = pick('id') ?? (nameIdFormat === transient ? undefined : nameId);
  if (id === undefined || id.length > 256)
    throw new ConnectorError('invalid_response', 'The assertion has no persistent user ID', {
      fault: 'MissingId',
    });
  return toUserInfo({
    id,
    email: trustsAddresses ? pick('email') : undefined,
    phone: trustsAddresses ? pick('phone') : undefined,
    name: pick('name'),
    avatar: pick('avatar'),
    rawData: { ...Object.fromEntries(attributes), nameId },
  });
}
