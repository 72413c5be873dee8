import type { Factor } from '../../flow/factor.ts';
import { authorizeOperation } from './authorize-sso.ts';
import { findOperation } from './find-sso-connectors.ts';
import { ssoLinking, ssoFirstFactor, ssoRegistration, type SsoVerification } from './sso-verification.ts';
import { verifyOperation } from './verify-sso.ts';

/** Verifies a user at an enterprise identity provider. */
export const enterpriseSso: Factor<SsoVerification> = {
  type: 'EnterpriseSso',
  // RFC 8176 has no value for verification by another provider; `fed` is common.
  amr: 'fed',
  operations: [findOperation, authorizeOperation, verifyOperation],
  describe: ({ id, type, connectorId, identity, userInfo }) => ({
    id,
    type,
    connectorId,
    ...(userInfo ? { enterpriseSsoUserInfo: userInfo } : {}),
    ...(identity ? { issuer: identity.issuer } : {}),
  }),
  firstFactor: ssoFirstFactor,
  registration: ssoRegistration,
  linking: ssoLinking,
};
