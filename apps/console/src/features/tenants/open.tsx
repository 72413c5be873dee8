import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useParams } from 'react-router';
import { call } from '../../app/api/call.ts';
import { needsFactor } from '../../app/api/decide.ts';
import { AppProvider, type App, useApp } from '../../app/app-context.ts';
import { dropToken } from '../../app/auth/session.ts';
import { listScopes } from '../../app/boot.ts';
import { LoadingScreen } from '../../app/screens/loading.tsx';
import { configOfTenant, tenantResource } from '../../app/tenant.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { takeCreated } from './created.ts';

/**
 * A tenant of the cloud edition, with its own configuration and tokens. With another tenant in the path, this and the providers around it are mounted
 * again, so nothing of one tenant is shown in another (ADR 187).
 */
export function Component() {
  const { tenantId = '' } = useParams();
  return <Tenant key={tenantId} tenantId={tenantId} />;
}

function Tenant({ tenantId }: { tenantId: string }) {
  const app = useApp();
  const { data, error, refetch } = useQuery({
    queryKey: ['tenant', tenantId],
    queryFn: () => open(app, tenantId),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (data) return data.opened ? <Opened app={data.opened} /> : <Navigate replace to="/" />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  return <LoadingScreen />;
}

function Opened({ app }: { app: App }) {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(() => {
    if (takeCreated(app.config.tenantId)) toast.success(t('tenants.create_modal.tenant_created'));
  }, [app, toast, t]);
  return (
    <AppProvider value={app}>
      <Outlet />
    </AppProvider>
  );
}

/** The context of a tenant; nothing if the account isn't a member of it (GUARD-12, GUARD-15). */
async function open(app: App, tenantId: string): Promise<{ opened?: App }> {
  const { auth } = app;
  const tenants = await call(app.api, listTenants, {});
  if (!tenants.some(({ id }) => id === tenantId)) return {};
  const config = configOfTenant(app.config, tenantId);
  const api = { ...app.api, config };
  const resource = tenantResource(config);
  try {
    const token = await auth.accessToken(resource);
    const scopes = await listScopes(auth, api, token.scopes);
    if (scopes.length === 0) return {};
    // The role has changed since the token was issued: the next one has what it gives now (GUARD-13, GUARD-14).
    if (scopes.toSorted().join(' ') !== token.scopes.toSorted().join(' ')) dropToken(resource);
    return { opened: { ...app, config, api, scopes } };
  } catch (error) {
    if (needsFactor(error)) return { opened: { ...app, config, api, scopes: [], lacksFactor: true } };
    throw error;
  }
}
