import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { Feature } from '../app/feature.ts';
import { listSections } from './navigation.ts';
import { useTenantId, useTenantPath } from '../app/tenant.ts';

/** Redirects to the first item of the sidebar (LAY-01 to LAY-03). */
export function TenantRoot({ features }: { features?: readonly Feature[] }) {
  const { t } = useTranslation();
  const tenantId = useTenantId();
  const path = useTenantPath();
  if (!tenantId) throw new Error(t('app.errors.tenantId'));
  const first = listSections(features)[0]?.items[0];
  if (!first) throw new Error(t('app.errors.firstSidebarItem'));
  return <Navigate replace to={path(`/${first.path}`)} />;
}
