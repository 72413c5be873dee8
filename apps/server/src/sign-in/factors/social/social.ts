import type { Factor } from '../../flow/factor.ts';
import { authorizeOperation } from './authorize-social.ts';
import {
  socialLinking,
  socialFirstFactor,
  socialRegistration,
  type SocialVerification,
} from './social-verification.ts';
import { verifyOperation } from './verify-social.ts';

/** Verifies a user at a social provider. */
export const social: Factor<SocialVerification> = {
  type: 'Social',
  // RFC 8176 has no value for verification by another provider; `fed` is common.
  amr: 'fed',
  operations: [authorizeOperation, verifyOperation],
  describe: ({ id, type, connectorId, userInfo }) => ({
    id,
    type,
    connectorId,
    ...(userInfo ? { socialUserInfo: userInfo } : {}),
  }),
  firstFactor: socialFirstFactor,
  registration: socialRegistration,
  linking: socialLinking,
};
