import type { SocialUserInfo } from '@gatehouse/connectors/kit/connector';
import type { Identifier, InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import {
  type FlowUser,
  hasAddress,
  type Profile,
  type SsoIdentity,
  type Verification,
} from '../../flow/flow-state.ts';
import type { Factor } from '../../flow/factor.ts';
import { looksOf } from '../social/social-verification.ts';

/**
 * An account at a company's identity provider: first on its way there, then proven. `userId` is the account that signs in with it or,
 * where `isLinking`, that will from now on, because the provider speaks for the domain of the address that both have (ADR 80).
 */
export interface SsoVerification extends Verification {
  type: 'EnterpriseSso';
  connectorId: string;
  syncsProfile: boolean;
  /** What the provider has to send back, and what the kind needs then; gone once it was used. */
  pending?: { state: string; redirectUri: string; kept: Record<string, string> };
  identity?: SsoIdentity;
  userInfo?: SocialUserInfo;
  isLinking?: boolean;
}

const isSame = (
  one: Pick<SsoIdentity, 'ssoConnectorId' | 'issuer'>,
  other: Pick<SsoIdentity, 'ssoConnectorId' | 'issuer'>,
): boolean => one.ssoConnectorId === other.ssoConnectorId && one.issuer === other.issuer;

/** What a verification means to the flow. */
export const ssoAnswers = {
  proves: ({ identity, userId }: SsoVerification, event: InteractionEvent): string | undefined =>
    identity && event === 'SignIn' ? userId : undefined,
  isOffered: (
    _verification: SsoVerification,
    _event: InteractionEvent,
    { singleSignOnEnabled }: SignInExperience,
  ) => singleSignOnEnabled,
  brings: ({ identity, userInfo, syncsProfile }: SsoVerification): Profile => ({
    ...(identity ? { ssoIdentity: identity } : {}),
    ...(syncsProfile && userInfo ? looksOf(userInfo) : {}),
  }),
  registers: ({ identity, userInfo, userId }: SsoVerification): Profile | undefined => {
    if (!identity || !userInfo || userId !== undefined) return undefined;
    return { ssoIdentity: identity, email: userInfo.email, ...looksOf(userInfo) };
  },
  names: ({ userInfo }: SsoVerification): Identifier | undefined =>
    userInfo?.email ? { type: 'email', value: userInfo.email } : undefined,
  holds: ({ identity, userInfo, isLinking }: SsoVerification, user: FlowUser): boolean => {
    if (!identity) return false;
    const known = user.ssoIdentities.find((each) => isSame(each, identity));
    return isLinking
      ? known === undefined &&
          userInfo?.email !== undefined &&
          hasAddress(user, { type: 'email', value: userInfo.email })
      : known?.identityId === identity.identityId;
  },
  turns: ({ identity, userId }: SsoVerification): 'SignIn' | 'Register' | undefined =>
    identity && (userId === undefined ? 'Register' : 'SignIn'),
  outlivesEvent: ({ identity }: SsoVerification): boolean => identity !== undefined,
} satisfies Partial<Factor<SsoVerification>>;
