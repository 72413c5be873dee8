import { timingSafeEqual } from 'node:crypto';
import { adminTenantId } from '@gatehouse/contract/common';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { sql } from 'kysely';
import type { Ctx, Tenant } from '../../runtime/ctx.ts';
import type { TenantQueries } from '../../database/database.ts';
import { countAddressOrRefuse } from '../../limits/rate-limit.ts';
import { fail } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { readCookie } from '../../sessions/flow-cookie.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { Settings } from '../../runtime/settings.ts';

/** Key in the admin tenant's configs: the secret of the setup link, encrypted, until the first administrator exists. */
export const setupSecretKey = 'setupSecret';

/**
 * The page of the setup link; the secret follows the `#`, so it is neither sent to a server nor in an access log (ADR
 * 109).
 */
export const setupPath = '/setup';

/**
 * Whether a flow at this tenant registers the first administrator, as far as is known; the write decides. Always false
 * for the admin tenant of the cloud edition.
 */
export const makesFirstAdministrator = (tenant: Tenant, { signInMode }: SignInExperience): boolean =>
  tenant.id === adminTenantId && signInMode === 'Register';

const findSealedSecret = (db: TenantQueries): Promise<{ value: unknown } | undefined> =>
  db.selectFrom('tenantConfigs').select('value').where('key', '=', setupSecretKey).executeTakeFirst();

/**
 * The one-time link with which the first administrator registers, the same in every process; its secret is generated on
 * first use. Undefined once there is an administrator, and in the cloud edition, where registering at the admin tenant
 * gives no access to any tenant.
 */
export async function findSetupLink({
  settings,
  database,
  secrets,
}: Pick<Runtime, 'database' | 'secrets'> & {
  settings: Pick<Settings, 'EDITION' | 'ADMIN_ENDPOINT'>;
}): Promise<string | undefined> {
  if (settings.EDITION === 'cloud') return undefined;
  const made = JSON.stringify(secrets.seal(createId(24)));
  const row = await database.tenant(adminTenantId, async (db) => {
    // The registration that consumes the secret waits for this lock, so that no new one is generated afterwards.
    const waiting = await db
      .selectFrom('signInExperiences')
      .select('tenantId')
      .where(sql`settings ->> 'signInMode'`, '=', 'Register')
      .forUpdate()
      .executeTakeFirst();
    if (!waiting) return undefined;
    await db
      .insertInto('tenantConfigs')
      .values({ key: setupSecretKey, value: made })
      .onConflict((conflict) => conflict.columns(['tenantId', 'key']).doNothing())
      .execute();
    return findSealedSecret(db);
  });
  return row && `${settings.ADMIN_ENDPOINT}${setupPath}#${secrets.open(String(row.value))}`;
}

async function isSetupSecret({ database, secrets }: Runtime, given: string): Promise<boolean> {
  const row = await findSealedSecret(database.for(adminTenantId));
  if (!row) return false;
  const expected = Buffer.from(secrets.open(String(row.value)));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/**
 * Throws unless this is the secret of the setup link. Only wrong ones count, by IP address: behind a proxy all callers
 * may share one, and guesses must not lock the operator out.
 */
export async function verifySetupSecret(runtime: Runtime, given: string, ip: string): Promise<void> {
  if (await isSetupSecret(runtime, given)) return;
  const limit = { name: 'setup-link', limit: 30, windowMs: 600_000 };
  await countAddressOrRefuse(runtime, adminTenantId, limit, ip);
  fail(sessionErrors.setupLinkRequired);
}

const isSecure = ({ ADMIN_ENDPOINT }: Settings): boolean => ADMIN_ENDPOINT.startsWith('https:');
const cookieName = (settings: Settings): string =>
  `${isSecure(settings) ? '__Host-' : ''}gh_${adminTenantId}_setup`;

/**
 * The Set-Cookie header that keeps the secret in this browser until it is closed; without a secret, the one that
 * deletes it.
 */
export function writeSetupCookie({ settings }: Runtime, secret?: string): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax${isSecure(settings) ? '; Secure' : ''}`;
  return `${cookieName(settings)}=${secret ?? ''}; ${secret === undefined ? 'Max-Age=0; ' : ''}${flags}`;
}

/** Whether this browser has opened the setup link. */
export async function hasOpenedSetupLink(
  runtime: Runtime,
  cookieHeader: string | undefined,
): Promise<boolean> {
  const secret = readCookie(cookieHeader, cookieName(runtime.settings));
  return secret !== undefined && isSetupSecret(runtime, secret);
}

/** Throws if the flow registers the first administrator and its browser has not opened the setup link. */
export async function requireSetupLink(ctx: Ctx, experience: SignInExperience): Promise<void> {
  if (!makesFirstAdministrator(ctx.tenant, experience)) return;
  const secret = readCookie(ctx.header('cookie'), cookieName(ctx.runtime.settings));
  if (secret === undefined) fail(sessionErrors.setupLinkRequired);
  await verifySetupSecret(ctx.runtime, secret, ctx.ip);
}
