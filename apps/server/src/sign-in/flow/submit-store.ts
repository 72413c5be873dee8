import { adminTenantId, defaultTenantId } from '@gatehouse/contract/common';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { Ctx } from '../../ctx.ts';
import { isUnchanged } from '../../database/hot/flow.ts';
import { hotStatement } from '../../database/hot/hot-statement.ts';
import { insertLogsSql } from '../../database/hot/insert-logs.ts';
import { fail, withConstraints } from '../../fail.ts';
import { type AuditEntry, encodeLogs } from '../../audit/write.ts';
import { dropSignInExperience } from '../../features/sign-in-experience/store.ts';
import { findSecondFactor } from '../factors/all.ts';
import { setupSecretKey } from '../first-administrator.ts';
import { administratorRoleName } from '../../platform/tenants/create-tenant.ts';
import type { FlowState, Profile, UserSettings } from './state.ts';
import { type Flow, refuseConflict, setFlow } from './store.ts';

const constraints = {
  mfa_verifications_credential: accountErrors.keyInUse,
  users_username: accountErrors.usernameInUse,
  users_primary_email: accountErrors.emailInUse,
  users_primary_phone: accountErrors.phoneInUse,
  user_identities_pkey: accountErrors.identityInUse,
  user_sso_identities_identity: accountErrors.identityInUse,
  user_sso_identities_single: accountErrors.identityInUse,
  // Its connector was deleted meanwhile.
  user_sso_identities_connector: sessionErrors.verificationFailed,
};

/** What is answered when the account got something else meanwhile; the factors say what that is for one of which it has a single one. */
const describeConstraints = ({
  bound = [],
}: Omit<FlowState, 'version'>): Record<string, ErrorDeclaration> => {
  const [added] = bound.filter(({ isReplacement }) => !isReplacement);
  const inUse = added && findSecondFactor(added.type)?.inUse;
  return { ...constraints, mfa_verifications_single: inUse ?? sessionErrors.verificationFailed };
};

/** The columns of a profile that is given as one JSON value. */
const given = (profile: string, ...names: string[]): string =>
  names.map((name) => `${profile}::jsonb ->> '${name}'`).join(', ');

/** Part of a statement that takes away the second factors that new ones replace. */
const deleteReplaced = (bound: string): string =>
  `delete from mfa_verifications m using open where m.tenant_id = $1 and m.user_id = $4
     and ${bound}::jsonb @> jsonb_build_array(jsonb_build_object('type', m.type, 'isReplacement', true)) returning 1`;

/** Part of a statement that gives an account the second factors that were set up. */
const insertFactors = (bound: string, from: string): string =>
  `insert into mfa_verifications (tenant_id, id, user_id, type, sealed, data, last_step, created_at)
   select $1, b.id, $4, b.type, b.sealed, b.data, b."lastStep", to_timestamp($5::float8 / 1000)
   from ${from}, jsonb_to_recordset(${bound}::jsonb)
     as b(id text, type text, sealed text, data jsonb, "lastStep" bigint)`;

/** Part of a statement that gives an account the identity at a company's provider that was proven. */
const insertSsoIdentity = (profile: string, from: string): string =>
  `insert into user_sso_identities (tenant_id, id, user_id, sso_connector_id, issuer, identity_id, detail, created_at, updated_at)
   select $1, s.id, $4, s."ssoConnectorId", s.issuer, s."identityId", s.detail, to_timestamp($5::float8 / 1000), to_timestamp($5::float8 / 1000)
   from ${from}, jsonb_to_record(${profile}::jsonb -> 'ssoIdentity')
     as s(id text, "ssoConnectorId" text, issuer text, "identityId" text, detail jsonb)
   where s.id is not null`;

// Whoever ends everything of a user locks the user first, so this does too.
const signIn = hotStatement(
  'submit-sign-in',
  `with person as materialized (
     select id from users where tenant_id = $1 and id = $4 and not is_suspended for no key update),
   open as materialized (
     select f.id from person, oidc_instances f
     where f.tenant_id = $1 and f.model = 'Interaction' and f.id = $2 and ${isUnchanged('f', '$3', '$5')} for update of f),
   saved as (
     update oidc_instances f set flow = $6::jsonb, payload = f.payload || $7::jsonb, account_id = $4
     from open where f.tenant_id = $1 and f.model = 'Interaction' and f.id = open.id),
   signed_in as (
     update users u set last_sign_in_at = to_timestamp($5::float8 / 1000),
       username = coalesce(u.username, $9::jsonb ->> 'username'), primary_email = coalesce(u.primary_email, $9::jsonb ->> 'email'),
       primary_phone = coalesce(u.primary_phone, $9::jsonb ->> 'phone'),
       password_encrypted = coalesce(u.password_encrypted, $9::jsonb ->> 'value'),
       password_encryption_method = case when u.password_encrypted is null then $9::jsonb ->> 'method'
         else u.password_encryption_method end,
       name = coalesce($9::jsonb ->> 'name', u.name), avatar = coalesce($9::jsonb ->> 'avatar', u.avatar),
       identities = u.identities || coalesce($9::jsonb -> 'identities', '{}'),
       settings = u.settings || $10::jsonb || case when $10::jsonb ? 'mfa'
         then jsonb_build_object('mfa', coalesce(u.settings -> 'mfa', '{}') || ($10::jsonb -> 'mfa')) else '{}' end,
       updated_at = case when $9::jsonb - 'ssoIdentity' = '{}' then u.updated_at else to_timestamp($5::float8 / 1000) end
     from open where u.tenant_id = $1 and u.id = $4),
   known as (
     update user_sso_identities i set detail = s.detail, updated_at = to_timestamp($5::float8 / 1000)
     from open, jsonb_to_record($9::jsonb -> 'ssoIdentity')
       as s("ssoConnectorId" text, issuer text, "identityId" text, detail jsonb)
     where i.tenant_id = $1 and i.user_id = $4 and i.sso_connector_id = s."ssoConnectorId" and i.issuer = s.issuer
       and i.identity_id = s."identityId" returning 1),
   linked as (${insertSsoIdentity('$9', 'open')} and not exists (select from known) returning 1),
   ended as (
     delete from oidc_instances o using linked, open
     where o.tenant_id = $1 and o.account_id = $4 and not (o.model = 'Interaction' and o.id = open.id)),
   replaced as (${deleteReplaced('$11')}),
   bound as (${insertFactors('$11', 'open')} where (select count(*) from replaced) >= 0),
   logged as (${insertLogsSql('$8', 'exists (select from open)')})
   select exists (select from person) as "isActive", exists (select from open) as "isOpen"`,
);

// `$10` is the role of the first administrator: with it the account is made only by who closes the registration, which uses the setup link up.
const register = hotStatement(
  'submit-registration',
  `with open as materialized (
     select f.id from oidc_instances f
     where f.tenant_id = $1 and f.model = 'Interaction' and f.id = $2 and ${isUnchanged('f', '$3', '$5')} for update),
   closed as (
     update sign_in_experiences set settings = settings || '{"signInMode": "SignIn"}'
     where tenant_id = $1 and $10::text is not null and settings ->> 'signInMode' = 'Register' and exists (select from open)
     returning 1),
   used_up as (delete from tenant_configs where tenant_id = $1 and key = '${setupSecretKey}' and exists (select from closed)),
   person as (
     insert into users (tenant_id, id, username, primary_email, primary_phone, password_encrypted, password_encryption_method,
       name, avatar, identities, profile, settings, application_id, last_sign_in_at, created_at, updated_at)
     select $1, $4, ${given('$11', 'username', 'email', 'phone', 'value', 'method', 'name', 'avatar')},
       coalesce($11::jsonb -> 'identities', '{}'), coalesce($11::jsonb -> 'profile', '{}'), $12::jsonb, $9, to_timestamp($5::float8 / 1000), to_timestamp($5::float8 / 1000),
       to_timestamp($5::float8 / 1000)
     from open where $10::text is null or exists (select from closed)
     returning id),
   bound as (${insertFactors('$13', 'person')}),
   linked as (${insertSsoIdentity('$11', 'person')}),
   given as (
     insert into users_roles (tenant_id, user_id, role_id)
     select $1, person.id, r.id from person
       join roles r on r.tenant_id = $1 and r.type = 'User' and (r.is_default or r.name = $10::text)
     for key share of r),
   saved as (
     update oidc_instances f set flow = $6::jsonb, payload = f.payload || $7::jsonb, account_id = $4
     from open where f.tenant_id = $1 and f.model = 'Interaction' and f.id = open.id and exists (select from person)),
   logged as (${insertLogsSql('$8', 'exists (select from person)')}),
   counted as (
     insert into tenant_counters as c (tenant_id, name, value) select $1, 'users', 1 from person
     on conflict (tenant_id, name) do update set value = c.value + 1)
   select exists (select from open) as "isOpen", exists (select from person) as "isMade"`,
);

interface Submission {
  state: Omit<FlowState, 'version'>;
  userId: string;
  logs: AuditEntry[];
  /** What is remembered of how they sign in. */
  settings: UserSettings;
}

/** What the protocol reads when it goes on: who signed in, and how. */
function describeResult({ userId, state: { amr, secondFactor } }: Submission): string {
  const methods = secondFactor ? [...new Set([...amr, secondFactor.amr, 'mfa'])] : amr;
  return JSON.stringify({ result: { login: { accountId: userId, amr: methods } } });
}

const encodeProfile = ({ password, ...profile }: Profile): string =>
  JSON.stringify({ ...profile, ...password });

/** Ends a flow with an account that exists: result, last sign-in, what was missing and the audit row, all or none. */
export async function submitSignIn(ctx: Ctx, flow: Flow, submission: Submission): Promise<void> {
  const state: FlowState = { ...submission.state, version: flow.state.version + 1 };
  const [row] = await withConstraints(describeConstraints(state), () =>
    ctx.runtime.database.hot<{ isActive: boolean; isOpen: boolean }>(signIn, ctx.tenant.id, [
      flow.rowId,
      flow.state.version,
      submission.userId,
      ctx.now,
      JSON.stringify(state),
      describeResult(submission),
      encodeLogs(submission.logs, ctx.now),
      encodeProfile(state.profile),
      JSON.stringify(submission.settings),
      JSON.stringify(state.bound ?? []),
    ]),
  );
  if (!row?.isActive) fail(accountErrors.suspended);
  if (!row.isOpen) refuseConflict(ctx);
  setFlow(ctx, { ...flow, state });
}

/**
 * Ends a flow by making its account: with the tenant's default roles, counted, audited and signed in, all or none. The first
 * administrator's also closes the registration, so that of two at once one is made and one refused (ADR 5), and uses up the setup link (ADR 109).
 */
export async function submitRegistration(
  ctx: Ctx,
  flow: Flow,
  submission: Submission,
  isFirstAdministrator: boolean,
): Promise<void> {
  const state: FlowState = { ...submission.state, version: flow.state.version + 1 };
  const [row] = await withConstraints(describeConstraints(state), () =>
    ctx.runtime.database.hot<{ isOpen: boolean; isMade: boolean }>(register, ctx.tenant.id, [
      flow.rowId,
      flow.state.version,
      submission.userId,
      ctx.now,
      JSON.stringify(state),
      describeResult(submission),
      encodeLogs(submission.logs, ctx.now),
      flow.clientId,
      isFirstAdministrator ? administratorRoleName(defaultTenantId) : null,
      encodeProfile(state.profile),
      JSON.stringify(submission.settings),
      JSON.stringify(state.bound ?? []),
    ]),
  );
  if (!row?.isOpen) refuseConflict(ctx);
  if (isFirstAdministrator) await dropSignInExperience(ctx.runtime, adminTenantId);
  if (!row.isMade) fail(sessionErrors.modeForbidden);
  setFlow(ctx, { ...flow, state });
}
