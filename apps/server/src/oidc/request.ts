import type { IncomingMessage } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Tenant } from '../ctx.ts';
import type { Log, Runtime } from '../runtime.ts';
import type { ClientRow, Instance, Loaded, LoadKeys, ResourceRow, UserRow } from './load.ts';
import { loadRequest } from './load.ts';
import { Provider } from './engine.ts';
import { createWork, rowKey, type Work } from './work.ts';

/** What lives as long as one protocol request, beside the engine's own context. */
export interface OidcRequest {
  runtime: Runtime;
  tenant: Tenant;
  log: Log;
  ip: string;
  userAgent: string;
  requestId: string;
  /** Counts a call of an authenticated endpoint. Throws 429 when there were too many. */
  countCall: (key: string) => void;
  work: Work;
  /** The first error the engine reported, whatever it answers with. */
  error?: Error & { error_detail?: string };
  instances: Map<string, Instance>;
  clients: Map<string, ClientRow>;
  users: Map<string, UserRow>;
  resources: Map<string, ResourceRow>;
  /** What has been asked of the database, found or not. */
  asked: Set<string>;
}

const requests = new WeakMap<IncomingMessage, OidcRequest>();

export function openRequest(
  raw: IncomingMessage,
  facts: Pick<OidcRequest, 'runtime' | 'tenant' | 'log' | 'ip' | 'userAgent' | 'requestId' | 'countCall'>,
): OidcRequest {
  const request: OidcRequest = {
    ...facts,
    work: createWork(),
    instances: new Map(),
    clients: new Map(),
    users: new Map(),
    resources: new Map(),
    asked: new Set(),
  };
  requests.set(raw, request);
  return request;
}

/** Ours of the engine's context. */
export function requestOf(ctx: { req: IncomingMessage }): OidcRequest {
  const request = requests.get(ctx.req);
  if (!request) throw new Error('Not a protocol request');
  return request;
}

/** The engine's context of the running request, for the hooks that are not given one. */
export function currentContext(): KoaContextWithOIDC {
  const ctx = Provider.ctx;
  if (!ctx) throw new Error('The protocol store is used outside a protocol request');
  return ctx;
}

/** Reads what the keys name and remembers it for the rest of the request. */
export async function loadInto(request: OidcRequest, keys: LoadKeys): Promise<Loaded> {
  const loaded = await loadRequest(request.runtime, request.tenant.id, keys);
  for (const [model, id] of keys.instances) request.asked.add(rowKey(model, id));
  if (keys.clientId !== undefined) request.asked.add(`client:${keys.clientId}`);
  for (const indicator of keys.resources ?? []) request.asked.add(`resource:${indicator}`);
  for (const row of loaded.instances) request.instances.set(rowKey(row.model, row.id), row);
  for (const row of loaded.clients) request.clients.set(row.id, row);
  for (const row of loaded.resources) request.resources.set(row.indicator, row);
  if (loaded.user) request.users.set(loaded.user.id, loaded.user);
  return loaded;
}
