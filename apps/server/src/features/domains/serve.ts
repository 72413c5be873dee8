import { probePath } from '@gatehouse/contract/domains/domains';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../../web/errors.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { listServedDomains } from '../../tenancy/hosts.ts';
import { getFiles } from './domains-store.ts';

/** Another service reads them as data: no browser runs them, whatever is in them. */
const harmless = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** What is served at custom domains besides the tenant's pages: the probe, and verification files. */
export function registerDomains(app: FastifyInstance, runtime: Runtime): void {
  app.get(probePath, async (request, reply) => {
    const { tenant } = request;
    const domains = tenant?.domainId === undefined ? [] : await listServedDomains(runtime, tenant.id);
    const domain = domains.find(({ id }) => id === tenant?.domainId);
    if (!domain) return sendNotFound(runtime, request, reply);
    return reply.headers(harmless).type('text/plain; charset=utf-8').send(domain.challenge);
  });
  // Routes of the product are more specific, so no file replaces them.
  const sendFile = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { tenant, url } = request;
    const path = url.replace(/\?.*$/s, '');
    const files =
      tenant?.domainId === undefined
        ? undefined
        : await getFiles(runtime.database.for(tenant.id), tenant.domainId);
    const file = files?.find((each) => each.path === path);
    if (!file) return sendNotFound(runtime, request, reply);
    return reply.headers(harmless).type(`${file.contentType}; charset=utf-8`).send(file.content);
  };
  app.get('/.well-known/*', sendFile);
  app.get('/:file(^[\\w-]+[.][\\w.-]+$)', sendFile);
}
