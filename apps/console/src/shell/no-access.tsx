import { getMe } from '@gatehouse/contract/me/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Logo } from '@gatehouse/ui/layout/logo';
import { TopBar } from '@gatehouse/ui/layout/top-bar';
import { StateBlock } from '@gatehouse/ui/states/state-block';
import { ShieldAlert, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../app/api/use-api.ts';
import { useApp } from '../app/app-context.ts';
import { DocumentTitle } from '../parts/pages/document-title.tsx';
import { UserMenu } from '../parts/users/user-menu.tsx';

/** Instead of the tenant, for an account that has no access to it: why, and what its user can do. */
export function NoAccess() {
  const { lacksFactor } = useApp();
  return lacksFactor ? <NoFactor /> : <NoTenant />;
}

/** For an account that isn't one of its administrators, or not any more (ADR 157). */
function NoTenant() {
  const { t } = useTranslation();
  const { auth } = useApp();
  return (
    <Outside
      icon={<UserRoundX />}
      title={t('app.noTenant.title')}
      text={t('app.noTenant.text', { account: useAccountName() })}
      action={
        <Button variant="primary" onClick={() => void auth.signOut()}>
          {t('app.noTenant.signOut')}
        </Button>
      }
    />
  );
}

/** For an administrator without the second factor that the tenant requires: signing in again sets one up (ADR 159). */
function NoFactor() {
  const { t } = useTranslation();
  const { auth } = useApp();
  return (
    <Outside
      icon={<ShieldAlert />}
      title={t('app.noFactor.title')}
      text={t('app.noFactor.text', { account: useAccountName() })}
      action={
        <Button variant="primary" onClick={() => void auth.signIn()}>
          {t('app.noFactor.setUp')}
        </Button>
      }
    />
  );
}

function useAccountName(): string {
  const { data: me } = useApi(getMe, {});
  return me?.username ?? me?.primaryEmail ?? me?.id ?? '…';
}

function Outside(props: { icon: ReactNode; title: string; text: string; action: ReactNode }) {
  const { icon, title, text, action } = props;
  return (
    <div className="ui-plain-shell">
      <DocumentTitle>{title}</DocumentTitle>
      <TopBar start={<Logo />} end={<UserMenu />} />
      <main>
        <h1 className="ui-hidden">{title}</h1>
        <StateBlock icon={icon} title={title} action={action}>
          <p>{text}</p>
        </StateBlock>
      </main>
    </div>
  );
}
