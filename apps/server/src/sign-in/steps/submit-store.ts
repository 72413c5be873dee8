import { adminTenantId, defaultTenantId } from '@gatehouse/contract/common';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import type { Ctx } from '../../runtime/ctx.ts';
import type { HotStatement } from '../../database/hot/hot-statement.ts';
import { submitRegistration as register, submitSignIn as signIn } from '../../database/hot/submit.ts';
import { fail, withConstraints } from '../../lib/fail.ts';
import { type AuditEntry, encodeLogs } from '../../audit/write.ts';
import type { PreparedNotices } from '../../delivery/messages/send-notice.ts';
import { dropSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { findSecondFactor } from '../factors/all.ts';
import { setupSecretKey } from '../administrators/first-administrator.ts';
import { encodeUser, identifierConstraints } from '../../users/user-store.ts';
import type { KnownState, Profile } from '../state/flow-state.ts';
import { withRevision } from '../state/stored-flow.ts';
import { forgetWritten } from '../state/written-states.ts';
import type { UserSettings } from '../flow/flow-user.ts';
import { createJoinLog } from '../flow/audit-step.ts';
import { countSignIn } from '../flow/count-sign-in.ts';
import type { Joining } from '../decision/joining.ts';
import { submittedEvents } from '../flow/flow-webhooks.ts';
import { describeSubmission } from './last-submission.ts';
import { levelOf } from '../../sessions/authentication-level.ts';
import { deliverAnnounced } from '../../webhooks/announce.ts';
import { type Flow, refuseConflict, setFlow } from '../flow/flow-store.ts';

const constraints = {
  mfa_verifications_credential: accountErrors.keyInUse,
  mfa_verifications_passkeys: accountErrors.passkeyLimit,
  ...identifierConstraints,
  user_identities_pkey: accountErrors.identityInUse,
  user_sso_identities_identity: accountErrors.identityInUse,
  user_sso_identities_single: accountErrors.identityInUse,
  // Its connector was deleted in the meantime.
  user_sso_identities_connector: sessionErrors.verificationFailed,
};

/**
 * The errors if the account got something else in the meantime; the factors define them for types of which an account
 * has one.
 */
const listConstraintErrors = ({ bound }: KnownState): Record<string, ErrorDeclaration> => {
  const [added] = bound.filter(({ isReplacement }) => !isReplacement);
  const inUse = added && findSecondFactor(added.type)?.inUse;
  return { ...constraints, mfa_verifications_single: inUse ?? sessionErrors.verificationFailed };
};

type SubmittedFlow = Omit<Flow, 'state'>;

interface Submission {
  state: KnownState;
  userId: string;
  /** How the user has signed in (RFC 8176). */
  methods: string[];
  logs: AuditEntry[];
  /** By what the user joins organizations, if by anything. */
  joining: Joining | undefined;
  /** Whether the user may join organizations that require MFA. */
  meetsMfa: boolean;
  /** The stored facts about how the user signs in. */
  settings: UserSettings;
  /** What the user is told of by email. */
  notices?: PreparedNotices | undefined;
}

/** What the protocol reads to continue: the user, how they signed in, and what their session keeps of that. */
const buildResult = ({ userId, methods, state }: Submission) => ({
  result: {
    login: { accountId: userId, amr: methods, acr: levelOf(methods) },
    submission: describeSubmission(state, userId),
  },
});

/** What the account gets, under the names of its columns in the contract. */
const toColumns = ({ email, phone, ...profile }: Profile) =>
  encodeUser({ ...profile, primaryEmail: email, primaryPhone: phone });

type Outcome = 'done' | 'changed' | 'suspended' | 'closed' | 'mfa';

/**
 * Runs one of the two functions, which write a submission completely or not at all. Throws if the flow has changed
 * since it was read.
 */
async function submit(
  ctx: Ctx,
  flow: SubmittedFlow,
  statement: HotStatement,
  submission: Submission,
  more: {
    profile?: object;
    firstAdministrator?: { organizationId: string; roleId: string; setupKey: string };
  } = {},
): Promise<Exclude<Outcome, 'changed'>> {
  const { state, notices } = submission;
  const revision = flow.revision + 1;
  const mayJoin = submission.joining !== undefined;
  const webhooks = await submittedEvents(ctx, flow, { state, mayJoin });
  const written = {
    userId: submission.userId,
    state: withRevision(state, revision),
    payload: buildResult(submission),
    settings: submission.settings,
    bound: state.bound,
    ...(state.replacesPassword && { replacesPassword: true }),
    ...(submission.joining && {
      jit: { ...submission.joining, entry: createJoinLog(ctx, submission.userId) },
      meetsMfa: submission.meetsMfa,
    }),
    ...(webhooks && { webhooks }),
    ...(notices && { notices: notices.entries }),
    ...more,
    profile: { ...toColumns(state.profile), ...more.profile },
  };
  const [row] = await withConstraints(listConstraintErrors(state), () =>
    ctx.runtime.database.hot<{ outcome: Outcome }>(statement, ctx.tenant.id, [
      ctx.now,
      flow.rowId,
      flow.revision,
      JSON.stringify(written),
      encodeLogs(submission.logs, ctx.now),
    ]),
  );
  const outcome = row?.outcome ?? 'changed';
  if (outcome === 'changed') refuseConflict(ctx);
  if (outcome === 'done') {
    forgetWritten(ctx, flow.rowId);
    setFlow(ctx, { ...flow, state, revision });
    countSignIn(ctx, state);
    notices?.deliver();
    await deliverAnnounced(ctx.runtime, ctx.tenant.id, webhooks ?? []);
  }
  return outcome;
}

/** Ends a flow with an existing account: result, last sign-in, missing data and the audit entry, in one statement. */
export async function submitSignIn(
  ctx: Ctx,
  flow: SubmittedFlow,
  submission: Submission,
  requireMfa: () => Promise<never>,
): Promise<void> {
  const outcome = await submit(ctx, flow, signIn, submission);
  if (outcome === 'mfa') await requireMfa();
  if (outcome === 'suspended') fail(accountErrors.suspended);
}

/**
 * Ends a flow by creating its account with the tenant's default roles, counted, audited and signed in, in one
 * statement. For the first administrator it also closes registration, so that of two concurrent ones one is created and
 * one rejected (ADR 5), and consumes the setup link (ADR 109).
 */
export async function submitRegistration(
  ctx: Ctx,
  flow: SubmittedFlow,
  submission: Submission,
  { isFirstAdministrator, requireMfa }: { isFirstAdministrator: boolean; requireMfa: () => Promise<never> },
): Promise<void> {
  const firstAdministrator = {
    organizationId: organizationOfTenant(defaultTenantId),
    roleId: 'admin',
    setupKey: setupSecretKey,
  };
  const outcome = await submit(ctx, flow, register, submission, {
    profile: { applicationId: flow.clientId },
    ...(isFirstAdministrator && { firstAdministrator }),
  });
  if (outcome === 'mfa') await requireMfa();
  if (isFirstAdministrator) await dropSignInExperience(ctx.runtime, adminTenantId);
  if (outcome === 'closed') fail(sessionErrors.modeForbidden);
}
