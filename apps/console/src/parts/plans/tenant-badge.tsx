import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { Badge } from '@gatehouse/ui/data/badge';
import { useTranslation } from 'react-i18next';
import { statusOf } from './status.ts';

/** What marks a tenant in a list: its tag if it is for development, else its plan, and what is wrong with it (TEN-09, TEN-11, TEN-13). */
export function TenantBadges({ tenant }: { tenant: CloudTenant }) {
  const { t } = useTranslation();
  const status = statusOf(tenant);
  const { tag, planId, subscription } = tenant;
  return (
    <>
      {tag === 'development' && <Badge>{t('tenants.tags.development')}</Badge>}
      {tag !== 'development' && !subscription.isEnterprisePlan && (
        <Badge tone="accent">{t(`plans.names.${planId}`)}</Badge>
      )}
      {status && <Badge tone="danger">{t(`plans.status.${status}`)}</Badge>}
    </>
  );
}
