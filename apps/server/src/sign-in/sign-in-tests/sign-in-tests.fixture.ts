import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import type { ConnectorTestResult } from '@gatehouse/contract/sign-in-tests/sign-in-tests';
import type { ApplicationTestResult } from '@gatehouse/contract/sign-in-tests/application-tests';
import * as api from '@gatehouse/contract/sign-in-tests/endpoints';
import { platformSignIn } from '../../../../../tests/support/administrators.ts';
import { createAdministrator } from '../../../../../tests/support/console.ts';
import type { OidcBrowser } from '../../../../../tests/support/oidc-browser.ts';
import { createBrowser } from '../../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../../tests/support/oidc-client.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import type { SocialProvider } from '../../../../../tests/support/social.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

/** An administrator with the console open: a token, and a browser with the session that it was issued in. */
export interface Tester {
  id: string;
  call: Caller;
  /** At the administrators' origin. */
  browser: OidcBrowser;
  /** The same browser at the tenant's. */
  atTenant: OidcBrowser;
}

/** Signs an administrator in, by default a new one, in a browser of their own. */
export async function openConsoleOf(
  server: TestServer,
  tenant: TestTenant,
  { id, scope = 'all' }: { id?: string; scope?: string } = {},
): Promise<Tester> {
  const userId = id ?? (await createAdministrator(server, { tenantId: tenant.id }));
  const client = await createOidcClient(server.runtime, server.tenant('admin'), { type: 'SPA' });
  const isCloud = server.settings.EDITION === 'cloud';
  const signedIn = await client.signIn(
    userId,
    isCloud
      ? platformSignIn(server.settings)
      : { scope: `openid offline_access ${scope}`, resource: tenant.indicator },
  );
  const { body } = await client.refresh(
    signedIn.refresh_token,
    isCloud ? { organization_id: `t-${tenant.id}` } : { resource: tenant.indicator },
  );
  return {
    id: userId,
    call: tenant.with(body.access_token ?? ''),
    browser: client.browser,
    atTenant: createBrowser(tenant.origin),
  };
}

/** Creates a social connector for a provider. Returns its ID. */
export async function connectSocial(
  tenant: TestTenant,
  provider: SocialProvider,
  { target = 'acme', config = {} }: { target?: string; config?: object } = {},
): Promise<string> {
  const call = await tenant.as('all');
  const { body, status, refusal } = await call(createConnector, {
    body: {
      connectorId: 'oidc',
      config: { ...provider.config, ...config },
      metadata: { target, name: { en: 'Acme' } },
    },
  });
  if (status >= 300) throw new Error(JSON.stringify(refusal));
  provider.redirectUris.push(`${tenant.origin}/callback/${body.id}`);
  return body.id;
}

export const locationOf = (response: Response): string => response.headers.get('location') ?? '';

/** Opens a test's URL, up to the provider's page. */
export async function openTest(tester: Pick<Tester, 'browser' | 'atTenant'>, url: string): Promise<Response> {
  const first = await tester.browser.fetch(url);
  return first.status === 303 ? tester.atTenant.fetch(locationOf(first)) : first;
}

/** The ticket of the console's page, or the response if there is none. */
export const ticketOf = (response: Response): string => new URL(locationOf(response)).hash.slice(1);

/** Goes to the provider and returns with what its page sends. */
export async function travel(tester: Tester, url: string): Promise<Response> {
  const departed = await openTest(tester, url);
  const at = locationOf(departed);
  if (at.includes('/console/')) return departed;
  const back = await fetch(at, { redirect: 'manual' });
  return tester.atTenant.fetch(locationOf(back));
}

/** A whole test of a connector. */
export async function runTest(
  tester: Tester,
  start: typeof api.startConnectorTest | typeof api.startSsoConnectorTest,
  id: string,
): Promise<ConnectorTestResult> {
  const started = await tester.call(start as typeof api.startConnectorTest, {
    params: { connectorId: id, ssoConnectorId: id } as never,
  });
  if (started.status !== 201) throw new Error(JSON.stringify(started.refusal));
  const ticket = ticketOf(await travel(tester, started.body.url));
  const { body, status, refusal } = await tester.call(api.takeTestResult, { body: { ticket } });
  if (status !== 200 || body.kind === 'Application') throw new Error(JSON.stringify(refusal));
  return body;
}

/** The flow of an application's test, in a browser at the tenant's origin. */
export async function openApplicationTest(
  tester: Pick<Tester, 'browser' | 'call'>,
  tenant: TestTenant,
  applicationId: string,
): Promise<TestFlow> {
  const started = await tester.call(api.startApplicationTest, { params: { applicationId } });
  if (started.status !== 201) throw new Error(JSON.stringify(started.refusal));
  const browser = new TestBrowser(tenant);
  const handedOver = locationOf(await tester.browser.fetch(started.body.url));
  const page = new URL(locationOf(await browser.fetch(handedOver)), tenant.origin);
  return new TestFlow(browser, applicationId, page, '', '');
}

/** Reads the result of a flow that was submitted. */
export async function takeApplicationResult(
  tester: Pick<Tester, 'call'>,
  submitted: { body: { redirectTo?: string } },
): Promise<ApplicationTestResult> {
  const ticket = new URL(submitted.body.redirectTo ?? '').hash.slice(1);
  const { body, status, refusal } = await tester.call(api.takeTestResult, { body: { ticket } });
  if (status !== 200 || body.kind !== 'Application') throw new Error(JSON.stringify(refusal));
  return body;
}

/** The tables that have rows of tenants, and everything in them of a tenant and the administrators'. */
export async function readEverything(server: TestServer, tenantId: string): Promise<Map<string, string>> {
  const { pool } = server.runtime.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
      join pg_class on pg_class.oid = c.table_name::regclass and pg_class.relkind in ('r', 'p') and not relispartition
      where c.table_schema = 'public' and c.column_name = 'tenant_id' order by 1`,
  );
  if (tables.length <= 50) throw new Error('Tables are missing');
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest
        from ${name} t where tenant_id in ($1, 'admin')`,
      [tenantId],
    );
    found.set(name, rows[0]?.digest ?? '');
  }
  return found;
}

/** The tables that have changed. */
export const listChanged = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
