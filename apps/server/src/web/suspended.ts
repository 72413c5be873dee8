import { edgeErrors } from '@gatehouse/contract/errors';
import { pickTexts } from '@gatehouse/phrases/sign-in/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';
import { renderPlainPage } from './plain-page.ts';
import { wantsPage } from './unavailable-page.ts';

/*
 * A suspended tenant signs no user in and changes nothing, until the operator lifts the suspension (OPEN-58, OPEN-62, ADR 197). The tenant's
 * cached record says so, so a request costs no statement for it. The APIs (`api.ts`) and the protocol (`oidc/answer.ts`) refuse requests
 * themselves, so that their errors have the usual shape and CORS headers.
 */

/** What the protocol still answers: what applications ask about tokens that exist, and signing out. */
const openPaths = ['/jwks', '/me', '/token/introspection', '/token/revocation'];

export const isOpenWhileSuspended = (path: string): boolean =>
  openPaths.includes(path) || path.startsWith('/session/end') || path.startsWith('/.well-known/');

/** The page that people see instead of signing in. */
export async function renderSuspended(
  acceptLanguage = '',
): Promise<{ html: string; headers: Record<string, string> }> {
  const choice = { locale: acceptLanguage, autoDetect: true, fallbackLanguage: 'en' };
  const { texts, language, direction } = await pickTexts(choice);
  const title = texts['dead_end.tenant_suspended.title'];
  const text = texts['dead_end.tenant_suspended.text'];
  const { html, headers } = renderPlainPage({ title, text, language, direction });
  return { html, headers: { ...headers, vary: 'Accept, Accept-Language' } };
}

/** Refuses pages and forms of a suspended tenant, such as the answers of identity providers. */
export async function refuseSuspended(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { method, url, headers, tenant } = request;
  if (!tenant?.isSuspended || /^\/(?:api|oidc|scim|\.well-known)\//.test(url)) return undefined;
  const isPage = wantsPage(headers.accept);
  // Files and connection tests are still answered.
  if (!isPage && (method === 'GET' || method === 'HEAD')) return undefined;
  if (!isPage) return sendError(reply, edgeErrors.tenantSuspended);
  const page = await renderSuspended(headers['accept-language']);
  return reply.code(edgeErrors.tenantSuspended.status).headers(page.headers).send(page.html);
}
