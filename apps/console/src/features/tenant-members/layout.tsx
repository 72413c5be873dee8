import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useCan } from '../../app/use-can.ts';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { TenantSettingsTabs } from '../../parts/tenant-settings/tabs.tsx';
import { InviteButton } from './invite-button.tsx';

/** The administrators of the tenant. Only who may invite sees the invitations. */
export function Component() {
  const { t } = useTranslation();
  const [mayRead, mayInvite] = [useCan('read:member'), useCan('invite:member')];
  const title = t('tenantMembers.title');
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        title={title}
        description={t('tenantMembers.description')}
        actions={mayInvite && <InviteButton />}
      />
      <TenantSettingsTabs />
      {mayRead ? <Outlet /> : <ForbiddenState permission="read:member" who={t('app.forbidden.who')} />}
    </>
  );
}
