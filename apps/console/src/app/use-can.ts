import type { Permission } from '@gatehouse/contract/endpoint';
import { useApp } from './app-context.ts';

/** Whether the scopes of the user's token include a permission. The server enforces it. */
export function useCan(permission: Permission): boolean {
  const { scopes } = useApp();
  return !permission.endsWith(':data') || scopes.includes(permission);
}
