import { addConsentScopes } from '@gatehouse/contract/applications/consent-scope-endpoints';
import type { UserConsentScope } from '@gatehouse/contract/applications/consent-scopes';
import { listOrganizationScopes } from '@gatehouse/contract/organization-scopes/endpoints';
import type { ShownConsent } from '@gatehouse/contract/sign-in/consent';
import { authorizationUrl, createPkce, finishFlow } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import { getConsent, type Consent } from './consent-request.ts';
import { asked, organizationsScope, rolesScope, type World } from './organization.fixture.ts';

type Extra = Record<string, string | string[]>;

/** A sign-in of a user that has reached the consent page. */
interface Started {
  flow: string;
  verifier: string;
  consent: Consent;
}

/** What the consent page sends, with these organizations selected. */
export const shownOf = ({ scopes, resources, organizations }: Consent, ids: string[]): ShownConsent => {
  const namesOf = (list: Consent['resources']) =>
    list.map((one) => ({ indicator: one.indicator, scopes: one.scopes.map(({ name }) => name) }));
  return {
    scopes,
    resources: namesOf(resources),
    ...(organizations && { organizations: { ids, resources: namesOf(organizations.resources) } }),
  };
};

/** A third-party application that may request organizations, `read:member` and `read` in them, and `delete` everywhere. */
export async function createPartner(server: TestServer, world: World) {
  const { tenant, call } = world;
  const userScopes = ['profile', organizationsScope, rolesScope] as UserConsentScope[];
  const client: OidcClient = await createOidcClient(server.runtime, tenant, {
    type: 'SPA',
    isThirdParty: true,
    userScopes,
  });
  const { body: permissions } = await call(listOrganizationScopes);
  const body = {
    resourceScopes: [world.scopeId('delete')],
    organizationScopes: permissions.filter(({ name }) => name === 'read:member').map(({ id }) => id),
    organizationResourceScopes: [world.scopeId('read')],
  };
  await call(addConsentScopes, { params: { applicationId: client.id }, body });

  /** Signs in as far as possible. Returns the URL of the consent page or of the application. */
  async function begin(userId = world.ada, extra: Extra = asked): Promise<{ url: URL; verifier: string }> {
    const pkce = createPkce();
    const start = await client.browser.follow(authorizationUrl(tenant, client, pkce, extra));
    if (start.url.pathname !== '/sign-in') return { url: start.url, verifier: pkce.verifier };
    const flow = start.url.searchParams.get('flow') ?? '';
    const signedIn = await finishFlow(server.runtime, tenant, flow, userId);
    return { url: (await client.browser.follow(signedIn)).url, verifier: pkce.verifier };
  }
  async function reach(userId?: string, extra?: Extra): Promise<Started> {
    const { url, verifier } = await begin(userId, extra);
    const flow = url.searchParams.get('flow') ?? '';
    const consent = await getConsent(server.runtime, tenant, flow);
    if (!consent) throw new Error(`no consent page: ${url.href}`);
    return { flow, verifier, consent };
  }
  /** Sends a decision, as the consent page does. */
  async function decide(body: ShownConsent & { decision: 'allow' | 'deny' }): Promise<Response> {
    return client.browser.fetch(`${tenant.origin}/api/experience/consent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: tenant.origin },
      body: JSON.stringify(body),
    });
  }
  /** Gives access to these organizations, and returns the tokens. */
  async function allow({ consent, verifier }: Started, ids: string[]) {
    const answer = await decide({ decision: 'allow', ...shownOf(consent, ids) });
    const { redirectTo } = (await answer.json()) as { redirectTo?: string };
    const { url } = await client.browser.follow(redirectTo ?? '');
    return (await client.redeem(url.searchParams.get('code') ?? '', verifier)).body;
  }
  /** Signs a user in who gives access to these organizations. */
  async function signIn(ids: string[], userId?: string, extra?: Extra) {
    client.browser.cookies.clear();
    return allow(await reach(userId, extra), ids);
  }
  return { client, id: client.id, begin, reach, decide, allow, signIn };
}
export type Partner = Awaited<ReturnType<typeof createPartner>>;
