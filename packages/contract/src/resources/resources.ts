import { z } from 'zod';
import { shown } from '../shown.ts';
import { id, tenantId, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';

/** An API that tokens are issued for, identified by its indicator (ENT-12, RFC 8707). */
export const resource = z.object({
  tenantId,
  id,
  name: shown(z.string().min(1).max(256)),
  indicator: shown(bounded(2048).min(1)),
  isDefault: shown(z.boolean()),
  /** Seconds. */
  accessTokenTtl: shown(z.number().int()),
});
export type Resource = z.infer<typeof resource>;

/** A permission of a resource (ENT-13). */
export const scope = z.object({
  tenantId,
  id,
  resourceId: id,
  name: shown(bounded(256).min(1)),
  description: shown(z.string().nullable()),
  createdAt: timestamp,
});
export type Scope = z.infer<typeof scope>;

export const scopeWithResource = scope.extend({ resource });
export type ScopeWithResource = z.infer<typeof scopeWithResource>;

/** A resource in a list; `scopes` only if requested. */
export const resourceInList = resource.extend({ scopes: z.array(scope).optional() });
export type ResourceInList = z.infer<typeof resourceInList>;

/** Indicators reserved for organizations in token requests; a resource with such an indicator would receive their tokens. */
const reservedIndicator = /^urn:logto:(resource:organizations$|organization:)/i;

/** The indicator of a customer's API: an absolute URI without a fragment (RFC 8707 section 2), compared character by character. */
export const newIndicator = resource.shape.indicator
  .refine(
    (indicator) => URL.canParse(indicator) && !/[\s\p{C}#]/u.test(indicator),
    'must be an absolute URI without spaces and fragment, such as https://api.example.com',
  )
  .refine((indicator) => !reservedIndicator.test(indicator), 'is reserved for organizations');

/** The lifetime of access tokens for the resource: one second to a year. */
export const accessTokenTtl = z.number().int().min(1).max(31_536_000);
export const defaultAccessTokenTtl = 3600;

/**
 * The name of a permission, in characters that a token request can contain (RFC 6749 section 3.3). Spaces separate permissions there; they
 * are checked separately, because the wire has its own error code for them.
 */
export const scopeName = scope.shape.name.regex(
  /^[\x20\x21\x23-\x5b\x5d-\x7e]+$/,
  'may hold letters, digits and punctuation, but no quotation mark and no backslash',
);

/** A description of the permission for people. */
export const scopeDescription = z.string().max(1024).nullable();

export const resourceErrors = declareErrors({
  indicatorInUse: [
    'resource.resource_identifier_in_use',
    422,
    'An API resource with this identifier exists already.',
  ],
  deleteManagementApi: [
    'resource.cannot_delete_management_api',
    400,
    'The Management API belongs to the service and can’t be deleted.',
  ],
  modifyManagementApi: [
    'resource.cannot_modify_management_api',
    400,
    'The Management API belongs to the service and can’t be changed.',
  ],
});

export const scopeErrors = declareErrors({
  nameExists: ['scope.name_exists', 422, 'The resource has a permission with this name already.'],
  nameWithSpace: ['scope.name_with_space', 400, 'The name of a permission can’t contain a space.'],
});
