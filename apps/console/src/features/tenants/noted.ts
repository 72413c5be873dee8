// What the pages of one tenant tell those of the next, until the page is loaded again.

let created: string | undefined;

/** The tenant that was just created. Its own page says so, because toasts are those of one tenant. */
export const noteCreated = (tenantId: string): void => void (created = tenantId);

/** Whether a tenant was just created; true once. */
export function takeCreated(tenantId: string): boolean {
  const isIt = created === tenantId;
  if (isIt) created = undefined;
  return isIt;
}

const left = new Set<string>();

/** A tenant in which the account may do nothing, although it is listed: it isn't opened until the page is loaded again (GUARD-12). */
export const noteLeft = (tenantId: string): void => void left.add(tenantId);

/** The tenants without those. */
export const withoutLeft = <Tenant extends { id: string }>(tenants: readonly Tenant[]): Tenant[] =>
  tenants.filter(({ id }) => !left.has(id));
