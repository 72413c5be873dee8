import { rotateSigningKey } from '@gatehouse/contract/signing-keys/endpoints';
import type { SigningKeyType } from '@gatehouse/contract/signing-keys/signing-keys';
import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { KeysTable } from './keys-table.tsx';
import { useCookieRotation } from './use-cookie-rotation.ts';

const paths = { 'private-keys': '/signing-keys', 'cookie-keys': '/signing-keys/cookie-keys' } as const;

/** The keys of a type, with the one that signs and those before and after it (ADR 167). */
function KeysPage({ keyType, action }: { keyType: SigningKeyType; action: ReactNode }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <>
      <DocumentTitle>{t('signingKeys.title')}</DocumentTitle>
      <PageHeader
        title={t('signingKeys.title')}
        description={t(`signingKeys.descriptions.${keyType}`)}
        actions={action}
      />
      <Tabs
        label={t('signingKeys.title')}
        tabs={(['private-keys', 'cookie-keys'] as const).map((key) => ({
          key,
          label: t(`signingKeys.tabs.${key}`),
          href: path(paths[key]),
          current: key === keyType,
        }))}
      />
      <KeysTable key={keyType} keyType={keyType} />
      <Outlet />
    </>
  );
}

/** The keys that sign tokens. */
export function PrivateKeys() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const mayRotate = useCan(rotateSigningKey.permission);
  return (
    <KeysPage
      keyType="private-keys"
      action={
        mayRotate && (
          <ButtonLink variant="primary" icon={<RefreshCw />} href={path('/signing-keys/rotate')}>
            {t('signingKeys.rotate.action')}
          </ButtonLink>
        )
      }
    />
  );
}

/** The keys that sign cookies. */
export function CookieKeys() {
  const { t } = useTranslation();
  const mayRotate = useCan(rotateSigningKey.permission);
  const askToRotate = useCookieRotation();
  return (
    <KeysPage
      keyType="cookie-keys"
      action={
        mayRotate && (
          <Button variant="primary" icon={<RefreshCw />} onClick={() => void askToRotate()}>
            {t('signingKeys.rotateCookies.action')}
          </Button>
        )
      }
    />
  );
}
