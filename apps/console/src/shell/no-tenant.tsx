import { getMe } from '@gatehouse/contract/me/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Logo } from '@gatehouse/ui/layout/logo';
import { TopBar } from '@gatehouse/ui/layout/top-bar';
import { StateBlock } from '@gatehouse/ui/states/state-block';
import { UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../app/api/use-api.ts';
import { useApp } from '../app/app-context.ts';
import { DocumentTitle } from '../parts/pages/document-title.tsx';
import { UserMenu } from '../parts/users/user-menu.tsx';

/** Instead of the tenant, for an account that isn't one of its administrators, or not any more (ADR 157). */
export function NoTenant() {
  const { t } = useTranslation();
  const { auth } = useApp();
  const { data: me } = useApi(getMe, {});
  const account = me?.username ?? me?.primaryEmail ?? me?.id ?? '…';
  return (
    <div className="ui-plain-shell">
      <DocumentTitle>{t('app.noTenant.title')}</DocumentTitle>
      <TopBar start={<Logo />} end={<UserMenu />} />
      <main>
        <h1 className="ui-hidden">{t('app.noTenant.title')}</h1>
        <StateBlock
          icon={<UserRoundX />}
          title={t('app.noTenant.title')}
          action={
            <Button variant="primary" onClick={() => void auth.signOut()}>
              {t('app.noTenant.signOut')}
            </Button>
          }
        >
          <p>{t('app.noTenant.text', { account })}</p>
        </StateBlock>
      </main>
    </div>
  );
}
