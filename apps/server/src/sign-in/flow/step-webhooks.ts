import type { Application } from '@gatehouse/contract/applications/applications';
import type { MfaRule } from '@gatehouse/contract/mfa/trusted-devices';
import type { User } from '@gatehouse/contract/users/users';
import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import { membershipChange } from '../../organizations/membership-changes.ts';
import type { Webhook } from '../../web/events.ts';
import type { KnownState } from '../state/flow-state.ts';

/** A flow that was submitted. */
export interface Submitted {
  state: Pick<KnownState, 'status' | 'event' | 'userId' | 'profile' | 'bound' | 'replacesPassword'>;
  /** As the flow has left them. */
  user: User;
  /** The enterprise SSO connector, if this flow linked the user with their account there. */
  linkedSsoConnectorId: string | undefined;
  /** The organizations that the user joined just in time. */
  joinedOrganizationIds: readonly string[];
  sessionId: string | undefined;
  /** Why adaptive MFA asks for a second factor; undefined if it doesn't. */
  mfaRules?: readonly MfaRule[];
  /** The application that the user signs in to. */
  application: Pick<Application, 'id' | 'type' | 'name' | 'description'>;
}

const ids = { userId: { says: 'the user', pick: ({ state }: Submitted) => state.userId } };

const user = { says: 'the user', pick: (made: Submitted) => made.user };

/** The wire's data of a flow. */
const interaction = {
  says: '`interactionEvent`, `sessionId`, `userId`, `user`, `application`',
  pick: ({ state, sessionId, application, ...made }: Submitted) => ({
    interactionEvent: state.event,
    sessionId,
    userId: state.userId,
    user: made.user,
    application,
  }),
};

const registers = ({ state }: Submitted): boolean => state.status === 'registering';
const resets = ({ state }: Submitted): boolean => state.event === 'ForgotPassword';

/** The events of a submitted flow. */
export const submitted: readonly Webhook<Submitted>[] = [
  {
    event: 'PostRegister',
    when: { says: 'at registration', pick: registers },
    ids,
    data: interaction,
  },
  {
    event: 'PostSignIn',
    when: { says: 'at sign-in', pick: (made) => !registers(made) && !resets(made) },
    ids,
    data: interaction,
  },
  {
    event: 'PostResetPassword',
    when: { says: 'at password reset', pick: resets },
    ids,
    data: interaction,
  },
  { event: 'User.Created', when: { says: 'at registration', pick: registers }, ids, data: user },
  {
    event: 'User.Data.Updated',
    when: {
      says: 'if an existing user got data, a password or a factor',
      pick: (made) => {
        const { ssoIdentity: _account, ...given } = made.state.profile;
        return !registers(made) && (Object.keys(given).length > 0 || made.state.bound.length > 0);
      },
    },
    ids,
    data: user,
  },
  {
    event: 'User.Identity.Linked',
    when: {
      says: 'if an existing user linked an account at another service',
      pick: (made) =>
        !registers(made) &&
        (made.state.profile.identities !== undefined || made.linkedSsoConnectorId !== undefined),
    },
    ids,
    data: {
      says: '`targets` of social connectors, `ssoConnectorId`',
      pick: ({ state, linkedSsoConnectorId }) => ({
        targets: Object.keys(state.profile.identities ?? {}),
        ssoConnectorId: linkedSsoConnectorId,
      }),
    },
  },
  {
    event: 'Organization.Membership.Updated',
    when: {
      says: 'if the user joined organizations',
      pick: ({ joinedOrganizationIds }) => joinedOrganizationIds.length > 0,
    },
    ids: {
      organizationId: { says: 'the organizations', pick: ({ joinedOrganizationIds: joined }) => joined },
    },
    data: {
      says: 'of each: `organizationId`, `addedUserIds`',
      pick: ({ state, joinedOrganizationIds: joined }) =>
        joined.map((organizationId) => membershipChange(organizationId, 'User', { added: [state.userId] })),
    },
  },
  {
    event: 'User.MfaVerification.Created',
    when: {
      says: 'if an existing user set up a second factor',
      pick: (made) => !registers(made) && made.state.bound.length > 0,
    },
    ids,
    data: { says: '`types`', pick: ({ state }) => ({ types: state.bound.map(({ type }) => type) }) },
  },
  {
    event: 'User.Session.Ended',
    when: {
      says: 'at password reset, or if an expired password was replaced',
      pick: (made) => resets(made) || made.state.replacesPassword === true,
    },
    ids,
    data: { says: '`sessionId: null`, all sessions', pick: () => ({ sessionId: null }) },
  },
];

/** An identified account of which adaptive MFA asks a second factor. */
export const adaptiveMfaTriggered: Webhook<Submitted> = {
  event: 'PostSignInAdaptiveMfaTriggered',
  when: { says: 'if adaptive MFA asks for a second factor', pick: ({ mfaRules }) => mfaRules !== undefined },
  ids,
  data: {
    says: `${interaction.says}, \`adaptiveMfaResult\``,
    pick: (made) => ({
      ...interaction.pick(made),
      adaptiveMfaResult: { requiresMfa: true, triggeredRules: made.mfaRules },
    }),
  },
};

const always = (says: string) => ({ says, pick: () => true });

/** The events of the tenant's actions. */
export const byAction = {
  'User.Created': { event: 'User.Created', when: always('if an action creates the user'), ids, data: user },
  'User.Data.Updated': {
    event: 'User.Data.Updated',
    when: always('if an action changes the user'),
    ids,
    data: user,
  },
} as const satisfies Partial<Record<WebhookEvent, Webhook<Submitted>>>;
