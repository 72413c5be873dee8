import type { SocialUserInfo } from '@gatehouse/connectors/kit/connector';
import { userEmail } from '@gatehouse/contract/validation/email';
import { phone as userPhone } from '@gatehouse/contract/validation/phone';

const maxRawBytes = 16 * 1024;

/** What a connector said, in our spelling: an address that could not be anybody's here is left out, and so is what is too much. */
export function tidyUserInfo({ email, phone, rawData, ...rest }: SocialUserInfo): SocialUserInfo {
  const [address, number] = [userEmail.safeParse(email).data, userPhone.safeParse(phone).data];
  const isSmall = JSON.stringify(rawData ?? null).length <= maxRawBytes;
  return {
    ...rest,
    ...(address ? { email: address } : {}),
    ...(number ? { phone: number } : {}),
    ...(isSmall && rawData !== undefined ? { rawData } : {}),
  };
}
