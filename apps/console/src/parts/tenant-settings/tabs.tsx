import { listDomains } from '@gatehouse/contract/domains/endpoints';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useApp } from '../../app/app-context.ts';
import { domainsPath, membersPath, useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';

/** The tabs of the tenant's settings: administrators, invitations for those who may invite, and custom domains. */
export function TenantSettingsTabs() {
  const { t } = useTranslation();
  const { config } = useApp();
  const path = useTenantPath();
  const { pathname } = useLocation();
  const [mayRead, mayInvite] = [useCan('read:member'), useCan('invite:member')];
  const mayReadDomains = useCan(listDomains.permission);
  const members = path(membersPath(config.edition));
  const domains = path(domainsPath(config.edition));
  const tabs = [
    ...(mayRead ? [{ key: 'members', label: t('app.menu.members'), href: members }] : []),
    ...(mayInvite
      ? [{ key: 'invitations', label: t('parts.tenantSettings.invitations'), href: `${members}/invitations` }]
      : []),
    ...(mayReadDomains ? [{ key: 'domains', label: t('app.menu.domains'), href: domains }] : []),
  ];
  if (tabs.length < 2) return null;
  return (
    <Tabs
      label={t('parts.tenantSettings.label')}
      tabs={tabs.map((tab) => ({
        ...tab,
        current: tab.key === 'domains' ? pathname.startsWith(tab.href) : pathname === tab.href,
      }))}
    />
  );
}
