import type { AuditEntry } from '../audit/write.ts';
import { writeLogsIn } from '../audit/write.ts';
import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { registrationPath } from '@gatehouse/contract/client-registration/client-registration';
import { createSecret } from '../lib/ids.ts';
import {
  formatScopes,
  keepHeld,
  pickScopes,
  readScopes,
  replaceScopes,
} from '../registered-clients/scopes.ts';
import { readRegistrationSettings } from '../registered-clients/settings.ts';
import { endEverythingOfClient } from '../sessions/sessions.ts';
import { requireQuota } from '../web/quota.ts';
import * as store from './clients-store.ts';
import { readMetadata } from './metadata.ts';
import type { RegistrationAnswer, RegistrationCtx } from './registration-ctx.ts';
import { RegistrationError, refuseMetadata, unauthorized } from './registration-error.ts';
import * as events from './registration-events.ts';

/** Registers a client (RFC 7591 section 3.1). */
export async function register(ctx: RegistrationCtx): Promise<RegistrationAnswer> {
  const { db, now, token, body, runtime, tenant } = ctx;
  const settings = await readRegistrationSettings(db);
  if (settings.mode === 'Off') throw new RegistrationError('not_found', 'Clients can’t register here.');
  // Before anything else is said, so that only callers who may register learn what is allowed.
  const tokenName = token === undefined ? null : await store.takeInitialToken(db, token, now);
  if (tokenName === undefined || (settings.mode === 'Token' && tokenName === null)) throw unauthorized();
  const metadata = readMetadata(body, settings);
  if ((await store.countClients(db)) >= settings.maxClients)
    throw new RegistrationError('access_denied', 'This server takes no further clients at present.');
  await requireQuota({ runtime, tenant, now, db }, createApplication, {
    params: {},
    body: { type: metadata.type, isThirdParty: true },
  });
  const source = tokenName === null ? 'Open' : 'Token';
  const { client, token: own } = await store.insertClient(db, metadata, { source, tokenName, now });
  const scopes = await pickScopes(db, settings, metadata.scope);
  await replaceScopes(db, client.id, scopes);
  const secret = metadata.type === 'Traditional' ? createSecret() : undefined;
  if (secret !== undefined)
    await store.insertClientSecret(db, client.id, { sealed: runtime.secrets.seal(secret), now });
  await note(ctx, events.registered, client.id, {
    application: { name: metadata.name, type: metadata.type },
    ...(tokenName !== null && { tokenName }),
  });
  const described = describe(ctx, client, formatScopes(scopes), own);
  return {
    status: 201,
    body: {
      ...described,
      ...(secret !== undefined && { client_secret: secret, client_secret_expires_at: 0 }),
    },
  };
}

async function requireClient(ctx: RegistrationCtx, id: string): Promise<store.StoredClient> {
  const client = await store.findClient(ctx.db, id, ctx.token);
  if (!client) throw unauthorized();
  return client;
}

/** Returns what is registered of a client (RFC 7592 section 2.1), without its secret. */
export async function read(ctx: RegistrationCtx, id: string): Promise<RegistrationAnswer> {
  const client = await requireClient(ctx, id);
  const scope = formatScopes(await readScopes(ctx.db, id));
  return { status: 200, body: describe(ctx, client, scope, ctx.token ?? '') };
}

/** Fields of responses that a request for a change must not have (RFC 7592 section 2.2). */
const fromServer = [
  'registration_access_token',
  'registration_client_uri',
  'client_secret_expires_at',
  'client_id_issued_at',
];

/** Replaces what is registered of a client (RFC 7592 section 2.2), within what the tenant allows now. */
export async function update(ctx: RegistrationCtx, id: string): Promise<RegistrationAnswer> {
  const { db, now, body, token = '' } = ctx;
  const client = await requireClient(ctx, id);
  const settings = await readRegistrationSettings(db);
  const metadata = readMetadata(body, settings);
  const { client_id: named, ...given } = Object(body);
  if (named !== id) refuseMetadata('client_id must be the ID of this client.');
  const field = fromServer.find((name) => name in given);
  if (field) refuseMetadata(`${field} can’t be set.`);
  // With another type, it would have a secret that it can't keep, or none.
  if (metadata.type !== client.type)
    refuseMetadata(
      'application_type and token_endpoint_auth_method can’t be changed between public and confidential.',
    );
  const next = await store.rotateToken(db, id, { token, now });
  if (next === undefined) throw unauthorized();
  await store.updateClient(db, id, metadata);
  const scopes = keepHeld(await readScopes(db, id), await pickScopes(db, settings, metadata.scope));
  await replaceScopes(db, id, scopes);
  // Users gave access to what they saw: the targets of the redirect URIs that were there.
  const isMoved = metadata.redirectUris.some((uri) => !client.oidc.redirectUris.includes(uri));
  if (isMoved) await endEverythingOfClient(db, id);
  await note(ctx, events.updated, id, { application: { name: metadata.name, type: metadata.type } });
  const { redirectUris, postLogoutRedirectUris, authMethod, name, described } = metadata;
  const changed = { ...client, name, authMethod, oidc: { redirectUris, postLogoutRedirectUris } };
  return {
    status: 200,
    body: describe(ctx, { ...changed, metadata: described }, formatScopes(scopes), next),
  };
}

/** Deletes a client with its sessions, grants and tokens (RFC 7592 section 2.3). */
export async function remove(ctx: RegistrationCtx, id: string): Promise<RegistrationAnswer> {
  const { name, type } = await requireClient(ctx, id);
  if (!(await store.deleteClient(ctx.db, id))) throw unauthorized();
  await endEverythingOfClient(ctx.db, id);
  await note(ctx, events.deleted, id, { application: { name, type } });
  return { status: 204 };
}

/** The information about a client that it gets (RFC 7591 section 3.2.1, RFC 7592 section 3). */
function describe(
  { tenant }: RegistrationCtx,
  { id, createdAt, authMethod, name, type, oidc, metadata }: store.StoredClient,
  scope: string,
  token: string,
): object {
  return {
    client_id: id,
    client_id_issued_at: Math.floor(createdAt / 1000),
    registration_access_token: token,
    registration_client_uri: `${tenant.origin}${registrationPath}/${encodeURIComponent(id)}`,
    client_name: name,
    application_type: type === 'Native' ? 'native' : 'web',
    redirect_uris: oidc.redirectUris,
    post_logout_redirect_uris: oidc.postLogoutRedirectUris,
    token_endpoint_auth_method: authMethod,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope,
    ...metadata,
  };
}

async function note(
  { db, now, ip, userAgent, requestId }: RegistrationCtx,
  { audit: key }: (typeof events.registrationEvents)[number],
  applicationId: string,
  about: Record<string, unknown>,
): Promise<void> {
  const entry: AuditEntry = {
    key,
    applicationId,
    payload: {
      result: 'Success',
      ip,
      userAgent,
      requestId,
      actor: 'client',
      params: { applicationId },
      ...about,
    },
  };
  await writeLogsIn(db, [entry], now);
}
