import type { Account, KoaContextWithOIDC } from 'oidc-provider';
import { getExtendedClaims } from '../custom-claims/id-token.ts';
import { moveUploadsIn } from '../uploads/move-uploads.ts';
import { toAccount } from './claims.ts';
import { loadInto, requestOf } from './request.ts';

/** The user of a session, code or token; none while suspended, so that all of them stop working at once (ADR 7). */
export async function findAccount(ctx: KoaContextWithOIDC, accountId: string): Promise<Account | undefined> {
  const request = requestOf(ctx);
  if (!request.users.has(accountId)) await loadInto(request, { instances: [], accountId });
  const user = request.users.get(accountId);
  const { runtime, tenant } = request;
  const readSsoIdentities = () =>
    runtime.database
      .for(tenant.id)
      .selectFrom('userSsoIdentities')
      .select(['issuer', 'identityId', 'detail'])
      .where('userId', '=', accountId)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute();
  const readExtendedClaims = () => getExtendedClaims(runtime, tenant.id);
  return (
    user &&
    toAccount(user, readExtendedClaims, readSsoIdentities, (claims) => moveUploadsIn(runtime, tenant, claims))
  );
}
