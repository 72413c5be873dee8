import { entityErrors, type ErrorDeclaration } from '@gatehouse/contract/errors';
import { type Resource, resourceErrors, scopeErrors } from '@gatehouse/contract/resources/resources';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import * as store from './resources-store.ts';

/** A resource that exists and is not the tenant's management API, which everything the console does rests on. */
export async function getEditableResource(
  ctx: TransactionCtx,
  id: string,
  refusal: ErrorDeclaration = resourceErrors.modifyManagementApi,
): Promise<Resource> {
  const resource = found(await store.getResource(ctx.db, id), entityErrors.notFound);
  return resource.indicator === ctx.tenant.indicator ? fail(refusal) : resource;
}

/** At most one resource of a tenant is the default: the new one takes over from the old. */
export async function setDefault(ctx: TransactionCtx, id: string, isDefault: boolean): Promise<Resource> {
  const resource = await getEditableResource(ctx, id);
  if (isDefault) await store.clearDefaultResource(ctx.db);
  return found(await store.updateResource(ctx.db, resource.id, { isDefault }), entityErrors.notFound);
}

/** A space would make one permission two (RFC 6749 section 3.3). */
export function requireOneWord(name: string | undefined): void {
  if (name?.includes(' ')) fail(scopeErrors.nameWithSpace);
}
