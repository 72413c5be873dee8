import { entityErrors } from '@gatehouse/contract/errors';
import { getMe } from '@gatehouse/contract/me/endpoints';
import { acceptOwnInvitation, getOwnInvitation } from '@gatehouse/contract/tenants/own-invitation-endpoints';
import { invitationErrors, type OwnInvitation } from '@gatehouse/contract/tenants/own-invitations';
import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { Anchor } from '@gatehouse/ui/controls/link';
import { Logo } from '@gatehouse/ui/layout/logo';
import { TopBar } from '@gatehouse/ui/layout/top-bar';
import { StateBlock } from '@gatehouse/ui/states/state-block';
import { MailOpen, MailQuestion, MailX, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ApiFailure } from '../../app/api/failure.ts';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import { LoadingScreen } from '../../app/screens/loading.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { UserMenu } from '../../parts/users/user-menu.tsx';
import './start.css';

/** The page of an invitation to a tenant (INV-01 to INV-07). A visitor without a session registers or signs in first (GUARD-03). */
export function Component() {
  const { invitationId = '' } = useParams();
  const { data, error, retry } = useApi(getOwnInvitation, { params: { invitationId } });
  if (error instanceof ApiFailure && error.code === invitationErrors.otherAddress.code)
    return <OtherAccount path={`/accept/${invitationId}`} />;
  if (error instanceof ApiFailure && error.code === entityErrors.notFound.code) return <Unknown />;
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data) return <LoadingScreen />;
  return data.status === 'pending' ? <Pending invitation={data} /> : <Ended invitation={data} />;
}

interface ScreenProps {
  icon: ReactNode;
  title: string;
  action: ReactNode;
  children: ReactNode;
  isProblem?: boolean;
}

function Screen({ icon, title, action, children, isProblem }: ScreenProps) {
  const { t } = useTranslation();
  return (
    <div className="ui-plain-shell">
      <DocumentTitle>{title}</DocumentTitle>
      <TopBar
        start={
          <Anchor href="/" aria-label={t('app.topBar.home')}>
            <Logo />
          </Anchor>
        }
        end={<UserMenu />}
      />
      <main className="tenants-start">
        <h1 className="ui-hidden">{title}</h1>
        <StateBlock icon={icon} title={title} action={action} alert={isProblem}>
          {children}
        </StateBlock>
      </main>
    </div>
  );
}

/** Joining is the invitee's decision: opening a link that someone has sent them isn't enough. */
function Pending({ invitation }: { invitation: OwnInvitation }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id, tenantId, tenantName, inviterName, roleNames } = invitation;
  const { save, isSaving } = useSave(acceptOwnInvitation);
  const { data: me } = useApi(getMe, {});
  const join = () =>
    save({ params: { invitationId: id }, body: { status: 'accepted' } }).then(
      () => navigate(`/${tenantId}`, { replace: true }),
      // The failure is shown.
      () => undefined,
    );
  const [role = 'viewer'] = roleNames;
  return (
    <Screen
      icon={<MailOpen />}
      title={t('tenants.accept.title', { tenant: tenantName })}
      action={
        <>
          <Button variant="primary" loading={isSaving} onClick={() => void join()}>
            {t('tenants.accept.join')}
          </Button>
          <ButtonLink href="/">{t('tenants.accept.later')}</ButtonLink>
        </>
      }
    >
      <p>
        {inviterName === null
          ? t('tenants.accept.invited', { role: t(`tenants.roles.${role}`) })
          : t('tenants.accept.invitedBy', { inviter: inviterName, role: t(`tenants.roles.${role}`) })}
      </p>
      {me?.primaryEmail && <p>{t('tenants.accept.account', { account: me.primaryEmail })}</p>}
    </Screen>
  );
}

/** The account has another email address (INV-04, INV-05). */
function OtherAccount({ path }: { path: string }) {
  const { t } = useTranslation();
  const { auth } = useApp();
  const { data: me } = useApi(getMe, {});
  const account = me?.primaryEmail ?? me?.username ?? '…';
  return (
    <Screen
      icon={<UserRoundX />}
      title={t('tenants.accept.other.title')}
      isProblem
      action={
        <>
          <Button variant="primary" onClick={() => void auth.signOut({ thenOpen: path })}>
            {t('tenants.accept.other.switch')}
          </Button>
          <ButtonLink href="/">{t('tenants.accept.home')}</ButtonLink>
        </>
      }
    >
      <p>{t('tenants.accept.other.text', { account })}</p>
    </Screen>
  );
}

/** There is no such invitation, or its tenant was deleted (INV-06). */
function Unknown() {
  const { t } = useTranslation();
  return (
    <Screen
      icon={<MailQuestion />}
      title={t('tenants.accept.unknown.title')}
      isProblem
      action={<ButtonLink href="/">{t('tenants.accept.home')}</ButtonLink>}
    >
      <p>{t('tenants.accept.unknown.text')}</p>
    </Screen>
  );
}

/** It was accepted or revoked, or has expired (INV-07). */
function Ended({ invitation }: { invitation: OwnInvitation }) {
  const { t } = useTranslation();
  const { status, tenantId, tenantName } = invitation;
  const key = status === 'accepted' || status === 'revoked' ? status : 'expired';
  return (
    <Screen
      icon={<MailX />}
      title={t(`tenants.accept.${key}.title`)}
      isProblem
      action={
        key === 'accepted' ? (
          <ButtonLink href={`/${tenantId}`} variant="primary">
            {t('tenants.accept.open', { tenant: tenantName })}
          </ButtonLink>
        ) : (
          <ButtonLink href="/">{t('tenants.accept.home')}</ButtonLink>
        )
      }
    >
      <p>{t(`tenants.accept.${key}.text`, { tenant: tenantName })}</p>
    </Screen>
  );
}
