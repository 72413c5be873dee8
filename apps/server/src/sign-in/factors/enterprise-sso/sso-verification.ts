import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { findSsoConnector, speaksFor } from '../../../identity-providers/enterprise/sso-connectors.ts';
import type { Linking, FirstFactor, Registration } from '../../flow/factor.ts';
import { hasAddress } from '../../flow/flow-user.ts';
import { offersSso } from '../../flow/offered-methods.ts';
import type { SsoIdentity, VerificationOf } from '../../state/verifications.ts';
import { nameAndPicture } from '../social/social-verification.ts';

export type SsoVerification = VerificationOf<'EnterpriseSso'>;

type Issued = Pick<SsoIdentity, 'ssoConnectorId' | 'issuer'>;
const isSame = (one: Issued, other: Issued): boolean =>
  one.ssoConnectorId === other.ssoConnectorId && one.issuer === other.issuer;

/** The account that signs in with the identity, or that is linked to it by its email address. */
export const ssoFirstFactor = {
  isOffered: (_verification: object, _event: InteractionEvent, experience: SignInExperience) =>
    offersSso(experience),
  isConnected: async ({ runtime, tenant }, { connectorId, userInfo }) => {
    const connector = await findSsoConnector(runtime, tenant, connectorId);
    // The provider is trusted only for the connector's domains, at each sign-in.
    return connector !== undefined && (!userInfo?.email || speaksFor(connector, userInfo.email));
  },
  userId: ({ identity, userId }, event) => (identity && event === 'SignIn' ? userId : undefined),
  profile: ({ identity, userInfo, syncsProfile }) => ({
    ...(identity ? { ssoIdentity: identity } : {}),
    ...(syncsProfile && userInfo ? nameAndPicture(userInfo) : {}),
  }),
  holds: ({ identity, userInfo, isLinking }, user) => {
    if (!identity) return false;
    const known = user.ssoIdentities.find((each) => isSame(each, identity));
    return isLinking
      ? known === undefined &&
          userInfo?.email !== undefined &&
          hasAddress(user, { type: 'email', value: userInfo.email })
      : known?.identityId === identity.identityId;
  },
  outlivesEvent: ({ identity }) => identity !== undefined,
} satisfies FirstFactor<SsoVerification>;

/** An account that signs in with the identity. */
export const ssoRegistration: Registration<SsoVerification> = {
  profile: ({ identity, userInfo, userId }) =>
    !identity || !userInfo || userId !== undefined
      ? undefined
      : { ssoIdentity: identity, email: userInfo.email, ...nameAndPicture(userInfo) },
};

/** An enterprise provider: it decides whether its users sign in or register. */
export const ssoLinking: Linking<SsoVerification> = {
  isEnterprise: true,
  identifier: ({ userInfo }) => (userInfo?.email ? { type: 'email', value: userInfo.email } : undefined),
  event: ({ identity, userId }) => identity && (userId === undefined ? 'Register' : 'SignIn'),
};
