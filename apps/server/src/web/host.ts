import { adminTenantId } from '@gatehouse/contract/common';
import { askPath, probePath } from '@gatehouse/contract/domains/domains';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderPlainPage } from './plain-page.ts';
import { callerAt } from '../limits/networks.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Settings } from '../runtime/settings.ts';
import { wantsPage } from './unavailable-page.ts';
import { probes } from './status.ts';
import { targetHost } from './target.ts';
import { countLookup, findServedDomain, readDomain } from '../tenancy/hosts.ts';
import { describeTenant, resolveTenant, tenantIdOfHost, tenantOrigin } from '../tenancy/tenant.ts';

/** The admin tenant isn't served on the tenants' port if it has its own: a firewall for that port can't be bypassed with a Host header (ADR 5). */
function isPortOf({ host, raw }: FastifyRequest, settings: Settings): boolean {
  const { PORT, ADMIN_PORT } = settings;
  return (
    tenantIdOfHost(settings, host) !== adminTenantId || PORT === ADMIN_PORT || raw.socket.localPort !== PORT
  );
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether a proxy on this machine asks at the administrators' port if it may get a certificate: with any Host header, but only directly. */
const isProxysQuestion = ({ routeOptions, raw, headers }: FastifyRequest, settings: Settings): boolean =>
  routeOptions.url === askPath &&
  raw.socket.localPort === settings.ADMIN_PORT &&
  /^(?:::1|(?:::ffff:)?127\.)/.test(raw.socket.remoteAddress ?? '') &&
  !forwarding.some((name) => headers[name] !== undefined);

/**
 * The tenant whose custom domain the host is. Until the domain is active, only the probe finds it. Throws 429 for a caller that asks for many
 * unknown hosts.
 */
async function findAtDomain(runtime: Runtime, request: FastifyRequest): Promise<Tenant | undefined> {
  const { settings } = runtime;
  const name = readDomain(settings, request.host);
  if (name === undefined || tenantIdOfHost(settings, request.host) !== undefined) return undefined;
  const found = await findServedDomain(runtime, name, () => countLookup(runtime, callerAt(request.ip)));
  const isServed = found && (found.domain.status === 'Active' || request.routeOptions.url === probePath);
  return isServed
    ? describeTenant(settings, found.tenant.id, { ...found.tenant, domain: found.domain })
    : undefined;
}

/**
 * Finds the tenant by Host and rejects unknown hosts: pages and links must not depend on a header that anyone can send (attacks: header
 * trust). The error names the setting.
 */
export async function findTenant(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { settings } = runtime;
  // A proxy may have used the other header (RFC 9112 sections 3.2 and 3.2.2).
  const hosts = request.raw.rawHeaders.filter(
    (name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  );
  if (hosts.length > 1)
    return reply.code(400).send({ code: 'request.unknown_host', message: 'Two Host headers.' });
  const named = targetHost(request.originalUrl);
  if (named !== undefined && named.toLowerCase() !== request.headers.host?.toLowerCase())
    return reply.code(400).send({
      code: 'request.unknown_host',
      message: 'The Host header and the URL of the request name different hosts.',
    });
  // Before the tenant is looked up: probes work with any host, and without the database.
  if (probes.includes(request.routeOptions.url ?? '')) return undefined;
  if (isProxysQuestion(request, settings)) {
    request.tenant = describeTenant(settings, adminTenantId);
    return undefined;
  }
  if (isPortOf(request, settings))
    request.tenant = (await resolveTenant(runtime, request.host)) ?? (await findAtDomain(runtime, request));
  if (request.tenant) return undefined;
  const isKnownHost = isPortOf(request, settings) && tenantIdOfHost(settings, request.host) !== undefined;
  const [status, title, text]: [number, string, string] = isKnownHost
    ? [404, 'Tenant not found', 'There is no tenant at this URL.']
    : [
        421,
        'Unknown host',
        `This server uses the URLs in its settings: ENDPOINT is ${settings.ENDPOINT} and ADMIN_ENDPOINT is ${settings.ADMIN_ENDPOINT}. Open one of them, or set ENDPOINT or ADMIN_ENDPOINT to this one and restart.`,
      ];
  if (wantsPage(request.headers.accept)) {
    const href = `${tenantOrigin(settings, adminTenantId)}/console`;
    const { html, headers } = renderPlainPage({
      title,
      text,
      links: [{ href, label: 'Console', isPrimary: true }],
    });
    return reply.code(status).headers(headers).send(html);
  }
  return reply.code(status).send({ code: 'request.unknown_host', message: text });
}
