import { z } from 'zod';
import { id, tenantId, timestamp } from '../common.ts';

/** An API that tokens are issued for, named by its indicator (ENT-12, RFC 8707). */
export const resource = z.object({
  tenantId,
  id,
  name: z.string().min(1).max(256),
  indicator: z.string().min(1).max(2048),
  isDefault: z.boolean(),
  /** Seconds. */
  accessTokenTtl: z.number().int(),
});
export type Resource = z.infer<typeof resource>;

/** A permission of a resource (ENT-13). */
export const scope = z.object({
  tenantId,
  id,
  resourceId: id,
  name: z.string().min(1).max(256),
  description: z.string().nullable(),
  createdAt: timestamp,
});
export type Scope = z.infer<typeof scope>;

export const scopeWithResource = scope.extend({ resource });
export type ScopeWithResource = z.infer<typeof scopeWithResource>;
