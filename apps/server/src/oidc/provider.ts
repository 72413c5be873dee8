import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Tenant } from '../runtime/ctx.ts';
import { getTenantKeys, type TenantKeys } from '../keys/signing-keys-store.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { answerRequest } from './answer.ts';
import { refuseOver } from './begun.ts';
import { overrideClient } from './clients.ts';
import { createConfiguration } from './configuration.ts';
import { endDeviceCookie } from './device-cookie.ts';
import { assertOverridable, Provider } from './engine.ts';
import { settleFlowCookies } from './interaction.ts';
import { requestOf } from './request.ts';
import { shapeRequest } from './shape.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A provider takes about 80 KB and a third of a millisecond to build. */
const maxProviders = 1000;

interface Entry {
  keys: TenantKeys;
  handle: Handler;
  /** Host and protocol of the tenant's public address. */
  host: string;
  protocol: string;
}

const caches = new WeakMap<Runtime, Map<string, Entry>>();

const isSameKeys = (one: TenantKeys, other: TenantKeys): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The engine of a tenant; built anew when the tenant's keys change, and forgotten when it was used least of a thousand. */
export async function getProvider(runtime: Runtime, tenant: Tenant): Promise<Entry> {
  const cache = caches.get(runtime) ?? new Map<string, Entry>();
  caches.set(runtime, cache);
  const keys = await getTenantKeys(runtime, tenant.id);
  const known = cache.get(tenant.id);
  cache.delete(tenant.id);
  const entry = known && isSameKeys(known.keys, keys) ? known : createEntry(runtime, tenant, keys);
  entry.keys = keys;
  cache.set(tenant.id, entry);
  if (cache.size > maxProviders) cache.delete(cache.keys().next().value ?? '');
  return entry;
}

function createEntry(runtime: Runtime, tenant: Tenant, keys: TenantKeys): Entry {
  const { host, protocol } = new URL(tenant.origin);
  return { keys, handle: createProvider(runtime, tenant, keys), host, protocol: protocol.slice(0, -1) };
}

/** Where flows begin and end. */
const browserRoutes = new Set<string | undefined>([
  'authorization',
  'resume',
  'code_verification',
  'device_resume',
]);

/** Where a session ends. */
const endRoutes = new Set<string | undefined>(['end_session', 'end_session_confirm']);

const reported = [
  'authorization.error',
  'device_authorization.error',
  'grant.error',
  'userinfo.error',
  'introspection.error',
  'revocation.error',
  'end_session.error',
  'end_session_confirm.error',
  'server_error',
] as const;

function createProvider(runtime: Runtime, tenant: Tenant, keys: TenantKeys): Handler {
  const provider = new Provider(tenant.issuer, createConfiguration(runtime, tenant, keys));
  assertOverridable(provider);
  overrideClient(provider);
  // Host and protocol are set from the settings before it is called (register.ts); no header of a client's gets here.
  provider.proxy = true;
  const isSecure = tenant.origin.startsWith('https:');
  provider.use(answerRequest as never);
  provider.use(async (ctx, next) => {
    await next();
    const { oidc, path } = ctx as unknown as KoaContextWithOIDC;
    // A key that was rotated in must be seen at once, by whatever sits in between.
    if (path === '/jwks') ctx.set('cache-control', 'no-cache, must-revalidate');
    if (browserRoutes.has(oidc?.route))
      settleFlowCookies(ctx as unknown as KoaContextWithOIDC, keys.cookies, isSecure);
    if (endRoutes.has(oidc?.route) && ctx.status === 303)
      ctx.append('set-cookie', endDeviceCookie(tenant.id, isSecure));
  });
  provider.use(refuseOver as never);
  provider.use(shapeRequest as never);
  for (const name of reported)
    provider.on(name as 'server_error', (ctx, error) => {
      const request = requestOf(ctx);
      request.error ??= error;
      request.log.debug({ err: error, event: name }, 'the engine refused a request');
    });
  return provider.callback();
}
