import { allEndpoints } from '@gatehouse/contract/all';
import type { CheckedEndpoint } from '@gatehouse/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './openapi.ts';
import { renderReference } from './reference-page.ts';

const isManagement = ({ permission, path }: CheckedEndpoint): boolean =>
  permission.endsWith(':data') && path.startsWith('/api/');

/** The endpoints each published document covers (wire: `/api/.well-known/*.openapi.json`). */
export const documents: Record<string, { title: string; endpoints: readonly CheckedEndpoint[] }> = {
  management: { title: 'Gatehouse Management API', endpoints: allEndpoints.filter(isManagement) },
  experience: {
    title: 'Gatehouse Experience API',
    endpoints: allEndpoints.filter(({ permission }) => permission === 'flow'),
  },
  user: {
    title: 'Gatehouse Account API',
    endpoints: allEndpoints.filter(({ permission }) => permission === 'account'),
  },
};

/** Serves the documents and, at `/api/reference`, the management one as a page that can be read. */
export function registerReference(app: FastifyInstance): void {
  for (const [name, { title, endpoints }] of Object.entries(documents)) {
    app.get(`/api/.well-known/${name}.openapi.json`, (request) =>
      describeApi(endpoints, title, request.tenant?.origin ?? ''),
    );
  }
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  app.get('/api/reference', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(
        renderReference(
          describeApi(documents.management?.endpoints ?? [], 'Management API', request.tenant?.origin ?? ''),
        ),
      ),
  );
}
