import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useTenantPath } from '../../app/tenant.ts';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { useInbox } from './use-inbox.ts';
import './connectors.css';

export type ConnectorsTab = 'passwordless' | 'social';
const allTabs = ['passwordless', 'social', 'texts', 'sms-texts', 'inbox'] as const;

/** The frame of the connector pages: title and tabs. Dialogs are child routes. */
export function ConnectorsPage({
  tab,
  actions,
  children,
}: {
  tab: (typeof allTabs)[number];
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { isInUse } = useInbox();
  const tabs = allTabs
    .filter((key) => key !== 'inbox' || isInUse || tab === 'inbox')
    .map((key) => ({
      key,
      label: t(`connectors.tabs.${key}`),
      href: path(`/connectors/${key}`),
      current: key === tab,
    }));
  return (
    <>
      <DocumentTitle>{t('connectors.title')}</DocumentTitle>
      <PageHeader title={t('connectors.title')} description={t('connectors.description')} actions={actions} />
      <Tabs label={t('connectors.title')} tabs={tabs} />
      {children}
      <Outlet />
    </>
  );
}
