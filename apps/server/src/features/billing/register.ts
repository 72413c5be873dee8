import { adminTenantId } from '@gatehouse/contract/common';
import type { FastifyInstance } from 'fastify';
import type { Runtime } from '../../runtime/runtime.ts';
import { acceptForms } from '../../web/forms.ts';
import { sendNotFound } from '../../web/errors.ts';
import { renderHosted } from './hosted-pages.ts';

const eventLimit = 256 * 1024;

/** What payment providers and payers open at the administrators' origin: the endpoint for events, and the hosted pages of the built-in providers. */
export async function registerBilling(app: FastifyInstance, runtime: Runtime): Promise<void> {
  if (runtime.settings.EDITION !== 'cloud') return;
  await app.register((scope, _options, done) => {
    // The signature is over the bytes that came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: eventLimit }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<{ Params: { provider: string } }>('/billing/events/:provider', async (request, reply) => {
      if (request.tenant?.id !== adminTenantId) return sendNotFound(runtime, request, reply);
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const status = await runtime.billing.receive(request.params.provider, raw, request.headers);
      return reply.code(status).send({ received: status === 200 });
    });
    done();
  });
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    const path = '/billing/pages/:id';
    scope.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const page =
        request.tenant?.id === adminTenantId
          ? await runtime.billing.pages.find(request.params.id)
          : undefined;
      if (!page) return sendNotFound(runtime, request, reply);
      const { html, headers } = await renderHosted(runtime, page);
      return reply.headers(headers).send(html);
    });
    scope.post<{ Params: { id: string } }>(path, async (request, reply) => {
      const { id } = request.params;
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [action, value] = [form.get('action') ?? '', form.get('value') ?? ''];
      const done =
        request.tenant?.id === adminTenantId ? await runtime.billing.pages.act(id, action, value) : undefined;
      if (done?.goTo !== undefined) return reply.redirect(done.goTo, 303);
      const page = await runtime.billing.pages.find(id);
      if (!page || request.tenant?.id !== adminTenantId) return sendNotFound(runtime, request, reply);
      // A reload repeats nothing.
      if (done?.problem === undefined) return reply.redirect(`/billing/pages/${id}`, 303);
      const { html, headers } = await renderHosted(runtime, page, done.problem);
      return reply
        .code(done.problem === 'declined' ? 402 : 200)
        .headers(headers)
        .send(html);
    });
    done();
  });
}
