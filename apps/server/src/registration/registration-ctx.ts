import type { TenantDb } from '../database/database.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A request of a client to the endpoints of RFC 7591 and RFC 7592. */
export interface RegistrationRequest {
  runtime: Runtime;
  tenant: Tenant;
  now: number;
  requestId: string;
  ip: string;
  userAgent: string;
  /** The bearer token of the request. */
  token: string | undefined;
  body: unknown;
}

/** The same in a transaction. */
export interface RegistrationCtx extends RegistrationRequest {
  db: TenantDb;
}

export interface RegistrationAnswer {
  status: 200 | 201 | 204;
  body?: object;
}
