import { isOfManagement, isOfTenant, type Permission } from '@gatehouse/contract/endpoint';
import { useApp } from './app-context.ts';

/** Whether the user's role as a member of the tenant includes a permission. The server enforces it. */
export function useCan(permission: Permission): boolean {
  const { scopes } = useApp();
  return !(isOfManagement(permission) || isOfTenant(permission)) || scopes.includes(permission);
}
