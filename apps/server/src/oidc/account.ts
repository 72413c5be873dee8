import type { Account, KoaContextWithOIDC } from 'oidc-provider';
import { hotStatement } from '../database/hot/hot-statement.ts';
import { moveUploadsIn } from '../features/assets/address-service.ts';
import { type SsoIdentityClaim, toAccount } from './claims.ts';
import { loadInto, requestOf } from './request.ts';

const findSsoIdentities = hotStatement(
  'find-sso-identities',
  `select issuer, identity_id as "identityId", detail from user_sso_identities
   where tenant_id = $1 and user_id = $2 order by created_at desc, id`,
);

/** The user a session, code or token is of; none while suspended, so that all of them stop at once (ADR 7). */
export async function findAccount(ctx: KoaContextWithOIDC, accountId: string): Promise<Account | undefined> {
  const request = requestOf(ctx);
  if (!request.users.has(accountId)) await loadInto(request, { instances: [], accountId });
  const user = request.users.get(accountId);
  const { runtime, tenant } = request;
  const readSsoIdentities = () =>
    runtime.database.hot<SsoIdentityClaim>(findSsoIdentities, tenant.id, [accountId]);
  return user && toAccount(user, readSsoIdentities, (claims) => moveUploadsIn(runtime, tenant, claims));
}
