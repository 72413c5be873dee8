import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventEmitter } from 'node:events';
import type { KoaContextWithOIDC, OIDCContext } from 'oidc-provider';
import type { Tenant } from '../runtime/ctx.ts';
import { getTenantKeys, type TenantKeys } from '../keys/signing-keys-store.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { answerRequest } from './answer.ts';

import { refuseReplays } from './client-assertions.ts';
import { overrideClient } from './clients.ts';
import { hideNonceHeader } from './bound-tokens.ts';
import { createConfiguration } from './configuration.ts';
import { endDeviceCookie } from './device-cookie.ts';
import { assertOverridable } from './engine.ts';
import { registerExchange } from './exchange.ts';
import { describeRegistration } from './describe-registration.ts';
import { rejectTooManyFlows } from './flow-limit.ts';
import { FormPostProvider } from './form-post.ts';
import { updateFlowCookies } from './interaction.ts';
import { acceptHintsOfAllKeys, algorithmOf } from './keys.ts';
import { overrideTokenIds } from './marked-ids.ts';
import { overrideForOrganizations } from './organization.ts';
import { endConfirmed } from './logout.ts';
import { requestOf } from './request.ts';
import { shapeRequest } from './shape.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A provider uses about 80 KB and takes a third of a millisecond to create. */
const maxProviders = 1000;

interface Entry {
  keys: TenantKeys;
  handle: Handler;
  /** Host and protocol of the tenant's origin. */
  host: string;
  protocol: string;
}

const caches = new WeakMap<Runtime, Map<string, Entry>>();

const isSameKeys = (one: TenantKeys, other: TenantKeys): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The engine of a tenant at one of its hosts, created again when the tenant's keys change. The least recently used one is dropped beyond a thousand. */
export async function getProvider(runtime: Runtime, tenant: Tenant): Promise<Entry> {
  const cache = caches.get(runtime) ?? new Map<string, Entry>();
  caches.set(runtime, cache);
  const keys = await getTenantKeys(runtime, tenant.id);
  // By issuer: a tenant has one for each of its active domains.
  const known = cache.get(tenant.issuer);
  cache.delete(tenant.issuer);
  const entry = known && isSameKeys(known.keys, keys) ? known : createEntry(tenant, keys);
  entry.keys = keys;
  cache.set(tenant.issuer, entry);
  if (cache.size > maxProviders) cache.delete(cache.keys().next().value ?? '');
  return entry;
}

function createEntry(tenant: Tenant, keys: TenantKeys): Entry {
  const { host, protocol } = new URL(tenant.origin);
  return { keys, handle: createProvider(tenant, keys), host, protocol: protocol.slice(0, -1) };
}

/** Routes where flows start and end. */
const browserRoutes = new Set<string | undefined>([
  'authorization',
  'resume',
  'code_verification',
  'device_resume',
]);

/** Routes where a session ends. */
const endRoutes = new Set<string | undefined>(['end_session', 'end_session_confirm']);

const reported = [
  'authorization.error',
  'device_authorization.error',
  'pushed_authorization_request.error',
  'grant.error',
  'userinfo.error',
  'introspection.error',
  'revocation.error',
  'end_session.error',
  'end_session_confirm.error',
  'server_error',
] as const;

function createProvider(tenant: Tenant, keys: TenantKeys): Handler {
  const provider = new FormPostProvider(tenant.issuer, createConfiguration(tenant, keys));
  assertOverridable(provider);
  overrideClient(provider);
  overrideForOrganizations(provider);
  acceptHintsOfAllKeys(provider, keys.tokens);
  overrideTokenIds(provider);
  refuseReplays(provider);
  registerExchange(provider, algorithmOf(keys.tokens[0]));
  // Safe, because register.ts replaces the forwarding headers of clients with the tenant's host and protocol.
  provider.proxy = true;
  const isSecure = tenant.origin.startsWith('https:');
  // The engine adds `oidc` to the context of these functions once it has matched a route.
  provider.use<object, { oidc: OIDCContext }>(answerRequest);
  provider.use<object, { oidc: OIDCContext }>(async (ctx, next) => {
    await next();
    const { oidc, path } = ctx;
    // Proxies must not cache keys, because a rotated key has to work at once.
    hideNonceHeader(ctx);
    if (path === '/jwks') ctx.set('cache-control', 'no-cache, must-revalidate');
    if (oidc?.route === 'discovery') await describeRegistration(ctx);
    if (browserRoutes.has(oidc?.route)) updateFlowCookies(ctx, keys.cookies, isSecure);
    if (oidc?.route === 'end_session_confirm' && ctx.status === 303) endConfirmed(ctx);
    if (endRoutes.has(oidc?.route) && ctx.status === 303)
      ctx.append('set-cookie', endDeviceCookie(tenant.id, isSecure));
  });
  provider.use<object, { oidc: OIDCContext }>(rejectTooManyFlows);
  provider.use<object, { oidc: OIDCContext }>(shapeRequest);
  const events: EventEmitter = provider;
  for (const name of reported)
    events.on(name, (ctx: KoaContextWithOIDC, error: Error) => {
      const request = requestOf(ctx);
      request.error ??= error;
      request.log.debug({ err: error, event: name }, 'the engine rejected a request');
    });
  return provider.callback();
}
