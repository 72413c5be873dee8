import { type SamlPreview, samlNameIdFormat } from '@gatehouse/contract/applications/saml-applications';
import { sql } from 'kysely';
import { claimsByScope } from '../oidc/claims.ts';
import { loadRequest, type UserRow } from '../oidc/load.ts';
import type { TransactionCtx } from '../runtime/ctx.ts';
import { nameIdOf, readClaims } from './subject.ts';

/** What assertions about a user can have; undefined for a user who can't sign in. */
export async function previewSubject(
  { runtime, tenant, db }: TransactionCtx,
  applicationId: string,
  userId: string,
): Promise<SamlPreview | undefined> {
  const { user } = await loadRequest(runtime, tenant.id, { instances: [], accountId: userId });
  if (!user) return undefined;
  const scopes = Object.keys(claimsByScope);
  const { rows } = await sql<{ memberships: UserRow['memberships'] }>`
    select gatehouse_membership_claims_v1(gatehouse_tenant(), ${applicationId}, false, ${userId},
      ${scopes}::text[], true) as memberships`.execute(db);
  const known = { ...user, memberships: rows[0]?.memberships ?? {} };
  const names = samlNameIdFormat.options.map((format) => [format, nameIdOf(runtime, format, user) ?? null]);
  return {
    nameIds: Object.fromEntries(names),
    claims: Object.fromEntries(await readClaims(runtime, tenant, known, scopes)),
  };
}
