import { getMe } from '@gatehouse/contract/me/endpoints';
import { isOnboardingDone } from '@gatehouse/contract/me/onboarding-state';
import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import {
  acceptOwnInvitation,
  listOwnInvitations,
} from '@gatehouse/contract/tenants/own-invitation-endpoints';
import type { OwnInvitation } from '@gatehouse/contract/tenants/own-invitations';
import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { Logo } from '@gatehouse/ui/layout/logo';
import { TopBar } from '@gatehouse/ui/layout/top-bar';
import { StateBlock } from '@gatehouse/ui/states/state-block';
import { Building2, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useMatch, useNavigate } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { LoadingScreen } from '../../app/screens/loading.tsx';
import { chooseTenant } from '../../app/tenant.ts';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { UserMenu } from '../../parts/users/user-menu.tsx';
import { withoutLeft } from './noted.ts';
import './start.css';

/** The start of the cloud edition: the default tenant, else invitations, else how to create one (IDX-01 to IDX-09). */
export function Component() {
  const { t } = useTranslation();
  const isCreating = useMatch('/create') !== null;
  const me = useApi(getMe, {});
  const tenants = useApi(listTenants, {});
  const invitations = useApi(listOwnInvitations, { query: { status: 'pending' } });
  const failed = [tenants, me, invitations].find(({ error }) => error);
  if (failed?.error) return <Failed error={failed.error} onRetry={failed.retry} />;
  if (!tenants.data || !me.data || !invitations.data) return <LoadingScreen />;
  const chosen = chooseTenant(
    withoutLeft(tenants.data).map(({ id }) => id),
    me.data.customData['defaultTenantId'],
  );
  const isInvited = invitations.data.length > 0;
  // An invitation is an alternative to the onboarding, which creates a tenant (IDX-02, OPEN-61).
  const isNew = !isOnboardingDone(me.data);
  if (isNew && !isInvited) return <Navigate replace to="/onboarding" />;
  if (chosen !== undefined && !isNew && !isCreating) return <Navigate replace to={`/${chosen}`} />;
  const title = t(isInvited ? 'tenants.invitations.title' : 'tenants.landing.title');
  return (
    <div className="ui-plain-shell">
      <DocumentTitle>{title}</DocumentTitle>
      <TopBar start={<Logo />} end={<UserMenu />} />
      <main className="tenants-start">
        <h1 className="ui-hidden">{title}</h1>
        {isInvited ? <Invitations invitations={invitations.data} /> : <Landing />}
      </main>
      <Outlet />
    </div>
  );
}

function Landing() {
  const { t } = useTranslation();
  return (
    <StateBlock
      icon={<Building2 />}
      title={t('tenants.landing.title')}
      action={
        <ButtonLink href="/create" variant="primary">
          {t('tenants.landing.create')}
        </ButtonLink>
      }
    >
      <p>{t('tenants.landing.text')}</p>
    </StateBlock>
  );
}

function Invitations({ invitations }: { invitations: readonly OwnInvitation[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { save, isSaving } = useSave(acceptOwnInvitation);
  const join = ({ id, tenantId }: OwnInvitation) =>
    save({ params: { invitationId: id }, body: { status: 'accepted' } }).then(
      () => navigate(`/${tenantId}`),
      // The failure is shown.
      () => undefined,
    );
  return (
    <StateBlock
      icon={<MailOpen />}
      title={<span className="tenants-title">{t('tenants.invitations.title')}</span>}
      action={<ButtonLink href="/create">{t('tenants.invitations.create')}</ButtonLink>}
    >
      <p>{t('tenants.invitations.text')}</p>
      <ul className="tenants-invitations">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <span>
              <strong>{invitation.tenantName}</strong>
              {invitation.inviterName !== null && (
                <small>{t('tenants.invitations.from', { name: invitation.inviterName })}</small>
              )}
            </span>
            <Button variant="primary" disabled={isSaving} onClick={() => void join(invitation)}>
              {t('tenants.invitations.join')}
            </Button>
          </li>
        ))}
      </ul>
    </StateBlock>
  );
}
