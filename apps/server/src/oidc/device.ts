import type { DeviceFlow } from '@gatehouse/contract/sign-in/page-state';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { countAddressOrRefuse } from '../limits/rate-limit.ts';
import { ApiError } from '../lib/fail.ts';
import { errors } from './engine.ts';
import type { Instance } from './load.ts';
import { currentContext, type OidcRequest, requestOf } from './request.ts';
import { type SignedDeviceFlow, signDeviceCookie } from './device-cookie.ts';

type DeviceFeature = NonNullable<NonNullable<Configuration['features']>['deviceFlow']>;

/** Marks the id of a row that was found by user code: it is the stored hash and not the device code. Clients can't send such an id. */
const storedMark = '#';
export const markStored = (row: Instance): string => `${storedMark}${row.id}`;
export const unmarkStored = (id: string): string | undefined =>
  id.startsWith(storedMark) && currentContext().oidc.route !== 'token' ? id.slice(1) : undefined;

/** Too many user codes were tried from one IP address (RFC 8628 5.1). */
class TooManyCodes extends errors.InvalidRequest {}

/** The signed-in account has changed since the confirmation was shown, so it is shown again. */
class AnotherAccount extends errors.InvalidRequest {}

/** The fields of the device page's form, including those that the engine doesn't read. */
const formOf = ({ oidc }: KoaContextWithOIDC): Record<string, unknown> =>
  oidc.route === 'code_verification' ? (oidc.body ?? {}) : {};

/** Whether the user wants to sign in with another account before connecting the device. */
export const wantsAnotherAccount = (ctx: KoaContextWithOIDC): boolean => formOf(ctx).switch === 'yes';

const attemptLimit = { name: 'device-codes', limit: 30, windowMs: 600_000 };

/** Finds a device request by the user code that was entered. Each attempt is counted across all processes before it is compared. */
export async function findByUserCode(
  { runtime, tenant, ip }: OidcRequest,
  userCode: string,
): Promise<Instance | undefined> {
  const ctx = currentContext();
  const { confirm, account } = formOf(ctx);
  // Only the account that the page has shown may connect the device (RFC 8628 5.4).
  if (confirm && !wantsAnotherAccount(ctx) && (account ?? '') !== (ctx.oidc.session?.accountId ?? ''))
    throw new AnotherAccount('another account has signed in');
  try {
    await countAddressOrRefuse(runtime, tenant.id, attemptLimit, ip);
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

/** Polls of one code before the user has decided: slightly more than the one in 5 seconds that RFC 8628 3.5 allows. */
export const pollLimit = { limit: 2, windowMs: 5000 };

/** Throws `slow_down` if a device polls too fast. Once the user has decided, the result is returned without limit. */
export function limitPolls({ tenant, mayPoll }: OidcRequest, { id, payload }: Instance): void {
  const isWaiting = payload.accountId === undefined && payload.error === undefined;
  if (isWaiting && !mayPoll(`${tenant.id} ${id}`))
    throw new errors.SlowDown('wait 5 seconds before each further attempt');
}

/** Whether saving a device code stores the user's decision; only the device authorization endpoint creates codes. */
export const isAnswer = (): boolean => currentContext().oidc.route !== 'device_authorization';

/** The payload fields that show that a concurrent request was faster: it stored a decision or, before that, opened the confirmation. */
export const answeredBy = (): string[] =>
  currentContext().oidc.route === 'code_verification'
    ? ['inFlight', 'accountId', 'error']
    : ['accountId', 'error'];

/** Deletes a code that is being redeemed, so only one of two concurrent polls gets tokens. Throws `invalid_grant` for the other. */
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
const problemNames = ['wrong', 'expired', 'used', 'limited', 'ended'] as const;

/**
 * Device flow with our own pages (RFC 8628 3.3). What a page shows is kept in a signed cookie and not in its URL, so a link can't
 * make the page show an application that isn't requesting access.
 */
export function createDeviceFlow(cookieKeys: readonly string[], isSecure: boolean): DeviceFeature {
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
      const problem = error && toProblem(error);
      // The engine has already saved the session, so the page is reloaded to get a new CSRF token.
      if (problem) return sendToDevicePage(ctx, problem);
      const failed = problemNames.find((name) => name === ctx.query.failed);
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

function toProblem(error: Error): NonNullable<DeviceFlow['error']> {
  if (error instanceof TooManyCodes) return 'limited';
  return problems[error.name] ?? 'ended';
}

/** The CSRF token, which the engine keeps in the session (`engine-contract.test.ts`). */
const xsrfOf = ({ oidc }: KoaContextWithOIDC): string => String(oidc.session?.state?.secret ?? '');

/** Opens the device page with an error message. */
export const sendToDevicePage = (ctx: KoaContextWithOIDC, failed: NonNullable<DeviceFlow['error']>): void =>
  goTo(ctx, `/oidc/device?failed=${failed}`);

function goTo(ctx: KoaContextWithOIDC, url: string): void {
  ctx.redirect(url);
  ctx.status = 303;
  ctx.body = '';
}
