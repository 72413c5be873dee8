import { timingSafeEqual } from 'node:crypto';
import { adminTenantId } from '@gatehouse/contract/common';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Ctx, Tenant } from '../ctx.ts';
import { hotStatement } from '../database/hot.ts';
import { fail } from '../fail.ts';
import { createId } from '../ids.ts';
import type { Runtime } from '../runtime.ts';

const findMode = hotStatement(
  'find-sign-in-mode',
  `select settings ->> 'signInMode' as mode from sign_in_experiences where tenant_id = $1`,
);

/** Whether the installation still waits for whoever will run it. Of the cloud's own users none has rights on a tenant by registering. */
export async function needsFirstAdministrator(runtime: Runtime): Promise<boolean> {
  if (runtime.settings.EDITION === 'cloud') return false;
  const [row] = await runtime.database.hot<{ mode: string | null }>(findMode, adminTenantId);
  return row?.mode === 'Register';
}

/**
 * Whether a flow at this tenant makes the first administrator, as far as is known; the write itself decides. In the cloud edition the
 * administrators' tenant never is in this mode.
 */
export const makesFirstAdministrator = (tenant: Tenant, { signInMode }: SignInExperience): boolean =>
  tenant.id === adminTenantId && signInMode === 'Register';

const systemsKey = 'firstAdministratorCode';
// No letter that is taken for a digit or for another letter.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** The one-time code, the same from every process; made when it is first asked for. */
export async function firstAdministratorCode(runtime: Runtime): Promise<string> {
  const made = runtime.secrets.seal(createId(12, alphabet).replace(/(.{4})(?=.)/g, '$1-'));
  const row = await runtime.database.platform(async (db) => {
    await db
      .insertInto('systems')
      .values({ key: systemsKey, value: JSON.stringify(made) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return db.selectFrom('systems').select('value').where('key', '=', systemsKey).executeTakeFirstOrThrow();
  });
  return runtime.secrets.open(String(row.value));
}

/**
 * Whether who registers as the first administrator may: they sit at the machine, or know the code that it printed. Throws when neither
 * is so; answers false where no first administrator is made.
 */
export async function proveSetupCode(
  ctx: Ctx,
  experience: SignInExperience,
  code: string | undefined,
): Promise<boolean> {
  if (!makesFirstAdministrator(ctx.tenant, experience)) return false;
  if (!needsSetupCode(ctx)) return true;
  const expected = Buffer.from(normalizeCode(await firstAdministratorCode(ctx.runtime)));
  const given = Buffer.from(normalizeCode(code ?? ''));
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight || fail(sessionErrors.setupCodeRequired);
}

const normalizeCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Any of these says that somebody else's socket stands between; an address they name is not to be believed. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-forwarded-scheme',
  'x-forwarded-ssl',
  'x-forwarded',
  'forwarded-for',
  'x-original-forwarded-for',
  'x-original-host',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'fastly-client-ip',
  'cf-connecting-ip',
  'cdn-loop',
];

/**
 * The code is asked for unless the console's address and the peer of the socket are loopback and no forwarding header is
 * present (ADR 5); without one, `ip` is the socket's peer. Browsers have not spoken HTTP/1.0 for decades, but a proxy that adds no
 * header speaks it: nginx, unless it is told otherwise.
 */
export function needsSetupCode({
  runtime,
  ip,
  header,
  httpVersion,
}: Pick<Ctx, 'runtime' | 'ip' | 'header' | 'httpVersion'>): boolean {
  const { hostname } = new URL(runtime.settings.ADMIN_ENDPOINT);
  const isForwarded = httpVersion < '1.1' || forwardingHeaders.some((name) => header(name) !== undefined);
  return isForwarded || !isLoopback(hostname) || !isLoopback(ip);
}

function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  return name === '::1' || /^127(\.\d{1,3}){3}$/.test(name) || /^(.+\.)?localhost$/i.test(name);
}
