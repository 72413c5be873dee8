import type { SocialUserInfo } from '@gatehouse/connectors/kit/connector';
import type { Identifier, InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { type FlowUser, hasAddress, type Profile, type Verification } from '../../flow/flow-state.ts';
import type { Factor } from '../../flow/factor.ts';

/**
 * A social account: first on its way to the provider, then proven. `userId` is the account that signs in with it or, where `isLinking`,
 * that will from now on, because the provider vouches for the address that both have.
 */
export interface SocialVerification extends Verification {
  type: 'Social';
  connectorId: string;
  target: string;
  syncsProfile: boolean;
  /** What the provider has to send back, and what the connector needs then; gone once it was used. */
  pending?: { state: string; redirectUri: string; kept: Record<string, string> };
  userInfo?: SocialUserInfo;
  isLinking?: boolean;
  /** The account that has the person's address, and may be linked once it is proven too. */
  relatedUserId?: string;
}

const identityOf = ({ target, userInfo }: SocialVerification): Profile =>
  userInfo ? { identities: { [target]: { userId: userInfo.id, details: { ...userInfo } } } } : {};

/** Name and picture, where they fit (ENT-07). */
export const looksOf = ({ name, avatar }: SocialUserInfo): Profile => ({
  ...(name ? { name: name.slice(0, 128) } : {}),
  ...(avatar && avatar.length <= 2048 ? { avatar } : {}),
});

/** Whether the account has an address that the provider vouches for. */
const hasProvenAddress = ({ email, phone }: SocialUserInfo, user: FlowUser): boolean =>
  (email !== undefined && hasAddress(user, { type: 'email', value: email })) ||
  (phone !== undefined && hasAddress(user, { type: 'phone', value: phone }));

/** What a social verification means to the flow. */
export const socialAnswers = {
  proves: ({ userInfo, userId }: SocialVerification, event: InteractionEvent): string | undefined =>
    userInfo && event === 'SignIn' ? userId : undefined,
  isOffered: (
    { target, isLinking }: SocialVerification,
    _event: InteractionEvent,
    { socialSignInConnectorTargets, socialSignIn }: SignInExperience,
  ) =>
    socialSignInConnectorTargets.includes(target) &&
    (!isLinking || socialSignIn.automaticAccountLinking === true),
  brings: (verification: SocialVerification): Profile => ({
    ...(verification.isLinking ? identityOf(verification) : {}),
    ...(verification.syncsProfile && verification.userInfo ? looksOf(verification.userInfo) : {}),
  }),
  registers: (verification: SocialVerification): Profile | undefined => {
    const { userInfo, userId, relatedUserId } = verification;
    if (!userInfo || userId !== undefined) return undefined;
    // An address that somebody has stays theirs: who has both proves the other account, and links.
    const { email, phone } = relatedUserId === undefined ? userInfo : {};
    return {
      ...identityOf(verification),
      ...looksOf(userInfo),
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
    };
  },
  identity: identityOf,
  names: ({ userInfo }: SocialVerification): Identifier | undefined =>
    userInfo &&
    (userInfo.email
      ? { type: 'email', value: userInfo.email }
      : { type: 'username', value: (userInfo.name ?? userInfo.id).slice(0, 256) }),
  links: ({ userInfo, userId, relatedUserId, target }: SocialVerification, user?: FlowUser): boolean =>
    userInfo !== undefined &&
    userId === undefined &&
    relatedUserId !== undefined &&
    (user === undefined || (user.id === relatedUserId && user.identities[target] === undefined)),
  holds: ({ userInfo, target, isLinking }: SocialVerification, user: FlowUser): boolean =>
    userInfo !== undefined &&
    (isLinking
      ? hasProvenAddress(userInfo, user) && user.identities[target] === undefined
      : user.identities[target]?.userId === userInfo.id),
  outlivesEvent: ({ userInfo }: SocialVerification): boolean => userInfo !== undefined,
} satisfies Partial<Factor<SocialVerification>>;
