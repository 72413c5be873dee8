import { PageHeader, type PageHeaderProps } from '@gatehouse/ui/layout/page-header';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useApp } from '../../app/app-context.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { can } from '../../app/use-can.ts';
import { DocumentTitle } from '../pages/document-title.tsx';
import { settingsTabs } from './tabs.ts';
import { useTenant } from './use-tenant.ts';

type SettingsHeaderProps = Pick<PageHeaderProps, 'description' | 'actions'> & { title: string };

/** The top of each page of the tenant's settings: in the cloud edition they are one page with tabs. */
export function SettingsHeader({ title, description, actions }: SettingsHeaderProps) {
  const { t } = useTranslation();
  const { config } = useApp();
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        title={config.edition === 'cloud' ? t('app.items.tenant_settings') : title}
        description={description}
        actions={actions}
      />
      <SettingsTabs />
    </>
  );
}

/** The tabs that the member may see. */
function SettingsTabs() {
  const { t } = useTranslation();
  const { config, scopes } = useApp();
  const path = useTenantPath();
  const { pathname } = useLocation();
  const { data: tenant } = useTenant();
  const tabs = settingsTabs
    .filter(({ needs, onlyIn }) => can(scopes, needs) && (onlyIn ?? config.edition) === config.edition)
    .filter(({ isOf }) => isOf === undefined || (tenant !== undefined && isOf(tenant)))
    .map(({ key, label, path: at }) => ({ key, label: label(), href: path(at(config.edition)) }));
  if (tabs.length < 2) return null;
  // Invitations are below the members.
  const current = tabs
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
  return (
    <Tabs
      label={t('parts.tenantSettings.label')}
      tabs={tabs.map((tab) => ({ ...tab, current: tab.key === current?.key }))}
    />
  );
}
