import type { SocialUserInfo } from '@gatehouse/connectors/kit/connector';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { findSocialConnector } from '../../../identity-providers/social/social-connectors.ts';
import type { Linking, FirstFactor, Registration } from '../../flow/factor.ts';
import { type FlowUser, hasAddress } from '../../flow/flow-user.ts';
import { offersSocial } from '../../flow/offered-methods.ts';
import type { Profile } from '../../state/flow-state.ts';
import type { VerificationOf } from '../../state/verifications.ts';

export type SocialVerification = VerificationOf<'Social'>;

const identityOf = ({ target, userInfo }: SocialVerification): Profile =>
  userInfo ? { identities: { [target]: { userId: userInfo.id, details: { ...userInfo } } } } : {};

/** Name and picture, if they are valid here (ENT-07). */
export const nameAndPicture = ({ name, avatar }: SocialUserInfo): Profile => ({
  ...(name ? { name: name.slice(0, 128) } : {}),
  ...(avatar && avatar.length <= 2048 ? { avatar } : {}),
});

/** Whether the account has an email address or phone number that the provider vouches for. */
const hasVerifiedAddress = ({ email, phone }: SocialUserInfo, user: FlowUser): boolean =>
  (email !== undefined && hasAddress(user, { type: 'email', value: email })) ||
  (phone !== undefined && hasAddress(user, { type: 'phone', value: phone }));

/** The account that signs in with the social account, or that is linked to it by its email address or phone number. */
export const socialFirstFactor = {
  isOffered: (
    { target, isLinking }: Pick<SocialVerification, 'target' | 'isLinking'>,
    _event: InteractionEvent,
    experience: SignInExperience,
  ) => offersSocial(target, experience, isLinking),
  isConnected: async ({ runtime, tenant }, { connectorId, target }) =>
    (await findSocialConnector(runtime, tenant, connectorId))?.target === target,
  userId: ({ userInfo, userId }, event) => (userInfo && event === 'SignIn' ? userId : undefined),
  profile: (verification) => ({
    ...(verification.isLinking ? identityOf(verification) : {}),
    ...(verification.syncsProfile && verification.userInfo ? nameAndPicture(verification.userInfo) : {}),
  }),
  holds: ({ userInfo, target, isLinking }, user) =>
    userInfo !== undefined &&
    (isLinking
      ? hasVerifiedAddress(userInfo, user) && user.identities[target] === undefined
      : user.identities[target]?.userId === userInfo.id),
  outlivesEvent: ({ userInfo }) => userInfo !== undefined,
} satisfies FirstFactor<SocialVerification>;

/** An account that signs in with the social account. */
export const socialRegistration: Registration<SocialVerification> = {
  profile: (verification) => {
    const { userInfo, userId, relatedUserId } = verification;
    if (!userInfo || userId !== undefined) return undefined;
    // An existing account keeps its email address; its owner verifies that account, and links the two.
    const { email, phone } = relatedUserId === undefined ? userInfo : {};
    return {
      ...identityOf(verification),
      ...nameAndPicture(userInfo),
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
    };
  },
};

/** Links the social account to an account that is verified separately. */
export const socialLinking: Linking<SocialVerification> = {
  isEnterprise: false,
  identifier: ({ userInfo }) =>
    userInfo &&
    (userInfo.email
      ? { type: 'email', value: userInfo.email }
      : { type: 'username', value: (userInfo.name ?? userInfo.id).slice(0, 256) }),
  identity: identityOf,
  canLink: ({ userInfo, userId, relatedUserId, target }, user) =>
    userInfo !== undefined &&
    userId === undefined &&
    relatedUserId !== undefined &&
    (user === undefined || (user.id === relatedUserId && user.identities[target] === undefined)),
};
