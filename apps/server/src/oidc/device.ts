import type { DeviceFlow } from '@gatehouse/contract/sign-in/page-state';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { countAddressOrRefuse } from '../limits/rate-limit.ts';
import { ApiError } from '../lib/fail.ts';
import { errors } from './engine.ts';
import type { Instance } from './load.ts';
import { currentContext, type OidcRequest, requestOf } from './request.ts';
import { type SignedDeviceFlow, signDeviceCookie } from './device-cookie.ts';

type DeviceFeature = NonNullable<NonNullable<Configuration['features']>['deviceFlow']>;

/** Found by its user code, a row has no id that is a secret; this says that it is the stored one. No client can name it so. */
const storedMark = '#';
export const markStored = (row: Instance): string => `${storedMark}${row.id}`;
export const unmarkStored = (id: string): string | undefined =>
  id.startsWith(storedMark) && currentContext().oidc.route !== 'token' ? id.slice(1) : undefined;

/** Too many codes were tried from one address (RFC 8628 5.1). */
class TooManyCodes extends errors.InvalidRequest {}

/** Somebody else has signed in, or out, since the question was shown: it is asked anew. */
class AnotherAccount extends errors.InvalidRequest {}

/** What a form of the device page says besides what the engine reads. */
const formOf = ({ oidc }: KoaContextWithOIDC): Record<string, unknown> =>
  oidc.route === 'code_verification' ? (oidc.body ?? {}) : {};

/** Whether the person wants to sign in as somebody else before the device is connected. */
export const wantsAnotherAccount = (ctx: KoaContextWithOIDC): boolean => formOf(ctx).switch === 'yes';

const tryLimit = { name: 'device-codes', limit: 30, windowMs: 600_000 };

/** A code as its person typed it. Each attempt is counted before it is compared, for all processes. */
export async function findByUserCode(
  { runtime, tenant, ip }: OidcRequest,
  userCode: string,
): Promise<Instance | undefined> {
  const ctx = currentContext();
  const { confirm, account } = formOf(ctx);
  // A device is given to nobody but who the page has named (RFC 8628 5.4).
  if (confirm && !wantsAnotherAccount(ctx) && (account ?? '') !== (ctx.oidc.session?.accountId ?? ''))
    throw new AnotherAccount('another account has signed in');
  try {
    await countAddressOrRefuse(runtime, tenant.id, tryLimit, ip);
  } catch (error) {
    throw error instanceof ApiError ? new TooManyCodes('too many codes were tried') : error;
  }
  return runtime.database
    .for(tenant.id)
    .selectFrom('oidcInstances')
    .select(['model', 'id', 'uid', 'payload', 'consumedAt', 'expiresAt'])
    .where('model', '=', 'DeviceCode')
    .where('userCode', '=', userCode.slice(0, 64))
    .executeTakeFirst();
}

/** So many polls of one code while nothing has been answered, in `windowMs`: a little more than the one that RFC 8628 3.5 allows. */
export const pollLimit = { name: 'device-polls', limit: 2, windowMs: 5000 };

/** Throws `slow_down` at a device that asks without waiting; the answer, once it is there, is given at once. */
export function limitPolls({ tenant, mayPoll }: OidcRequest, { id, payload }: Instance): void {
  const isWaiting = payload.accountId === undefined && payload.error === undefined;
  if (isWaiting && !mayPoll(`${tenant.id} ${id}`))
    throw new errors.SlowDown('wait 5 seconds before each further attempt');
}

/** Whether a save of a code is its person's answer: only a device that asks for one makes a new one. */
export const isAnswer = (): boolean => String(currentContext().oidc.route) !== 'device_authorization';

/** What a code has once somebody was faster: it is answered, or at the question also another browser's. */
export const answeredBy = (): string[] =>
  currentContext().oidc.route === 'code_verification'
    ? ['inFlight', 'accountId', 'error']
    : ['accountId', 'error'];

/** Ends a code that is being redeemed: of two polls at once one gets tokens. Throws `invalid_grant` at the other. */
export async function takeDeviceCode({ runtime, tenant }: OidcRequest, storedId: string): Promise<void> {
  const { numDeletedRows } = await runtime.database
    .for(tenant.id)
    .deleteFrom('oidcInstances')
    .where('model', '=', 'DeviceCode')
    .where('id', '=', storedId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new errors.InvalidGrant('device code was used already');
}

const problems: Record<string, DeviceFlow['error']> = {
  NoCodeError: 'wrong',
  NotFoundError: 'wrong',
  ExpiredError: 'expired',
  AlreadyUsedError: 'used',
};
const problemNames = new Set<unknown>(['wrong', 'expired', 'used', 'limited', 'ended']);

/**
 * Device flow with our own pages (RFC 8628 3.3): what a page shows travels in a signed cookie and not in its address, so that
 * nobody can be sent to a page that names an application it is not about.
 */
export function describeDeviceFlow(cookieKeys: readonly string[], isSecure: boolean): DeviceFeature {
  const show = (ctx: KoaContextWithOIDC, flow: SignedDeviceFlow): void => {
    const { tenant, runtime } = requestOf(ctx);
    const cookie = { tenantId: tenant.id, keys: cookieKeys, isSecure, now: runtime.clock() };
    ctx.append('set-cookie', signDeviceCookie(cookie, flow));
    goTo(ctx, '/device?shown=1');
  };
  return {
    enabled: true,
    charset: 'base-20',
    mask: '****-****',
    deviceInfo: () => ({}),
    userCodeInputSource: async (ctx, _form, _out, error) => {
      if (error?.name === 'AbortedError') return show(ctx, { step: 'denied' });
      if (error instanceof AnotherAccount)
        return goTo(ctx, `/oidc/device?${new URLSearchParams({ user_code: String(formOf(ctx).user_code) })}`);
      const problem = error && describeProblem(error);
      // The engine has saved the session already: what follows a refusal begins with a token of its own.
      if (problem) return sendToDevicePage(ctx, problem);
      const failed = problemNames.has(ctx.query.failed)
        ? (ctx.query.failed as DeviceFlow['error'])
        : undefined;
      return show(ctx, { step: 'input', xsrf: xsrfOf(ctx), error: failed });
    },
    userCodeConfirmSource: async (ctx, _form, client, _info, userCode) =>
      show(ctx, {
        step: 'confirm',
        xsrf: xsrfOf(ctx),
        clientId: client.clientId,
        accountId: ctx.oidc.session?.accountId,
        sessionUid: ctx.oidc.session?.accountId && ctx.oidc.session.uid,
        userCode,
      }),
    successSource: async (ctx) =>
      show(ctx, {
        step: 'done',
        clientId: ctx.oidc.client?.clientId,
        accountId: ctx.oidc.session?.accountId,
      }),
  };
}

function describeProblem(error: Error): NonNullable<DeviceFlow['error']> {
  if (error instanceof TooManyCodes) return 'limited';
  return problems[error.name] ?? 'ended';
}

/** The token against forged posts, which the engine keeps in the session (`engine-contract.test.ts`). */
const xsrfOf = ({ oidc }: KoaContextWithOIDC): string => String(oidc.session?.state?.secret ?? '');

/** Begins the page anew, with what went wrong. */
export const sendToDevicePage = (ctx: KoaContextWithOIDC, failed: NonNullable<DeviceFlow['error']>): void =>
  goTo(ctx, `/oidc/device?failed=${failed}`);

function goTo(ctx: KoaContextWithOIDC, address: string): void {
  ctx.redirect(address);
  ctx.status = 303;
  ctx.body = '';
}
