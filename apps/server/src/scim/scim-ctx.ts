import type { TenantDb } from '../database/database.ts';
import type { Log } from '../lib/log.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import type { AuditEntry } from '../audit/write.ts';
import type { AnnouncedEvent } from '../webhooks/announce.ts';

/** A request of the identity provider of an organization, whose token was checked. */
export interface ScimRequest {
  runtime: Runtime;
  tenant: Tenant;
  organizationId: string;
  tokenId: string;
  now: number;
  log: Log;
  requestId: string;
  ip: string;
  userAgent: string;
  method: string;
  path: string;
  /** The base URL of the organization's endpoints. */
  baseUrl: string;
}

/** The same in a transaction, with what it will write at its end. */
export interface ScimCtx extends ScimRequest {
  db: TenantDb;
  /** The events that a webhook is subscribed to. */
  subscribed: ReadonlySet<WebhookEvent>;
  entries: AuditEntry[];
  announced: AnnouncedEvent[];
  /** Writes them. The last step of the transaction, except for the counter of users, which others wait for. */
  finish: () => Promise<void>;
  /** The body, parsed; undefined if there is none. */
  body: unknown;
  query: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, string>>;
}

export interface ScimAnswer {
  status: 200 | 201 | 204;
  body?: object;
  location?: string;
}
