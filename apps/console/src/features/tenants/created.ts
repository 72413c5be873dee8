let created: string | undefined;

/** The tenant that was just created. Its own page says so, because toasts are those of one tenant. */
export const noteCreated = (tenantId: string): void => void (created = tenantId);

/** Whether a tenant was just created; true once. */
export function takeCreated(tenantId: string): boolean {
  const isIt = created === tenantId;
  if (isIt) created = undefined;
  return isIt;
}
