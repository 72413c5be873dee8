import { getClientRegistration } from '@gatehouse/contract/client-registration/endpoints';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../../../parts/pages/document-title.tsx';
import { Loaded } from '../../../parts/pages/loaded.tsx';
import { useListTabs } from '../use-list-tabs.ts';
import { Clients } from './clients.tsx';
import { Permissions } from './permissions.tsx';
import { RegistrationSettings } from './settings.tsx';
import { Tokens } from './tokens.tsx';

/** Which applications register themselves, with what they need for it, and those that did (ADR 230). */
export function Registration() {
  const { t } = useTranslation();
  const tabs = useListTabs('registration');
  return (
    <>
      <DocumentTitle>{t('applications.title')}</DocumentTitle>
      <PageHeader title={t('applications.title')} description={t('applications.registration.description')} />
      <Tabs label={t('applications.title')} tabs={tabs} />
      <Loaded endpoint={getClientRegistration}>
        {(saved) => (
          <>
            <RegistrationSettings saved={saved} />
            <Permissions scopes={saved.resourceScopes} />
            <Tokens />
            <Clients />
          </>
        )}
      </Loaded>
    </>
  );
}
