import type { IncomingMessage } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Tenant } from '../runtime/ctx.ts';
import type { Log } from '../lib/log.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Provider } from './engine.ts';
import {
  type ClientRow,
  type Instance,
  type LoadKeys,
  loadRequest,
  type ResourceRow,
  type UserRow,
} from './load.ts';
import { createWork, rowKey, type Work } from './work.ts';

/** What a protocol request comes with. */
export interface RequestFacts {
  runtime: Runtime;
  tenant: Tenant;
  log: Log;
  ip: string;
  userAgent: string;
  requestId: string;
  /** Counts a call of an authenticated endpoint. Throws 429 when there were too many. */
  countCall: (key: string) => void;
  /** Counts a refresh of a grant. Throws 429 when there were too many. */
  countRefresh: (key: string) => void;
  /** Whether a device may ask once more, before its person has answered. */
  mayPoll: (key: string) => boolean;
}

/** What lives as long as one protocol request, beside the engine's own context. */
export interface OidcRequest extends RequestFacts {
  /** The one joined read, once it has begun. */
  read?: Promise<void>;
  /** What is to be written; made by `workOf`, since most requests write nothing. */
  pending?: Work;
  /** The first error the engine reported, whatever it answers with. */
  error?: Error & { error?: string; error_detail?: string; error_description?: string; scope?: string };
  /** By which of its secrets the application has proven itself, for the audit log. */
  secretName?: string;
  /** A used refresh token is being repeated: it gets the successor it had. */
  isRepetition?: boolean;
  /** Why this request ended the grant it came with, and whose that was. */
  ended?: { reason: string; userId: string | undefined };
  instances: Map<string, Instance>;
  clients: Map<string, ClientRow>;
  users: Map<string, UserRow>;
  resources: Map<string, ResourceRow>;
  /** Indicator of the resource that is meant when none is named. */
  defaultResource?: string;
  /** What has been asked of the database, found or not. */
  asked: Set<string>;
}

const requestKey = Symbol('oidc request');
type Raw = IncomingMessage & { [requestKey]?: OidcRequest };

/** Ties our part of a request to the engine's. */
export function openRequest(raw: IncomingMessage, facts: RequestFacts): void {
  (raw as Raw)[requestKey] = {
    instances: new Map(),
    clients: new Map(),
    users: new Map(),
    resources: new Map(),
    asked: new Set(),
    // Last: V8 takes 17 µs for an object that begins with a spread and goes on, and half of one for this.
    ...facts,
  };
}

/** Ours of the engine's context. */
export function requestOf(ctx: { req: IncomingMessage }): OidcRequest {
  const request = (ctx.req as Raw)[requestKey];
  if (!request) throw new Error('Not a protocol request');
  return request;
}

/** The writes this request has gathered so far. */
export function workOf(request: OidcRequest): Work {
  request.pending ??= createWork();
  return request.pending;
}

/** The engine's context of the running request, for the hooks that are not given one. */
export function currentContext(): KoaContextWithOIDC {
  const ctx = Provider.ctx;
  if (!ctx) throw new Error('The protocol store is used outside a protocol request');
  return ctx;
}

/** Reads what the keys name and remembers it for the rest of the request. */
export async function loadInto(request: OidcRequest, keys: LoadKeys): Promise<void> {
  const loaded = await loadRequest(request.runtime, request.tenant.id, keys);
  for (const [model, id] of keys.instances) request.asked.add(rowKey(model, id));
  if (keys.clientId !== undefined) request.asked.add(`client:${keys.clientId}`);
  for (const indicator of keys.resources ?? []) request.asked.add(`resource:${indicator}`);
  for (const row of loaded.instances) request.instances.set(rowKey(row.model, row.id), row);
  for (const row of loaded.clients) request.clients.set(row.id, row);
  for (const row of loaded.resources) request.resources.set(row.indicator, row);
  request.defaultResource ??= loaded.defaultResource ?? undefined;
  if (loaded.user) request.users.set(loaded.user.id, loaded.user);
}
