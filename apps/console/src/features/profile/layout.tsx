import { getMe } from '@gatehouse/contract/me/endpoints';
import { Anchor } from '@gatehouse/ui/controls/link';
import { Logo } from '@gatehouse/ui/layout/logo';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { TopBar } from '@gatehouse/ui/layout/top-bar';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { UserMenu } from '../../parts/users/user-menu.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import './profile.css';

/** The administrator's account is outside of tenants and has its own top bar. */
export function Component() {
  const { t } = useTranslation();
  const { data: me, error, retry } = useApi(getMe, {});
  return (
    <div className="ui-plain-shell">
      <DocumentTitle>{t('profile.title')}</DocumentTitle>
      <TopBar
        start={
          <Anchor href="/" aria-label={t('profile.back')}>
            <Logo />
          </Anchor>
        }
        end={<UserMenu />}
      />
      <main className="profile-page">
        <PageHeader title={t('profile.title')} description={t('profile.description')} />
        {error && <Failed error={error} onRetry={retry} />}
        {!me && !error && <SettingsSkeleton />}
        {me && <Outlet context={me} />}
      </main>
    </div>
  );
}
