import * as api from '@gatehouse/contract/sign-in/endpoints';
import { createSsoAuthorizationUri, verifySso } from '@gatehouse/contract/sign-in/sso-endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { decodeJwt } from 'jose';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../../tests/support/test-flow.ts';
import type { SocialProvider } from '../../../../../../tests/support/social.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';

/** The state that the test's page chooses. */
export const state = 'a-state-of-the-page';

let serial = 0;

/** Connects an enterprise provider to a tenant. Returns the connector's ID. */
export async function connect(
  tenant: TestTenant,
  call: Caller,
  provider: SocialProvider,
  more: object = {},
): Promise<string> {
  serial += 1;
  const { body, status, refusal } = await call(createSsoConnector, {
    body: {
      providerName: 'OIDC',
      connectorName: `Company ${serial}`,
      config: provider.config,
      domains: ['acme.com'],
      ...more,
    },
  });
  if (status !== 200) throw new Error(JSON.stringify(refusal));
  provider.redirectUris.push(`${tenant.origin}/callback/${body.id}`);
  return body.id;
}

const at = <E extends { path: string }>(endpoint: E, id: string): E => ({
  ...endpoint,
  path: endpoint.path.replace('{connectorId}', id),
});

/** The steps of users who sign in with a tenant's connectors. */
export const createPeople = (tenant: TestTenant, clientId: string) => {
  const authorize = (
    flow: TestFlow,
    id: string,
    body = { state, redirectUri: `${tenant.origin}/callback/${id}` },
  ) => flow.call(at(createSsoAuthorizationUri, id), body);
  const verify = (
    flow: TestFlow,
    id: string,
    connectorData: Record<string, unknown>,
    verificationId: string,
  ) => flow.call(at(verifySso, id), { connectorData, verificationId }, { prefer: true });
  const begin = async (event: 'SignIn' | 'Register' | 'ForgotPassword' = 'SignIn'): Promise<TestFlow> => {
    const flow = await new TestBrowser(tenant).authorize(clientId);
    await flow.begin(event);
    return flow;
  };
  /** Sends the flow's user to the provider. Returns the verification's ID and the parameters of the redirect back. */
  const leave = async (flow: TestFlow, id: string) => {
    const { body, status, refusal } = await authorize(flow, id);
    if (status !== 200) throw new Error(JSON.stringify(refusal));
    const response = await fetch(body.authorizationUri, { redirect: 'manual' });
    const back = new URL(response.headers.get('location') ?? '');
    return { id: body.verificationId, data: Object.fromEntries(back.searchParams) };
  };
  /** A flow whose user has returned from the provider, and the response to the verification, which may be an error. */
  const come = async (id: string, event: 'SignIn' | 'Register' = 'SignIn') => {
    const flow = await begin(event);
    const left = await leave(flow, id);
    return { flow, verificationId: left.id, answer: await verify(flow, id, left.data, left.id) };
  };
  /** Follows the steps that need no input, to the end. Returns the user's ID, or the error code. */
  const signIn = async (id: string): Promise<{ sub?: string; code?: string }> => {
    const { flow, verificationId, answer } = await come(id);
    if (answer.status >= 400) return { code: answer.refusal.code };
    if (answer.body.next?.step === 'turn')
      await flow.call(api.changeInteractionEvent, { interactionEvent: answer.body.next.to });
    const ended = await flow.finish(verificationId);
    if (ended.status >= 400) return { code: ended.refusal.code };
    const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
    return { sub: decodeJwt(tokens.id_token ?? '').sub };
  };
  return { authorize, verify, begin, leave, come, signIn };
};
