import { createHash } from 'node:crypto';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import type { Ctx, Tenant } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { readCookie } from '../../sessions/flow-cookie.ts';

/** The cookie is only sent to the steps that read it. */
const path = '/api/experience/verification';
/** The time from the callback to the page's own request, with a margin for slow connections. */
const maxAgeSeconds = 600;

const isSecure = ({ origin }: Tenant): boolean => origin.startsWith('https:');
const cookieName = (tenant: Tenant): string => `${isSecure(tenant) ? '__Secure-' : ''}gh_${tenant.id}_return`;

/** A hash of a code and the state that it came with. Alipay calls its code `auth_code`. */
function digestOf(
  connectorId: string,
  state: unknown,
  { code, auth_code: authCode }: Record<string, unknown>,
): string | undefined {
  if (typeof state !== 'string' || typeof (code ?? authCode) !== 'string') return undefined;
  return createHash('sha256')
    .update(JSON.stringify([connectorId, state, code, authCode]))
    .digest('base64url');
}

/** The Set-Cookie header that binds a code to the state that it came with; `undefined` without both (ADR 116). */
export function createReturnCookie(
  tenant: Tenant,
  connectorId: string,
  query: Record<string, unknown>,
): string | undefined {
  const digest = digestOf(connectorId, query.state, query);
  if (digest === undefined) return undefined;
  const secure = isSecure(tenant) ? '; Secure' : '';
  return `${cookieName(tenant)}=${digest}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** What the sign-in kept when it sent the user to the provider. */
interface Departure {
  state: string;
  kept: Record<string, string>;
}

/**
 * Throws unless the response belongs to the sign-in that sent the user to the provider (RFC 9700 4.7). A page that compares the state itself may omit it
 * if something else binds the response to the sign-in (ADR 116).
 */
export function requireOwnReturn(
  ctx: Pick<Ctx, 'tenant' | 'header'>,
  connectorId: string,
  data: Record<string, unknown>,
  departure: Departure,
): void {
  const isOwn =
    data.state === undefined
      ? isBoundByKept(departure) || hasArrived(ctx, connectorId, data, departure)
      : data.state === departure.state;
  if (!isOwn)
    fail(providerErrors.invalid_request_parameters, { internal: 'the state belongs to another sign-in' });
}

/**
 * The nonce, or the request ID in a SAML response, rejects the response to another request. A PKCE verifier doesn't: providers may ignore it for a
 * code that was requested without a challenge (RFC 9700 4.8.2).
 */
const isBoundByKept = ({ kept: { nonce, requestId } }: Departure): boolean =>
  (nonce ?? requestId) !== undefined;

/** Whether this browser received the code together with the state. */
function hasArrived(
  { tenant, header }: Pick<Ctx, 'tenant' | 'header'>,
  connectorId: string,
  data: Record<string, unknown>,
  { state }: Departure,
): boolean {
  const arrival = readCookie(header('cookie'), cookieName(tenant));
  return arrival !== undefined && arrival === digestOf(connectorId, state, data);
}
