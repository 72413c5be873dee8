import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { Feature } from '../app/feature.ts';
import { useApp } from '../app/app-context.ts';
import { featuresOf, listSections } from './navigation.ts';
import { useTenantId, useTenantPath } from '../app/tenant.ts';

/**
 * Redirects to the first item of the sidebar (LAY-01 to LAY-03). It learns that it is the first page: Get started then gives way to the
 * dashboard once its steps are done.
 */
export function TenantRoot({ features }: { features?: readonly Feature[] }) {
  const { t } = useTranslation();
  const tenantId = useTenantId();
  const path = useTenantPath();
  const { config } = useApp();
  if (!tenantId) throw new Error(t('app.errors.tenantId'));
  const first = listSections(features ?? featuresOf(config.edition))[0]?.items[0];
  if (!first) throw new Error(t('app.errors.firstSidebarItem'));
  return <Navigate replace to={path(`/${first.path}`)} state={{ isFirstPage: true }} />;
}
