import { isOfManagement, isOfTenant, type Permission } from '@gatehouse/contract/endpoint';
import { useApp } from './app-context.ts';

/** Whether these scopes of a member include a permission. Only those of the tenant and its Management API are scopes of members. */
export const can = (scopes: readonly string[], permission: Permission): boolean =>
  !(isOfManagement(permission) || isOfTenant(permission)) || scopes.includes(permission);

/** Whether the user's role as a member of the tenant includes a permission. The server enforces it. */
export function useCan(permission: Permission): boolean {
  const { scopes } = useApp();
  return can(scopes, permission);
}
