import { connectionLinkApi } from '@gatehouse/contract/connection-links/connection-links';
import type { Tenant } from '../runtime/ctx.ts';
import { readCookie } from '../sessions/flow-cookie.ts';

const cookieName = ({ id, origin }: Tenant): string =>
  `${origin.startsWith('https:') ? '__Secure-' : ''}gh_${id}_connection_link`;

/**
 * The Set-Cookie header with the secret of the link that was opened, until the link expires. Only the API of its page gets it, and only from
 * pages of this site.
 */
export function writeLinkCookie(tenant: Tenant, secret: string, maxAgeSeconds: number): string {
  const secure = tenant.origin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(tenant)}=${secret}; Path=${connectionLinkApi}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The secret of the link that was opened last in this browser. */
export const readLinkCookie = (tenant: Tenant, header: string | undefined): string | undefined =>
  readCookie(header, cookieName(tenant));
