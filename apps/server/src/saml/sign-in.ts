import { bindings, statuses } from '@gatehouse/connectors/kit/saml/names';
import { writeRefusal } from '@gatehouse/connectors/kit/saml/write-response';
import { samlProtocolErrors } from '@gatehouse/contract/applications/saml-errors';
import { fail, found } from '../lib/fail.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { openSigningKey, type ServiceProvider } from './application.ts';
import { type Incoming, readIncoming } from './incoming.ts';
import { createChallenge, sealState } from './sign-in-state.ts';
import { scopesOf } from './subject.ts';

/** What a browser gets: a page that posts a message, or a redirect. */
export type Answer = { post: PostedMessage } | { redirect: string };

/** A message in a form that posts itself (SAML Bindings 3.5). */
export interface PostedMessage {
  to: string;
  fields: Record<string, string>;
  /** The application, for the page. */
  name: string;
}

/** The form with a response; RelayState is what the request had (SAML Bindings 3.5.3). */
export const postResponse = (
  { name }: ServiceProvider,
  to: string,
  xml: string,
  relayState: string | null,
): Answer => ({
  post: {
    to,
    name,
    fields: {
      SAMLResponse: Buffer.from(xml).toString('base64'),
      ...(relayState !== null && { RelayState: relayState }),
    },
  },
});

/** Tells the service provider why there is no assertion. */
export async function refuseSignIn(
  runtime: Runtime,
  provider: ServiceProvider,
  { requestId, relayState }: { requestId: string | null; relayState: string | null },
  { status, detail }: { status: string; detail: string },
): Promise<Answer> {
  const acs = found(provider.acsUrl, samlProtocolErrors.acsUrlRequired);
  const xml = await writeRefusal({
    issuer: provider.addresses.entityId,
    destination: acs,
    inResponseTo: requestId ?? undefined,
    now: runtime.clock(),
    signing: openSigningKey(runtime, provider),
    status,
    detail,
  });
  return postResponse(provider, acs, xml, relayState);
}

/**
 * Answers an authentication request (SAML Profiles 4.1.4.1): the browser goes to our own sign-in, as for any application. Responses are only ever
 * sent to the configured ACS URL (attacks: swapped ACS).
 */
export async function receiveAuthnRequest(
  runtime: Runtime,
  tenant: Tenant,
  provider: ServiceProvider,
  incoming: Incoming,
): Promise<Answer & { requestId: string }> {
  const acs = found(provider.acsUrl, samlProtocolErrors.acsUrlRequired);
  found(provider.entityId, samlProtocolErrors.entityIdRequired);
  openSigningKey(runtime, provider);
  const { id, authn, relayState } = await readIncoming(runtime, provider, incoming, {
    address: provider.addresses.signIn,
    mustBeSigned: provider.requireSignedRequests,
  });
  const invalid = (internal: string): never => fail(samlProtocolErrors.invalidRequest, { internal });
  const request = authn ?? invalid('it is no authentication request');
  if (request.acs !== null && request.acs !== acs) invalid('it names another AssertionConsumerServiceURL');
  if (request.binding !== null && request.binding !== bindings.post) invalid('it asks for another binding');
  // SAML Core 3.4.1: the assertion would have to be about this subject.
  if (request.hasSubject) invalid('it names a subject');
  const { forceAuthn, isPassive } = request;
  // Authenticating again needs a page.
  if (forceAuthn && isPassive)
    return {
      requestId: id,
      ...(await refuseSignIn(runtime, provider, { requestId: id, relayState }, noPassive)),
    };
  const redirect = begin(runtime, tenant, provider, { requestId: id, relayState, forceAuthn, isPassive });
  return { requestId: id, redirect };
}

export const noPassive = { status: statuses.responder, detail: statuses.noPassive };

/** Starts a sign-in that no service provider requested (SAML Profiles 4.1.5), if the application allows it. */
export function startIdpInitiated(runtime: Runtime, tenant: Tenant, provider: ServiceProvider): Answer {
  const { enabled, defaultRelayState } = provider.idpInitiated;
  if (!enabled) fail(samlProtocolErrors.idpInitiatedOff);
  found(provider.acsUrl, samlProtocolErrors.acsUrlRequired);
  found(provider.entityId, samlProtocolErrors.entityIdRequired);
  openSigningKey(runtime, provider);
  const request = { requestId: null, relayState: defaultRelayState, forceAuthn: false, isPassive: false };
  return { redirect: begin(runtime, tenant, provider, request) };
}

/** Our authorization request. */
function begin(
  runtime: Runtime,
  tenant: Tenant,
  { applicationId, addresses, attributeMapping }: ServiceProvider,
  request: { requestId: string | null; relayState: string | null; forceAuthn: boolean; isPassive: boolean },
): string {
  const { isPassive, ...kept } = request;
  const challenge = createChallenge();
  const scope = scopesOf(attributeMapping).join(' ');
  const state = sealState(runtime, {
    ...kept,
    tenantId: tenant.id,
    applicationId,
    arrivedAt: runtime.clock(),
    challenge,
    scope,
  });
  const prompt = request.forceAuthn ? 'login' : isPassive ? 'none' : undefined;
  const query = new URLSearchParams({
    client_id: applicationId,
    redirect_uri: addresses.callback,
    response_type: 'code',
    scope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(prompt && { prompt }),
  });
  return `/oidc/auth?${query.toString()}`;
}
