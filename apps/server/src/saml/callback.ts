import { statuses } from '@gatehouse/connectors/kit/saml/names';
import { writeResponse } from '@gatehouse/connectors/kit/saml/write-response';
import { samlProtocolErrors } from '@gatehouse/contract/applications/saml-errors';
import { edgeErrors } from '@gatehouse/contract/errors';
import { countUsage } from '../audit/usage.ts';
import type { AuditEntry } from '../audit/write.ts';
import { fail, found } from '../lib/fail.ts';
import { accessRefusal } from '../oidc/access.ts';
import { type Loaded, loadRequest, type UserRow } from '../oidc/load.ts';
import { createWork, writeAll } from '../oidc/work.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { findClientSession } from '../sessions/browser-session.ts';
import { hashTokenId } from '../sessions/token-id.ts';
import { openSigningKey, type ServiceProvider } from './application.ts';
import { type Answer, noPassive, postResponse, refuseSignIn } from './sign-in.ts';
import { openState, type SignInState } from './sign-in-state.ts';
import { contextOf, hashName, mapAttributes, nameIdOf, readClaims, sealIndex } from './subject.ts';

/** The return from our own sign-in. */
export interface Returned {
  query: URLSearchParams;
  cookies: string | undefined;
  /** The audit log entry with these details. */
  entry: (about: Pick<AuditEntry, 'userId'> & { requestId?: string }) => AuditEntry;
}

/**
 * Takes the code of a sign-in, once, and answers with an assertion about its user. The code must have been issued to this application, for this
 * request, and in the session of this browser (attacks: code injection, login CSRF).
 */
export async function finishSignIn(
  runtime: Runtime,
  tenant: Tenant,
  provider: ServiceProvider,
  { query, cookies, entry }: Returned,
): Promise<Answer & { error?: string }> {
  const [code, error] = [query.get('code'), query.get('error')];
  if ((code === null) === (error === null)) fail(edgeErrors.invalidInput);
  const { applicationId } = provider;
  const state = openState(runtime, query.get('state') ?? '', { tenantId: tenant.id, applicationId });
  if (code === null)
    return { error: error ?? '', ...(await refuseSignIn(runtime, provider, state, toStatus(error))) };
  const acs = found(provider.acsUrl, samlProtocolErrors.acsUrlRequired);
  const audience = found(provider.entityId, samlProtocolErrors.entityIdRequired);
  const signing = openSigningKey(runtime, provider);
  const keys = {
    instances: [['AuthorizationCode', hashTokenId(code)] satisfies [string, string]],
    clientId: applicationId,
    memberships: 'data' as const,
  };
  const loaded = await loadRequest(runtime, tenant.id, keys);
  const { payload, user } = requireCode(provider, state, loaded);
  const session = await findClientSession(runtime, tenant, cookies, applicationId);
  if (!session || session.uid !== payload['sessionUid'] || session.userId !== user.id)
    fail(samlProtocolErrors.sessionNotFound, { internal: 'the code is of another browser’s session' });
  if (!loaded.clients.some(({ id, mayUse }) => id === applicationId && mayUse === true))
    return {
      error: accessRefusal,
      ...(await refuseSignIn(runtime, provider, state, toStatus('access_denied'))),
    };
  const nameId = found(nameIdOf(runtime, provider.nameIdFormat, user), samlProtocolErrors.missingEmail);
  await useUp(runtime, tenant, code, [
    entry({ userId: user.id, ...(state.requestId !== null && { requestId: state.requestId }) }),
  ]);
  countUsage(runtime, tenant.id, { kind: 'active', userId: user.id });
  const scopes = state.scope.split(' ');
  const xml = await writeResponse({
    issuer: provider.addresses.entityId,
    destination: acs,
    audience,
    inResponseTo: state.requestId ?? undefined,
    now: runtime.clock(),
    signing,
    encryption: encryptionOf(provider),
    subject: {
      nameId,
      nameIdFormat: provider.nameIdFormat,
      attributes: mapAttributes(await readClaims(runtime, tenant, user, scopes), provider.attributeMapping),
      sessionIndex: sealIndex(runtime, {
        applicationId,
        userId: user.id,
        sid: session.sid ?? '',
        name: hashName(nameId),
      }),
      authenticatedAt: Number(payload['authTime']) * 1000,
      context: contextOf(payload['amr']),
    },
  });
  return postResponse(provider, acs, xml, state.relayState);
}

/** What the service provider is told of an OAuth error (SAML Core 3.2.2.2). */
function toStatus(error: string | null): { status: string; detail: string } {
  if (error === 'access_denied') return { status: statuses.responder, detail: statuses.requestDenied };
  const needsPage = [
    'login_required',
    'interaction_required',
    'consent_required',
    'account_selection_required',
  ];
  if (error !== null && needsPage.includes(error)) return noPassive;
  return { status: statuses.responder, detail: statuses.authnFailed };
}

/** The code that belongs to this request, with its user, who isn't suspended. */
function requireCode(
  { applicationId, addresses }: ServiceProvider,
  state: SignInState,
  { instances, user }: Loaded,
): { payload: Record<string, unknown>; user: UserRow } {
  const refuse = (internal: string): never => fail(samlProtocolErrors.sessionNotFound, { internal });
  const code = instances.find(({ model }) => model === 'AuthorizationCode');
  if (!code || !user) return refuse('there is no such code');
  const { payload } = code;
  if (payload['clientId'] !== applicationId || payload['redirectUri'] !== addresses.callback)
    refuse('the code is another application’s');
  if (payload['codeChallenge'] !== state.challenge || !isSame(payload['scope'], state.scope))
    refuse('the code was issued for another request');
  if (payload['accountId'] !== user.id) refuse('the code is another user’s');
  if (!instances.some(({ model, id }) => model === 'Grant' && id === payload['grantId']))
    refuse('the grant of the code has ended');
  // The browser could have left `prompt=login` out.
  if (state.forceAuthn && Number(payload['authTime']) < Math.floor(state.arrivedAt / 1000))
    refuse('the user did not authenticate again');
  return { payload, user };
}

/** Whether two lists of scopes are the same. */
const isSame = (one: unknown, other: string): boolean =>
  String(one).split(' ').toSorted().join(' ') === other.split(' ').toSorted().join(' ');

/** Uses the code up, with the audit log entry: of several requests at once, one succeeds. */
async function useUp(runtime: Runtime, tenant: Tenant, code: string, logs: AuditEntry[]): Promise<void> {
  const work = createWork();
  work.codes.add(hashTokenId(code));
  const { conflict } = await writeAll(runtime, tenant.id, work, { logs });
  if (conflict) fail(samlProtocolErrors.sessionNotFound, { internal: `the code is ${conflict}` });
}

/** Encrypts for the configured certificate, and never for one that a request brings (attacks: an attacker's certificate). */
function encryptionOf({ encryption, spCertificate }: ServiceProvider) {
  if (!encryption?.encryptAssertion) return undefined;
  const certificate = found(encryption.certificate ?? spCertificate, samlProtocolErrors.noActiveCertificate);
  return { certificate, signsResponse: encryption.encryptThenSign };
}
