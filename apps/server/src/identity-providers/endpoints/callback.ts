import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** A provider posts little: a code, a state, a signed token. */
const bodyLimit = 256 * 1024;

const jsonFields = z.record(z.string(), z.unknown());

/** The fields of a JSON body as those of a form; values that aren't strings are left out. */
function readJson(body: string): string {
  try {
    const fields = new URLSearchParams();
    for (const [name, value] of Object.entries(jsonFields.parse(JSON.parse(body))))
      if (typeof value === 'string') fields.append(name, value);
    return fields.toString();
  } catch {
    return '';
  }
}

/**
 * Providers that answer with a form (Apple) post it from their own site, without our cookies. It is redirected to a GET of the same URL, which
 * has them; the flow that reads it compares the state.
 */
export async function registerCallback(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, readJson(String(body))),
    );
    scope.post<{ Params: { connectorId: string }; Body: unknown }>(
      '/callback/:connectorId',
      async ({ params, body }, reply) => {
        const fields = new URLSearchParams(typeof body === 'string' ? body : '');
        const query = fields.size > 0 ? `?${fields.toString()}` : '';
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .redirect(`/callback/${encodeURIComponent(params.connectorId)}${query}`, 303);
      },
    );
  });
}
