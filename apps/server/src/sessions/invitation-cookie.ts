import { createHmac, timingSafeEqual } from 'node:crypto';
import { invitationPath } from '@gatehouse/contract/organization-invitations/organization-invitations';
import type { Tenant } from '../runtime/ctx.ts';
import { readCookie } from './flow-cookie.ts';

const maxAgeSeconds = 24 * 3600;

const cookieName = ({ id, origin }: Tenant): string =>
  `${origin.startsWith('https:') ? '__Secure-' : ''}gh_${id}_invitation`;

/**
 * The Set-Cookie header with the secret of the link that was opened, while its user signs in. With it, the secret is in no URL of the page,
 * so it isn't in the browser's history either. A path other than the page's lets the sign-in pages read it, too.
 */
export function writeInvitationCookie(tenant: Tenant, secret: string, path = invitationPath): string {
  const secure = tenant.origin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(tenant)}=${secret}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The secret of the link that was opened last in this browser. */
export const readInvitationCookie = (tenant: Tenant, header: string | undefined): string | undefined =>
  readCookie(header, cookieName(tenant));

/**
 * The CSRF token of the page's form. It is bound to the invitation and the account that the page has shown, so that neither another site nor
 * another tab can make the user accept a different invitation, or accept it with a different account.
 */
export const signForm = (key: string, secret: string, userId = ''): string =>
  createHmac('sha256', key).update(`invitation ${secret} ${userId}`).digest('base64url');

/** Whether one of the tenant's keys signed the form. */
export function isGenuine(
  keys: readonly string[],
  given: string,
  { secret, userId }: { secret: string; userId?: string | undefined },
): boolean {
  const actual = Buffer.from(given);
  return keys.some((key) => {
    const expected = Buffer.from(signForm(key, secret, userId));
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}
