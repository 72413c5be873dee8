import { allEndpoints } from '@gatehouse/contract/all';
import { adminTenantId } from '@gatehouse/contract/common';
import {
  type CheckedEndpoint,
  isOfAdministrators,
  isOfPlatform,
  isOfTenant,
} from '@gatehouse/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../../runtime/settings.ts';
import { managementIndicator } from '../../tenancy/tenant.ts';
import { buildDocument } from '../openapi.ts';
import { docsPolicy } from './docs-layout.ts';
import { referenceIntros } from './reference-intros.ts';
import { toOldDocument } from './swagger.ts';
import { renderReference } from './reference-page.ts';

interface Document {
  title: string;
  endpoints: readonly CheckedEndpoint[];
  /** Served at the administrators' origin. */
  isOfAdministrators?: true;
}

const isManagement = ({ permission, path }: CheckedEndpoint): boolean =>
  permission.endsWith(':data') && path.startsWith('/api/');

/** The endpoints each published document covers (wire: `/api/.well-known/*.openapi.json`). */
export const documents: Record<string, Document> = {
  management: { title: 'Gatehouse Management API', endpoints: allEndpoints.filter(isManagement) },
  experience: {
    title: 'Gatehouse Experience API',
    endpoints: allEndpoints.filter(({ permission }) => permission === 'flow'),
  },
  user: {
    title: 'Gatehouse Account API',
    endpoints: allEndpoints.filter(({ permission }) => permission === 'account'),
  },
  tenants: {
    title: 'Gatehouse Tenants API',
    endpoints: allEndpoints.filter(({ permission }) => isOfTenant(permission) || isOfPlatform(permission)),
    isOfAdministrators: true,
  },
};

/** The endpoints at a tenant's origin, for `/api/swagger.json`. */
const ofTenants = allEndpoints.filter(
  ({ path, permission }) => path.startsWith('/api/') && !isOfAdministrators(permission),
);

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
  {
    path: '/api/reference/tenants',
    document: 'tenants',
    title: 'Tenants API',
    intro: referenceIntros.tenants,
  },
];

/** Serves the OpenAPI documents and, at `/api/reference`, a page about each API. */
export function registerReference(app: FastifyInstance, settings: Settings): void {
  const originOf = (name: string, { tenant }: FastifyRequest): string =>
    documents[name]?.isOfAdministrators ? settings.ADMIN_ENDPOINT : (tenant?.origin ?? '');
  for (const [name, { title, endpoints }] of Object.entries(documents)) {
    app.get(`/api/.well-known/${name}.openapi.json`, (request) =>
      buildDocument(endpoints, title, originOf(name, request)),
    );
  }
  app.get('/api/swagger.json', (request) => {
    const title = 'Gatehouse API';
    return toOldDocument(buildDocument(ofTenants, title, originOf('management', request)));
  });
  const apis = pages.map(({ path, title }) => ({ href: path, text: title }));
  for (const { path, document, title, intro } of pages)
    app.get(path, (request, reply) => {
      const { id = adminTenantId } = request.tenant ?? {};
      const origin = originOf(document, request);
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
