import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import type { ConnectionPage } from '@gatehouse/contract/connection-links/connection-links';
import * as api from '@gatehouse/contract/connection-links/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { unique } from './specimens/specimen.ts';
import type { Caller, TestTenant } from './tenant.ts';
import { TestBrowser } from './test-browser.ts';

/** Settings that are complete. */
export const wholeSettings = {
  issuer: 'https://login.acme.example',
  clientId: 'gatehouse',
  clientSecret: 'the-new-secret',
};

interface LinkAnswer {
  status: number;
  headers: Headers;
  body: ConnectionPage & {
    code?: string;
    data?: { fields?: Record<string, string>; needsDomain?: boolean; reason?: string };
  };
}

/** The browser of a customer's administrator, which calls what the page of a connection link calls. */
export class LinkBrowser extends TestBrowser {
  async call(
    method: string,
    path = '',
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<LinkAnswer> {
    const response = await this.fetch(`/api/connection-link${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : {}) as LinkAnswer['body'],
    };
  }

  /** Opens a link, as its page does. */
  open(url: string): Promise<LinkAnswer> {
    return this.call('POST', '/session', { secret: new URL(url).hash.slice(1) });
  }
}

/** A connector and an organization with a connection link for both. */
export async function createLink(
  call: Caller,
  { connector = {}, language = 'en' }: { connector?: object; language?: string } = {},
) {
  const { body: made } = await call(createSsoConnector, {
    body: { providerName: 'OIDC', connectorName: unique('Acme'), ...connector },
  });
  const { body: organization } = await call(createOrganization, { body: { name: 'Acme Inc' } });
  const created = await call(api.createConnectionLink, {
    params: { id: made.id },
    body: { organizationId: organization.id, language },
  });
  if (created.status !== 201) throw new Error(`No link: ${JSON.stringify(created.refusal)}`);
  const { id: linkId, url } = created.body;
  return { id: made.id, linkId, url, organizationId: organization.id, link: created.body };
}

/** The same, with a proposal that waits for an administrator. */
export async function submitProposal(call: Caller, tenant: TestTenant, connector: object = {}) {
  const made = await createLink(call, { connector: { domains: ['acme.example'], ...connector } });
  const browser = new LinkBrowser(tenant);
  await browser.open(made.url);
  await browser.call('PUT', '/settings', { settings: wholeSettings });
  const { status, body } = await browser.call('POST', '/submit');
  if (status !== 200) throw new Error(`Not submitted: ${JSON.stringify(body)}`);
  return { ...made, browser };
}
