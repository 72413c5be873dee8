import type { SocialUserInfo } from '@gatehouse/connectors/kit/connector';
import { userEmail } from '@gatehouse/contract/validation/email';
import { phone as userPhone } from '@gatehouse/contract/validation/phone';

const maxRawBytes = 16 * 1024;

/** Normalizes email and phone, and removes them if they aren't valid here; removes `rawData` if it is too large. */
export function normalizeUserInfo({ email, phone, rawData, ...rest }: SocialUserInfo): SocialUserInfo {
  const [address, number] = [userEmail.safeParse(email).data, userPhone.safeParse(phone).data];
  const isSmall = JSON.stringify(rawData ?? null).length <= maxRawBytes;
  return {
    ...rest,
    ...(address ? { email: address } : {}),
    ...(number ? { phone: number } : {}),
    ...(isSmall && rawData !== undefined ? { rawData } : {}),
  };
}
