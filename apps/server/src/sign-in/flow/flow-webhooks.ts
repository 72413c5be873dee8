import type { Application } from '@gatehouse/contract/applications/applications';
import type { User } from '@gatehouse/contract/users/users';
import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import type { TenantDb } from '../../database/database.ts';
import { type Ctx, queriesOf } from '../../runtime/ctx.ts';
import { getUser } from '../../users/user-store.ts';
import type { Webhook } from '../../web/events.ts';
import { pickEvents } from '../../web/pick-events.ts';
import { announce, type AnnouncedEvent, deliverAnnounced } from '../../webhooks/announce.ts';
import { subscribedEvents } from '../../webhooks/subscriptions.ts';
import type { KnownState } from '../state/flow-state.ts';
import type { Flow } from './flow-store.ts';
import { adaptiveMfaTriggered, byAction, submitted, type Submitted } from './step-webhooks.ts';

type FlowFacts = Pick<Flow, 'rowId' | 'clientId'>;

/** What all events of a flow have. */
const commonOf = (
  { ip, userAgent }: Ctx,
  { rowId, clientId }: FlowFacts,
  { event }: Pick<KnownState, 'event'>,
) => ({
  interactionEvent: event,
  sessionId: rowId,
  applicationId: clientId,
  ip,
  userIp: ip,
  userAgent,
});

/** Stands for what only the statement that submits the flow knows. */
const laterUser: User = {
  id: '',
  externalId: null,
  username: null,
  primaryEmail: null,
  primaryPhone: null,
  name: null,
  avatar: null,
  customData: {},
  identities: {},
  profile: {},
  applicationId: null,
  isSuspended: false,
  hasPassword: false,
  passwordUpdatedAt: null,
  isPasswordExpired: false,
  lastSignInAt: null,
  createdAt: 0,
  updatedAt: 0,
};
const laterApplication = { id: '', type: 'SPA', name: '', description: null } as const;

/** An event for `gatehouse_announce_flow_v1`, which completes it. */
export interface UnfinishedEvent extends AnnouncedEvent {
  /** The application that the payload gets. */
  clientId: string;
  /** The field of the payload that gets the user. */
  user?: 'user' | 'data';
  /** Only if the flow's enterprise identity is new. */
  ifLinked?: true;
  /** One for each organization that the user joins. */
  ofJoined?: true;
}

const membership: WebhookEvent = 'Organization.Membership.Updated';

/** The events of a flow that is being submitted; undefined if no webhook is subscribed to one. */
export async function submittedEvents(
  ctx: Ctx,
  flow: FlowFacts,
  { state, mayJoin }: { state: KnownState; mayJoin: boolean },
): Promise<UnfinishedEvent[] | undefined> {
  const subscribed = await subscribedEvents(ctx.runtime, ctx.tenant.id);
  if (!submitted.some(({ event }) => subscribed.has(event))) return undefined;
  const common = commonOf(ctx, flow, state);
  const { clientId } = flow;
  const made: Submitted = {
    state,
    user: laterUser,
    linkedSsoConnectorId: state.profile.ssoIdentity?.ssoConnectorId,
    joinedOrganizationIds: [],
    sessionId: flow.rowId,
    application: laterApplication,
  };
  const picked = await pickEvents(submitted, made, ctx, { subscribed, common });
  const events = picked.map(({ payload, ...one }): UnfinishedEvent => {
    const user = payload['user'] === laterUser ? 'user' : payload['data'] === laterUser ? 'data' : undefined;
    const isOfSso = one.event === 'User.Identity.Linked' && state.profile.identities === undefined;
    return { ...one, payload, clientId, ...(user && { user }), ...(isOfSso && { ifLinked: true }) };
  });
  if (!mayJoin || !subscribed.has(membership)) return events;
  const payload = { event: membership, createdAt: new Date(ctx.now).toISOString(), ...common };
  return [...events, { event: membership, record: '', payload, clientId, ofJoined: true }];
}

const findApplication = async (
  ctx: Ctx & { db?: TenantDb },
  id: string,
): Promise<Pick<Application, 'id' | 'type' | 'name' | 'description'>> =>
  (await queriesOf(ctx)
    .selectFrom('applications')
    .select(['id', 'type', 'name', 'description'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? { ...laterApplication, id };

interface Announced {
  webhooks: readonly Webhook<Submitted>[];
  state: Submitted['state'];
  user: User;
  mfaRules?: Submitted['mfaRules'];
}

/** Announces events of a flow outside of the submitting statement, in a transaction if `ctx` has one. */
async function announceFlow(
  ctx: Ctx & { db?: TenantDb },
  flow: FlowFacts,
  { webhooks, state, user, mfaRules }: Announced,
): Promise<void> {
  const subscribed = await subscribedEvents(ctx.runtime, ctx.tenant.id);
  const made: Submitted = {
    state,
    user,
    linkedSsoConnectorId: undefined,
    joinedOrganizationIds: [],
    sessionId: flow.rowId,
    application: await findApplication(ctx, flow.clientId),
    ...(mfaRules && { mfaRules }),
  };
  const common = commonOf(ctx, flow, state);
  const picked = await pickEvents(webhooks, made, ctx, { subscribed, common });
  await announce(ctx, picked);
  ctx.afterCommit(() => deliverAnnounced(ctx.runtime, ctx.tenant.id, picked));
}

const isWanted = async (
  { runtime, tenant }: Ctx,
  webhooks: readonly { event: WebhookEvent }[],
): Promise<boolean> => {
  const subscribed = await subscribedEvents(runtime, tenant.id);
  return webhooks.some(({ event }) => subscribed.has(event));
};

/** The events of a password that was reset, in its transaction. */
export async function announceReset(
  ctx: Ctx & { db: TenantDb },
  flow: FlowFacts,
  { state, user }: { state: KnownState; user: User | undefined },
): Promise<void> {
  if (user && (await isWanted(ctx, submitted)))
    await announceFlow(ctx, flow, { webhooks: submitted, state, user });
}

/** Adaptive MFA asks for a second factor. Committed before the step is saved: the event also goes out if that fails. */
export async function announceAdaptiveMfa(
  ctx: Ctx,
  flow: FlowFacts,
  { state, mfaRules }: { state: KnownState; mfaRules: NonNullable<Submitted['mfaRules']> },
): Promise<void> {
  const webhooks = [adaptiveMfaTriggered];
  if (mfaRules.length === 0 || !(await isWanted(ctx, webhooks))) return;
  const user = await getUser(queriesOf(ctx), state.userId);
  if (user) await announceFlow(ctx, flow, { webhooks, state, user, mfaRules });
}

/** An action creates or changes a user, in its transaction. */
export async function announceUser(
  ctx: Ctx & { db: TenantDb },
  flow: FlowFacts,
  { event, user }: { event: keyof typeof byAction; user: User },
): Promise<void> {
  const webhooks = [byAction[event]];
  if (!(await isWanted(ctx, webhooks))) return;
  const state = { status: 'identified', event: 'SignIn', userId: user.id, profile: {}, bound: [] } as const;
  await announceFlow(ctx, flow, { webhooks, state: { ...state, bound: [] }, user });
}
