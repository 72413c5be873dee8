import type { Permission } from '@gatehouse/contract/endpoint';
import { useApp } from './app-context.ts';

/** Whether the person may, as far as the scopes of their token say; the server decides. */
export function useCan(permission: Permission): boolean {
  const { scopes } = useApp();
  return !permission.endsWith(':data') || scopes.includes(permission);
}
