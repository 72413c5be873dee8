import { emailKey } from '../email-key.ts';
import { hotStatement } from './hot-statement.ts';
import { insertLogsSql } from './insert-logs.ts';
import { forgiveAttempts } from './sentinel.ts';

/** What a flow needs of an account (`FlowUser`), from a row `u` of users. The tenant is `$1`. */
export const flowUserSql = `gatehouse_user_json_v1(u) || jsonb_build_object('passwordEncrypted', u.password_encrypted,
  'passwordEncryptionMethod', u.password_encryption_method, 'isSuspended', u.is_suspended, 'settings', u.settings,
  'passwordUpdatedAt', floor(extract(epoch from u.password_updated_at) * 1000), 'isPasswordExpired', u.is_password_expired,
  'isMfaRequired', exists (
    select from organization_users g join organizations o on o.tenant_id = $1 and o.id = g.organization_id and o.is_mfa_required
    where g.tenant_id = $1 and g.user_id = u.id),
  'ssoIdentities', coalesce((
    select jsonb_agg(jsonb_build_object('ssoConnectorId', i.sso_connector_id, 'issuer', i.issuer, 'identityId', i.identity_id))
    from user_sso_identities i where i.tenant_id = $1 and i.user_id = u.id), '[]'),
  'factors', coalesce((
    select jsonb_agg(jsonb_build_object('id', m.id, 'type', m.type,
      'usedAt', floor(extract(epoch from coalesce(m.last_used_at, m.created_at)) * 1000),
      'isUsable', not m.data ? 'codes' or jsonb_path_exists(m.data, '$.codes[*] ? (@.usedAt == null)')))
    from mfa_verifications m where m.tenant_id = $1 and m.user_id = u.id), '[]'))`;

/**
 * A flow, and the account that `$4` and `$5` name. There is a subquery for each type of name, so that each uses its index; only the
 * requested one is executed. The path works for states of any format: `readStored` decides whether a state can be read.
 */
export const readFlow = hotStatement(
  'find-flow',
  `select f.client_id, f.payload -> 'prompt' ->> 'name' as prompt, f.flow, f.payload ? 'deviceCode' as "isDevice",
     f.payload -> 'params' ->> 'organization_id' as "organizationId",
     f.payload #> '{prompt,details,mfa}' = 'true' as "mustStepUp",
     (select ${flowUserSql} from users u where u.tenant_id = $1 and u.id = case $4::text
       when 'username' then (select n.id from users n where n.tenant_id = $1 and lower(n.username) = $5::text limit 1)
       when 'exact-username' then (select n.id from users n
         where n.tenant_id = $1 and lower(n.username) = lower($5::text) and n.username = $5::text)
       when 'email' then (select n.id from users n where n.tenant_id = $1 and ${emailKey('n')} = $5::text)
       when 'phone' then (select n.id from users n where n.tenant_id = $1 and n.primary_phone = $5::text)
       else coalesce((select v ->> 'userId' from jsonb_path_query(f.flow, '$.verifications[*]') v where v ->> 'id' = $5::text limit 1),
         f.flow ->> 'userId') end) as "user"
   from oidc_instances f
   where f.tenant_id = $1 and f.model = 'Interaction' and f.id = $2
     and f.expires_at > to_timestamp($3::float8 / 1000)`,
  30,
);

/** The condition for writing: the flow hasn't changed since it was read, and has not ended. */
export const isUnchanged = (flow: string, version: string, now: string): string =>
  `${flow}.expires_at > to_timestamp(${now}::float8 / 1000)
   and coalesce((${flow}.flow ->> 'version')::int, 0) = ${version}::int`;

/** Returns counted calls after another part of the statement, so that rows are locked in the order in which they are counted. */
const giveBack = (key: string, after: string): string =>
  `update rate_limits set count = greatest(count - $15::int, 0)
   where tenant_id = $1 and key = ${key} and $15::int > 0 and exists (select from saved) and (select count(*) from ${after}) >= 0
   returning 1`;

/**
 * Writes a flow's state. Its result is deleted, because it was submitted for the previous state. Changing a password locks the user first,
 * so this statement waits for it and then finds the changed password (ADR 7).
 */
export const writeFlow = hotStatement(
  'save-flow',
  `with verified as materialized (
     select 1 from users where tenant_id = $1 and id = $10::text and password_encrypted = $11::text and is_suspended = $12::boolean
     for key share),
   saved as (
     update oidc_instances f set flow = $4::jsonb, payload = f.payload - 'result', account_id = $5
     where f.tenant_id = $1 and f.model = 'Interaction' and f.id = $2 and ${isUnchanged('f', '$3', '$6')}
       and ($10::text is null or exists (select from verified))
     returning 1),
   logged as (${insertLogsSql('$7', 'exists (select from saved)')}),
   forgiven as (${forgiveAttempts('$8', '$9', 'exists (select from saved)')}),
   account_forgiven as (${forgiveAttempts('$8', '$13', 'exists (select from saved) and (select count(*) from forgiven) >= 0')}),
   given_back as (${giveBack('$14', 'account_forgiven')}),
   site_given_back as (${giveBack('$16::text', 'given_back')})
   select exists (select from saved) as "isSaved", $10::text is null or exists (select from verified) as "isVerified"`,
  120,
);
