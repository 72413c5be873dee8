import { allEndpoints } from '@gatehouse/contract/all';
import { adminTenantId } from '@gatehouse/contract/common';
import type { CheckedEndpoint } from '@gatehouse/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../runtime/settings.ts';
import { managementIndicator } from '../../tenancy/tenant.ts';
import { buildDocument } from '../openapi.ts';
import { docsPolicy } from './docs-layout.ts';
import { referenceIntros } from './reference-intros.ts';
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

/** The pages of the reference, with their OpenAPI documents. */
const pages = [
  {
    path: '/api/reference',
    document: 'management',
    title: 'Management API',
    intro: referenceIntros.management,
  },
  { path: '/api/reference/account', document: 'user', title: 'Account API', intro: referenceIntros.account },
  {
    path: '/api/reference/experience',
    document: 'experience',
    title: 'Experience API',
    intro: referenceIntros.experience,
  },
];

/** Serves the OpenAPI documents and, at `/api/reference`, a page about each API. */
export function registerReference(app: FastifyInstance, settings: Settings): void {
  for (const [name, { title, endpoints }] of Object.entries(documents)) {
    app.get(`/api/.well-known/${name}.openapi.json`, (request) =>
      buildDocument(endpoints, title, request.tenant?.origin ?? ''),
    );
  }
  const apis = pages.map(({ path, title }) => ({ href: path, text: title }));
  for (const { path, document, title, intro } of pages)
    app.get(path, (request, reply) => {
      const { id = adminTenantId, origin = '' } = request.tenant ?? {};
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', docsPolicy)
        .send(
          renderReference({
            title,
            intro: intro({ origin, indicator: managementIndicator(settings, id) }),
            endpoints: documents[document]?.endpoints ?? [],
            groups: [
              {
                links: [
                  { href: `${settings.ADMIN_ENDPOINT}/console`, text: 'Console' },
                  { href: `${settings.ADMIN_ENDPOINT}/console/docs`, text: 'Documentation' },
                ],
              },
              {
                title: 'API reference',
                links: apis.map((link) => ({ ...link, isCurrent: link.href === path })),
              },
            ],
            origin,
          }),
        );
    });
}
