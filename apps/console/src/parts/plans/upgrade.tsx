import { ButtonLink } from '@gatehouse/ui/controls/button';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';

/** Where the plan of the tenant is changed. */
export const subscriptionPath = '/tenant-settings/subscription';

/** Whether the account can buy a larger plan: nothing is sold to development tenants (TEN-10), and only managers buy. */
export function useCanUpgrade(): boolean {
  const { plan } = useApp();
  const mayManage = useCan('manage:tenant');
  return mayManage && plan !== undefined && !plan.isDevelopment;
}

/** The way to a larger plan. */
export function UpgradeButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const canUpgrade = useCanUpgrade();
  if (!canUpgrade) return null;
  return (
    <ButtonLink variant={variant} href={path(subscriptionPath)}>
      {t('plans.upgrade')}
    </ButtonLink>
  );
}

/** What helps those who can't upgrade themselves. */
export function UpgradeHint() {
  const { t } = useTranslation();
  const { plan } = useApp();
  const canUpgrade = useCanUpgrade();
  if (canUpgrade) return null;
  return <> {t(plan?.isDevelopment === true ? 'plans.over.development' : 'plans.over.askManager')}</>;
}
