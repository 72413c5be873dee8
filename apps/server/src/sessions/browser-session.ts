import { sql } from 'kysely';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { readCookie } from './flow-cookie.ts';
import { hashTokenId } from './token-id.ts';

/** The cookie of a browser's session at a tenant. Cookies ignore ports, so its name contains the tenant. */
export const sessionCookie = ({ id, origin }: Pick<Tenant, 'id' | 'origin'>): string =>
  `${origin.startsWith('https:') ? '__Host-' : ''}gh_${id}_session`;

/** The user who is signed in in a browser. */
export interface BrowserSession {
  userId: string;
  /** What users recognize the account by. */
  account: string;
  email: string | null;
}

/**
 * The session of a request, for pages outside of sign-in flows; undefined if its user is suspended. The cookie is the session's secret, so it
 * is looked up by its hash.
 */
export async function findBrowserSession(
  runtime: Runtime,
  tenant: Tenant,
  cookies: string | undefined,
): Promise<BrowserSession | undefined> {
  const secret = readCookie(cookies, sessionCookie(tenant));
  if (!secret) return undefined;
  return (
    runtime.database
      .for(tenant.id)
      .selectFrom('oidcInstances as session')
      .innerJoin('users', 'users.id', 'session.accountId')
      .select(['users.id as userId', 'users.primaryEmail as email'])
      .select(
        sql<string>`coalesce(users.primary_email, users.username, users.primary_phone, users.name, users.id)`.as(
          'account',
        ),
      )
      .where('session.model', '=', 'Session')
      .where('session.id', '=', hashTokenId(secret))
      .where('session.expiresAt', '>', sql<number>`${new Date(runtime.clock())}`)
      .where('users.isSuspended', '=', false)
      // A session belongs to the host whose cookie it is (ADR 179).
      .where(sql<boolean>`session.payload ->> 'domain' is not distinct from ${tenant.domainId ?? null}`)
      .executeTakeFirst()
  );
}

/** A browser's session, and the application's part of it. */
interface ClientSession {
  uid: string;
  userId: string;
  /** The session as the application knows it; null if it isn't in it. */
  sid: string | null;
}

/** The session of a request with its name at an application. */
export async function findClientSession(
  runtime: Runtime,
  tenant: Tenant,
  cookies: string | undefined,
  applicationId: string,
): Promise<ClientSession | undefined> {
  const secret = readCookie(cookies, sessionCookie(tenant));
  if (!secret) return undefined;
  const row = await runtime.database
    .for(tenant.id)
    .selectFrom('oidcInstances')
    .select(['uid', 'accountId as userId'])
    .select(sql<string | null>`payload #>> array['authorizations', ${applicationId}, 'sid']`.as('sid'))
    .where('model', '=', 'Session')
    .where('id', '=', hashTokenId(secret))
    .where('expiresAt', '>', sql<number>`${new Date(runtime.clock())}`)
    .executeTakeFirst();
  return row?.uid && row.userId ? { uid: row.uid, userId: row.userId, sid: row.sid } : undefined;
}

/**
 * The user who is signed in in a browser, and the grants that applications have in this session: a token with one of them was issued to this
 * browser. Undefined if the user is suspended.
 */
export async function findSessionGrants(
  runtime: Runtime,
  tenant: Tenant,
  cookies: string | undefined,
): Promise<{ userId: string; grantIds: string[] } | undefined> {
  const secret = readCookie(cookies, sessionCookie(tenant));
  if (!secret) return undefined;
  return runtime.database
    .for(tenant.id)
    .selectFrom('oidcInstances as session')
    .innerJoin('users', 'users.id', 'session.accountId')
    .select('users.id as userId')
    .select(
      sql<string[]>`array(select a.value ->> 'grantId' from jsonb_each(session.payload -> 'authorizations') a
        where a.value ->> 'grantId' is not null limit 50)`.as('grantIds'),
    )
    .where('session.model', '=', 'Session')
    .where('session.id', '=', hashTokenId(secret))
    .where('session.expiresAt', '>', sql<number>`${new Date(runtime.clock())}`)
    .where('users.isSuspended', '=', false)
    .executeTakeFirst();
}
