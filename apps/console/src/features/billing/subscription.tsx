import type { BillingState } from '@gatehouse/contract/billing/billing';
import { getBilling } from '@gatehouse/contract/billing/endpoints';
import type { QuotaKey } from '@gatehouse/contract/tenants/plans';
import { listSkus } from '@gatehouse/contract/tenants/plan-endpoints';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { Button } from '@gatehouse/ui/controls/button';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Banner } from '@gatehouse/ui/states/banner';
import { ExternalLink } from 'lucide-react';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useApp } from '../../app/app-context.ts';
import { writeDay, writeMoney } from '../../parts/billing/money.ts';
import { useManagePayment } from '../../parts/billing/use-manage-payment.ts';
import { Notice } from '../../parts/notices/notice.tsx';
import { PlanComparison } from '../../parts/plan-comparison/comparison.tsx';
import { UsageCards } from '../../parts/plans/usage-cards.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { useBilledTenant } from './layout.tsx';
import { Plans } from './plans.tsx';

/** What paid plans charge for beyond what their price includes. */
const charged = [
  'machineToMachineLimit',
  'resourcesLimit',
  'organizationsLimit',
  'tenantMembersLimit',
  'enterpriseSsoLimit',
  'hooksLimit',
  'tokenLimit',
] as const satisfies readonly QuotaKey[];

/** The plan of the tenant, how it goes on, and the other plans. */
export function Component() {
  const tenant = useBilledTenant();
  const params = { tenantId: tenant.id };
  const billing = useApi(getBilling, { params });
  const skus = useApi(listSkus, { query: { type: 'Basic' } });
  const failed = [billing, skus].find(({ error }) => error);
  if (failed?.error) return <Failed error={failed.error} onRetry={failed.retry} />;
  if (!billing.data || !skus.data) return <SettingsSkeleton />;
  const sku = skus.data.find(({ id }) => id === tenant.planId);
  return (
    <>
      <Standing tenant={tenant} billing={billing.data} />
      <CurrentPlan tenant={tenant} billing={billing.data} name={sku?.name ?? tenant.planId} />
      <AddOnChanges />
      <UsageCards />
      <Plans tenant={tenant} billing={billing.data} skus={skus.data} />
      <PlanComparison />
    </>
  );
}

/** Said once if the tenant uses more than the price includes (VIEW-08). */
function AddOnChanges() {
  const { t } = useTranslation();
  const { plan } = useApp();
  if (!plan?.addOn(charged.map((key) => ({ key, adds: 0 })))) return null;
  return (
    <div className="billing-notice">
      <Notice name="addOnChangesInCycle">{t('plans.addOn.changes')}</Notice>
    </div>
  );
}

interface Shown {
  tenant: CloudTenant;
  billing: BillingState;
}

/** What needs attention: a payment that failed, or a plan that ends. */
function Standing({
  tenant: { openInvoices, subscription, planId },
  billing: { cancelAt, graceEndsAt, hasPortal },
}: Shown) {
  const { t } = useTranslation();
  const locale = useLocale();
  const day = (time: number) => writeDay(time, locale);
  const due = openInvoices.reduce((sum, { amountDue }) => sum + amountDue, 0);
  if (due > 0 || subscription.status === 'past_due')
    return (
      <Banner
        tone="danger"
        title={due > 0 ? t('billing.plan.overdue', { amount: writeMoney(due, locale) }) : undefined}
        action={hasPortal && <ManagePayment />}
      >
        {graceEndsAt !== null && planId !== 'free'
          ? t('billing.plan.pastDue', { date: day(graceEndsAt) })
          : t('billing.plan.pastDueEnded')}
      </Banner>
    );
  if (cancelAt === null) return null;
  return <Banner tone="warning">{t('billing.plan.noticeEnds', { date: day(cancelAt) })}</Banner>;
}

function CurrentPlan({ tenant, billing, name }: Shown & { name: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { currentPeriodStart: start, currentPeriodEnd: end } = tenant.subscription;
  const { cancelAt, nextAmount, hasPortal } = billing;
  const [from, to] = [start, end].map((time) => writeDay(time, locale));
  const cycle =
    cancelAt === null
      ? t('billing.plan.renews', { from, to, renewal: to })
      : t('billing.plan.ends', { from, to, end: writeDay(cancelAt, locale) });
  const isEnterprise = tenant.planId === 'enterprise';
  return (
    <SettingsSection title={t('billing.plan.title')}>
      <KeyValue
        items={[
          { key: 'plan', label: t('billing.plan.title'), value: name },
          { key: 'cycle', label: t('billing.plan.cycle'), value: cycle },
          {
            key: 'next',
            label: t('billing.plan.nextBill'),
            value:
              nextAmount === null
                ? t(
                    isEnterprise
                      ? 'billing.plan.byAgreement'
                      : cancelAt === null
                        ? 'billing.plan.free'
                        : 'billing.plan.none',
                  )
                : writeMoney(nextAmount, locale),
          },
        ]}
      />
      {hasPortal && (
        <div>
          <ManagePayment />
        </div>
      )}
    </SettingsSection>
  );
}

function ManagePayment() {
  const { t } = useTranslation();
  const { open, isOpening } = useManagePayment();
  return (
    <Button iconEnd={<ExternalLink />} loading={isOpening} onClick={() => void open()}>
      {t('billing.plan.manage')}
    </Button>
  );
}
