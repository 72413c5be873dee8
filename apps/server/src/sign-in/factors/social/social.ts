import { findSocialConnector } from '../../../identity-providers/social/social-connectors.ts';
import type { Factor } from '../../flow/factor.ts';
import { authorizeOperation } from './authorize-social.ts';
import { type SocialVerification, socialAnswers } from './social-verification.ts';
import { verifyOperation } from './verify-social.ts';

/** Proves an account at a social provider. */
export const social: Factor<SocialVerification> = {
  ...socialAnswers,
  type: 'Social',
  // RFC 8176 has no word for a proof by somebody else; `fed` is what others say.
  amr: 'fed',
  isConnected: async ({ runtime, tenant }, { connectorId, target }) =>
    (await findSocialConnector(runtime, tenant, connectorId))?.target === target,
  operations: [authorizeOperation, verifyOperation],
  describe: ({ id, type, connectorId, userInfo }) => ({
    id,
    type,
    connectorId,
    ...(userInfo ? { socialUserInfo: userInfo } : {}),
  }),
};
