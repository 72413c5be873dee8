import { entityErrors, type ErrorDeclaration } from '@gatehouse/contract/errors';
import { type Resource, resourceErrors, scopeErrors } from '@gatehouse/contract/resources/resources';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import * as store from './resources-store.ts';

/** Returns a resource. Throws if it doesn't exist or is the tenant's Management API, which the console depends on. */
export async function getEditableResource(
  ctx: TransactionCtx,
  id: string,
  refusal: ErrorDeclaration = resourceErrors.modifyManagementApi,
): Promise<Resource> {
  const resource = found(await store.getResource(ctx.db, id), entityErrors.notFound);
  return resource.indicator === ctx.tenant.indicator ? fail(refusal) : resource;
}

/** A tenant has at most one default resource: the new one replaces it. */
export async function setDefault(ctx: TransactionCtx, id: string, isDefault: boolean): Promise<Resource> {
  const resource = await getEditableResource(ctx, id);
  if (isDefault) await store.clearDefaultResource(ctx.db);
  return found(await store.updateResource(ctx.db, resource.id, { isDefault }), entityErrors.notFound);
}

/** A name with a space would be read as two permissions (RFC 6749 section 3.3). */
export function requireOneWord(name: string | undefined): void {
  if (name?.includes(' ')) fail(scopeErrors.nameWithSpace);
}
