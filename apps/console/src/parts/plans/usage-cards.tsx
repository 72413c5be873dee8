import { isPaidPlan } from '@gatehouse/contract/tenants/quota-rules';
import type { QuotaUsage } from '@gatehouse/contract/tenants/usage';
import { Badge } from '@gatehouse/ui/data/badge';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';
import type { Plan } from '../../app/plan.ts';
import { isExceeded, percentOf, writeCount, writeLimit } from './numbers.ts';
import { usePriceOf } from './use-price-of.ts';
import './plans.css';

type UsedKey = keyof QuotaUsage;

const freeCards = ['mauLimit', 'tokenLimit'] as const satisfies readonly UsedKey[];
const paidCards = [
  'mauLimit',
  'organizationsLimit',
  'mfaEnabled',
  'enterpriseSsoLimit',
  'resourcesLimit',
  'machineToMachineLimit',
  'tenantMembersLimit',
  'tokenLimit',
] as const satisfies readonly UsedKey[];

/** What the tenant uses of its plan (QUOTA-18). */
export function UsageCards() {
  const { t } = useTranslation();
  const { plan } = useApp();
  if (!plan) return null;
  return (
    <section className="plan-usages" aria-label={t('plans.usage.label')}>
      {(isPaidPlan(plan.planId) ? paidCards : freeCards).map((key) => (
        <UsageCard key={key} name={key} plan={plan} />
      ))}
    </section>
  );
}

function UsageCard({ name, plan }: { name: UsedKey; plan: Plan }) {
  const { t } = useTranslation();
  const price = usePriceOf(name);
  const usage = plan.usage[name];
  const limit = plan.quota[name];
  const included = plan.basicQuota[name];
  const isOver = typeof limit === 'number' && isExceeded(Number(usage), limit);
  return (
    <article className="plan-usage" data-exceeded={isOver || undefined}>
      <h3 className="plan-usage-title">{t(`plans.features.${name}`)}</h3>
      {typeof limit === 'boolean' ? (
        <p className="plan-usage-value">
          <strong>{t(usage ? 'plans.usage.on' : 'plans.usage.off')}</strong>
        </p>
      ) : (
        <p className="plan-usage-value">
          <strong>{writeCount(Number(usage))}</strong>
          {describeLimit()}
          {isOver && <Badge tone="danger">{t('plans.usage.exceeded')}</Badge>}
        </p>
      )}
      {typeof limit === 'number' && <Bar usage={Number(usage)} limit={limit} />}
      {price !== undefined && isPaidPlan(plan.planId) && typeof included === 'number' && (
        <p className="plan-usage-note">{t('plans.usage.price', { price })}</p>
      )}
    </article>
  );

  function describeLimit(): string {
    if (typeof limit === 'number') return t('plans.usage.of', { limit: writeLimit(limit) });
    if (typeof included === 'number') return t('plans.usage.included', { limit: writeLimit(included) });
    return t('plans.usage.unlimited');
  }
}

function Bar({ usage, limit }: { usage: number; limit: number }) {
  const { t } = useTranslation();
  const percent = percentOf(usage, limit);
  return (
    <>
      <div className="plan-usage-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(percent, 100)}%` }} />
      </div>
      <p className="plan-usage-note">{t('plans.usage.percent', { percent: String(percent) })}</p>
    </>
  );
}
