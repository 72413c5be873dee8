import { adminTenantId } from '@gatehouse/contract/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../html.ts';
import type { Runtime } from '../runtime.ts';
import { probes } from './status.ts';
import { resolveTenant, tenantIdOfHost, tenantOrigin } from './tenant.ts';

/**
 * Finds the tenant by Host and refuses every other host: what a page or a link says must not depend on a header that
 * anybody can send (attacks: header trust). The refusal names the setting.
 */
export async function findTenant(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { settings } = runtime;
  request.tenant = await resolveTenant(runtime, request.host);
  if (request.tenant || probes.includes(request.url)) return undefined;
  const isKnownHost = tenantIdOfHost(settings, request.host) !== undefined;
  const [status, title, text] = isKnownHost
    ? [404, 'No such tenant', 'There is no tenant at this address.']
    : [
        421,
        'Not an address of this server',
        `This server answers at the addresses in its settings: ENDPOINT is ${settings.ENDPOINT} and ADMIN_ENDPOINT is ${settings.ADMIN_ENDPOINT}. Open one of them, or set ENDPOINT or ADMIN_ENDPOINT to this one and start again.`,
      ];
  if (request.headers.accept?.includes('text/html'))
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
      })
      .send(
        `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color:#1b2426}@media(prefers-color-scheme:dark){body{background:#101516;color:#e8eced}a{color:#6ec6c0}}</style><h1>${title}</h1><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(tenantOrigin(settings, adminTenantId))}/console">Console</a></p>`,
      );
  return reply.code(status).send({ code: 'request.unknown_host', message: text });
}
