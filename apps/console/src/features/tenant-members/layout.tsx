import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useApp } from '../../app/app-context.ts';
import { NotFoundScreen } from '../../app/screens/not-found.tsx';
import { membersPath, useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { SettingsHeader } from '../../parts/tenant-settings/settings-page.tsx';
import { InviteButton } from './invite-button.tsx';

/** The administrators of the tenant. Only who may invite sees the invitations. */
export function Component() {
  const { t } = useTranslation();
  const [mayRead, mayInvite] = [useCan('read:member'), useCan('invite:member')];
  const { config } = useApp();
  const members = useTenantPath()(membersPath(config.edition));
  const page = useLocation().pathname.replace(/\/$/, '');
  // In the cloud edition, the invitations don't exist for who may not invite (RT-33, ROLE-10).
  const hasInvitations = mayInvite || config.edition !== 'cloud';
  if (page !== members && !(hasInvitations && page === `${members}/invitations`)) return <NotFoundScreen />;
  return (
    <>
      <SettingsHeader
        title={t('tenantMembers.title')}
        description={t('tenantMembers.description')}
        actions={mayInvite && <InviteButton />}
      />
      {mayRead ? <Outlet /> : <ForbiddenState permission="read:member" who={t('app.forbidden.who')} />}
    </>
  );
}
