import { AppShell } from '@gatehouse/ui/layout/app-shell';
import { Sidebar, type SidebarSection } from '@gatehouse/ui/layout/sidebar';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useApp } from '../app/app-context.ts';
import { hasDevFeatures } from '../app/dev.ts';
import { Connection } from './connection.tsx';
import { featuresOf, listSections } from './navigation.ts';
import { useTenantPath } from '../app/tenant.ts';
import { NoAccess } from './no-access.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { useTopBar } from './top-bar.tsx';

const TenantNotices = lazy(() =>
  import('../features/tenants/notices.tsx').then(({ TenantNotices }) => ({ default: TenantNotices })),
);

/** The layout inside a tenant: top bar, sidebar and page (LAY-16). */
export function TenantLayout() {
  const { t } = useTranslation();
  const { config, scopes } = useApp();
  const topBar = useTopBar();
  const sections = useSections();
  if (scopes.length === 0) return <NoAccess />;
  return (
    <AppShell topBar={topBar} sidebar={<Sidebar sections={sections} />}>
      <Connection />
      <Shortcuts />
      {config.edition === 'cloud' && (
        <Suspense>
          <TenantNotices />
        </Suspense>
      )}
      {hasDevFeatures(config) && <p className="dev-banner">{t('app.devBanner')}</p>}
      <Outlet />
    </AppShell>
  );
}

function useSections(): SidebarSection[] {
  const { t } = useTranslation();
  const { config } = useApp();
  const path = useTenantPath();
  const { pathname } = useLocation();
  return listSections(featuresOf(config.edition)).map(({ key, items }) => ({
    key,
    title: t(`app.sections.${key}`),
    items: items.map(({ key: item, icon: Icon, path: to }) => {
      const href = path(`/${to}`);
      return {
        kind: 'route',
        key: item,
        label: t(`app.items.${item}`),
        icon: <Icon />,
        href,
        current: pathname === href || pathname.startsWith(`${href}/`),
      };
    }),
  }));
}
