import { getMe, updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import { finishedOnboarding, isOnboardingDone } from '@gatehouse/contract/me/onboarding-state';
import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import { onDemand } from '@gatehouse/ui/base/on-demand';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useMatch, useParams } from 'react-router';
import { call } from '../../app/api/call.ts';
import { needsFactor } from '../../app/api/decide.ts';
import { keyOf } from '../../app/api/keys.ts';
import { useApi } from '../../app/api/use-api.ts';
import { AppProvider, type App, useApp } from '../../app/app-context.ts';
import { dropToken } from '../../app/auth/session.ts';
import { listScopes } from '../../app/boot.ts';
import { LoadingScreen } from '../../app/screens/loading.tsx';
import { NotFoundScreen } from '../../app/screens/not-found.tsx';
import { configOfTenant, isTenantId, tenantResource } from '../../app/tenant.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { noteLeft, takeCreated } from './noted.ts';
import { compareScopes } from './member-scopes.ts';

const [Suspended] = onDemand(async () => (await import('./suspended.tsx')).Suspended);

/**
 * A tenant of the cloud edition, with its own configuration and tokens. With another tenant in the path, this and the providers around it are mounted
 * again, so nothing of one tenant is shown in another (ADR 187).
 */
export function Component() {
  const { tenantId = '' } = useParams();
  return isTenantId(tenantId) ? <Tenant key={tenantId} tenantId={tenantId} /> : <NotFoundScreen />;
}

function Tenant({ tenantId }: { tenantId: string }) {
  const app = useApp();
  const client = useQueryClient();
  const isInOnboarding = useMatch('/onboarding/*') !== null;
  const { data, error, refetch } = useQuery({
    queryKey: ['tenant', tenantId],
    queryFn: () => open(app, client, { tenantId, isInOnboarding }),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (data) return 'app' in data ? <Opened {...data} /> : <Navigate replace to={data.goTo} />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  return <LoadingScreen />;
}

/** A tenant that is open, or the page to go to instead. */
type Opening = { app: App; isNew: boolean } | { goTo: '/' | '/onboarding' };

function Opened({ app, isNew }: { app: App; isNew: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(() => {
    if (isNew) toast.success(t('tenants.create_modal.tenant_created'));
  }, [isNew, toast, t]);
  // Also if that happens while it is open.
  const tenant = useApi(listTenants, {}).data?.find(({ id }) => id === app.config.tenantId);
  return (
    <AppProvider value={app}>{tenant?.isSuspended ? <Suspended tenant={tenant} /> : <Outlet />}</AppProvider>
  );
}

/** The context of a tenant, unless the account isn't a member of it (GUARD-12, GUARD-15) or has to go through the onboarding (GUARD-06). */
async function open(
  app: App,
  client: QueryClient,
  { tenantId, isInOnboarding }: { tenantId: string; isInOnboarding: boolean },
): Promise<Opening> {
  // Cached for the pages of the tenant, which show both.
  const [tenants, me] = await Promise.all([
    client.fetchQuery({ queryKey: keyOf(listTenants, {}), queryFn: () => call(app.api, listTenants, {}) }),
    client.fetchQuery({ queryKey: keyOf(getMe, {}), queryFn: () => call(app.api, getMe, {}) }),
  ]);
  if (!tenants.some(({ id }) => id === tenantId)) return { goTo: '/' };
  const isNew = takeCreated(tenantId);
  // Its last step is one of a tenant.
  if (!isInOnboarding && !isOnboardingDone(me)) {
    // A user who creates a tenant outside of the onboarding needs none (OPEN-61).
    if (!isNew) return { goTo: '/onboarding' };
    await call(app.api, updateMyCustomData, { body: finishedOnboarding(me) });
  }
  const config = configOfTenant(app.config, tenantId);
  const api = { ...app.api, config };
  try {
    const scopes = await readScopes(app, api);
    if (scopes.length > 0) return { app: { ...app, config, api, scopes }, isNew };
    noteLeft(tenantId);
    return { goTo: '/' };
  } catch (error) {
    if (needsFactor(error)) return { app: { ...app, config, api, scopes: [], lacksFactor: true }, isNew };
    throw error;
  }
}

/**
 * What the member may do. A token that was issued before their role changed is replaced. If the next one still lacks something, the sign-in
 * didn't grant it: another one with consent does (GUARD-13).
 */
async function readScopes({ auth }: App, api: App['api']): Promise<readonly string[]> {
  const resource = tenantResource(api.config);
  const token = await auth.accessToken(resource);
  const scopes = await listScopes(auth, api, token.scopes);
  const state = compareScopes(token.scopes, scopes);
  if (state !== 'lacking' && state !== 'excessive') return scopes;
  dropToken(resource);
  if (state === 'excessive') return scopes;
  const next = await auth.accessToken(resource);
  return compareScopes(next.scopes, scopes) === 'lacking' ? auth.signIn() : scopes;
}
