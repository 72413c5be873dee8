import type { BillingState } from '@gatehouse/contract/billing/billing';
import type { PlanId, QuotaKey, Sku } from '@gatehouse/contract/tenants/plans';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { Button } from '@gatehouse/ui/controls/button';
import { Badge } from '@gatehouse/ui/data/badge';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useCheckout } from '../../parts/billing/use-checkout.ts';
import { ContactButton } from '../../parts/plans/contact.tsx';
import { writePrice } from '../../parts/plans/numbers.ts';
import { PlanLines } from '../../parts/plans/plan-lines.tsx';
import { useDowngrade } from './use-downgrade.ts';
import './billing.css';

/** The plans that a tenant can have, the cheapest first. */
const offered: readonly PlanId[] = ['free', 'pro', 'enterprise'];

/** What tells them apart; the comparison below has everything. */
const lines: readonly QuotaKey[] = [
  'mauLimit',
  'applicationsLimit',
  'organizationsLimit',
  'tenantMembersLimit',
  'auditLogsRetentionDays',
];

interface PlansProps {
  tenant: CloudTenant;
  billing: BillingState;
  skus: readonly Sku[];
}

/** The plans, with what changes to each. */
export function Plans({ tenant, billing, skus }: PlansProps) {
  const { t } = useTranslation();
  const current = skus.find(({ id }) => id === tenant.planId);
  return (
    <SettingsSection title={t('billing.plans.title')} description={t('billing.plans.description')}>
      <ul className="billing-plans">
        {offered.flatMap((id) => {
          const sku = skus.find((one) => one.id === id);
          return sku ? [<Plan key={id} sku={sku} current={current} tenant={tenant} billing={billing} />] : [];
        })}
      </ul>
    </SettingsSection>
  );
}

function Plan({
  sku,
  current,
  tenant,
  billing,
}: Omit<PlansProps, 'skus'> & { sku: Sku; current: Sku | undefined }) {
  const { t } = useTranslation();
  const { id, name, unitPrice } = sku;
  const isCurrent = id === tenant.planId;
  const price =
    unitPrice === null
      ? t('billing.plan.byAgreement')
      : unitPrice === 0
        ? t('billing.plan.free')
        : t('billing.plan.perMonth', { amount: writePrice(unitPrice) });
  return (
    <li className="billing-plan">
      <div>
        <strong>{name}</strong> {isCurrent && <Badge tone="accent">{t('billing.plans.current')}</Badge>}
        <p className="billing-price">{price}</p>
        <PlanLines plan={sku} keys={lines} />
      </div>
      {!isCurrent && <PlanButton sku={sku} current={current} tenant={tenant} billing={billing} />}
    </li>
  );
}

/** Buys a larger plan, or ends the current one. Plans by agreement are asked for. */
function PlanButton({
  sku,
  current,
  tenant,
  billing,
}: Omit<PlansProps, 'skus'> & { sku: Sku; current: Sku | undefined }) {
  const { t } = useTranslation();
  const { start, isStarting } = useCheckout();
  const { downgrade, isLoading } = useDowngrade(tenant, current?.name ?? tenant.planId);
  if (sku.unitPrice === null) return <ContactButton />;
  const isSold = current?.unitPrice !== null && current !== undefined;
  if (!isSold) return null;
  if (sku.unitPrice > (current.unitPrice ?? 0)) {
    // Who owes money pays it, and has the plan again.
    if (billing.hasPortal && tenant.subscription.status === 'past_due') return null;
    // The order would be refused (ADR 200). The notice above leads to the payment.
    if (tenant.openInvoices.length > 0)
      return <p className="billing-blocked">{t('billing.plans.payFirst')}</p>;
    return (
      <Button
        variant="primary"
        loading={isStarting}
        onClick={() =>
          void start({
            skuId: sku.id,
            tenantId: tenant.id,
            callbackPage: '/tenant-settings/subscription',
          }).catch(() => undefined)
        }
      >
        {t('billing.plans.upgrade')}
      </Button>
    );
  }
  if (billing.cancelAt !== null) return null;
  return (
    <Button loading={isLoading} onClick={() => void downgrade()}>
      {t('billing.plans.downgrade')}
    </Button>
  );
}
