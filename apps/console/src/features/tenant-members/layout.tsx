import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useApp } from '../../app/app-context.ts';
import { membersPath, useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { InviteButton } from './invite-button.tsx';

/** The administrators of the tenant. Only who may invite sees the invitations. */
export function Component() {
  const { t } = useTranslation();
  const { config } = useApp();
  const path = useTenantPath();
  const { pathname } = useLocation();
  const [mayRead, mayInvite] = [useCan('read:member'), useCan('invite:member')];
  const base = path(membersPath(config.edition));
  const title = t('tenantMembers.title');
  const tabs = [
    { key: 'members', label: t('tenantMembers.tabs.members'), href: base },
    ...(mayInvite
      ? [{ key: 'invitations', label: t('tenantMembers.tabs.invitations'), href: `${base}/invitations` }]
      : []),
  ];
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        title={title}
        description={t('tenantMembers.description')}
        actions={mayInvite && <InviteButton />}
      />
      {tabs.length > 1 && (
        <Tabs label={title} tabs={tabs.map((tab) => ({ ...tab, current: pathname === tab.href }))} />
      )}
      {mayRead ? <Outlet /> : <ForbiddenState permission="read:member" who={t('app.forbidden.who')} />}
    </>
  );
}
