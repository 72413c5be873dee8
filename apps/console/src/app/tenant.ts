import { useParams } from 'react-router';
import { useApp } from './app-context.ts';

/** The tenant being looked at: the path's in the cloud edition, else the only one there is (OPEN-07). */
export function useTenantId(): string | undefined {
  const { config } = useApp();
  const { tenantId } = useParams();
  return config.edition === 'cloud' ? tenantId : config.tenantId;
}

/** Turns a path below the tenant, such as `/roles`, into one of the router. */
export function useTenantPath(): (path: string) => string {
  const { config } = useApp();
  const tenantId = useTenantId();
  return (path) => (config.edition === 'cloud' && tenantId ? `/${tenantId}${path}` : path);
}
