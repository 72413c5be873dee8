import { listSkus } from '@gatehouse/contract/tenants/plan-endpoints';
import { type QuotaKey, quota, type Sku } from '@gatehouse/contract/tenants/plans';
import { Badge } from '@gatehouse/ui/data/badge';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useApp } from '../../app/app-context.ts';
import { Failed } from '../pages/failed.tsx';
import { writeLimit, writePrice } from '../plans/numbers.ts';
import '../plans/plans.css';

/** What the plans include, side by side. */
export function PlanComparison() {
  const { t } = useTranslation();
  const { plan } = useApp();
  const { data, error, retry } = useApi(listSkus, { query: { type: 'Basic' } });
  if (error) return <Failed error={error} onRetry={retry} />;
  // Those with a price, and the tenant's own.
  const plans = data?.filter(({ id, unitPrice }) => unitPrice !== null || id === plan?.planId);
  if (!plans) return <Skeleton width="100%" height="20rem" />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard has to reach it (WCAG 2.1.1)
    <section className="plan-comparison-frame" tabIndex={0} aria-label={t('plans.comparison.label')}>
      <table className="plan-comparison">
        <thead>
          <tr>
            <th scope="col">{t('plans.comparison.feature')}</th>
            {plans.map(({ id, name, unitPrice }) => (
              <th key={id} scope="col">
                {name} {id === plan?.planId && <Badge tone="accent">{t('plans.comparison.current')}</Badge>}
                <br />
                <small>{t('plans.comparison.price', { price: writePrice(unitPrice ?? 0) })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quota.keyof().options.map((key) => (
            <tr key={key}>
              <th scope="row">
                <span className="plan-name-cell">{t(`plans.features.${key}`)}</span>
              </th>
              {plans.map((each) => (
                <ValueCell key={each.id} plan={each} name={key} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ValueCell({ plan, name }: { plan: Sku; name: QuotaKey }) {
  const { t } = useTranslation();
  const value = plan.quota[name] ?? null;
  if (value === false || value === 0) return <td data-missing="">{t('plans.comparison.missing')}</td>;
  if (value === true) return <td>{t('plans.comparison.included')}</td>;
  // A paid plan has no limit there, and charges for what goes beyond.
  const included = plan.basicQuota[name];
  if (value === null && typeof included === 'number')
    return <td>{t('plans.comparison.more', { limit: writeLimit(included) })}</td>;
  return <td>{value === null ? t('plans.comparison.unlimited') : writeLimit(value)}</td>;
}
