import { findSsoConnector, speaksFor } from '../../../identity-providers/enterprise/sso-connectors.ts';
import type { Factor } from '../../flow/factor.ts';
import { authorizeOperation } from './authorize-sso.ts';
import { findOperation } from './find-sso-connectors.ts';
import { type SsoVerification, ssoAnswers } from './sso-verification.ts';
import { verifyOperation } from './verify-sso.ts';

/** Proves an account at a company's identity provider. */
export const enterpriseSso: Factor<SsoVerification> = {
  ...ssoAnswers,
  type: 'EnterpriseSso',
  // RFC 8176 has no word for a proof by somebody else; `fed` is what others say.
  amr: 'fed',
  isCompanys: true,
  isConnected: async ({ runtime, tenant }, { connectorId, userInfo }) => {
    const connector = await findSsoConnector(runtime, tenant, connectorId);
    // Its domains are what it speaks for, at each sign-in.
    return connector !== undefined && (!userInfo?.email || speaksFor(connector, userInfo.email));
  },
  operations: [findOperation, authorizeOperation, verifyOperation],
  describe: ({ id, type, connectorId, identity, userInfo }) => ({
    id,
    type,
    connectorId,
    ...(userInfo ? { enterpriseSsoUserInfo: userInfo } : {}),
    ...(identity ? { issuer: identity.issuer } : {}),
  }),
};
