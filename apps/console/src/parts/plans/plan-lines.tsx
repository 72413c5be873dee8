import type { QuotaKey, Sku } from '@gatehouse/contract/tenants/plans';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlanLine } from './plan-values.ts';
import './plans.css';

/** What a plan includes of some things, as a list with marks. */
export function PlanLines({ plan, keys }: { plan: Sku; keys: readonly QuotaKey[] }) {
  const { t } = useTranslation();
  const describe = usePlanLine();
  return (
    <ul className="plan-card-lines">
      {keys.map((key) => {
        const { isIncluded, text } = describe(key, plan.quota, plan.basicQuota);
        return (
          <li key={key} data-missing={!isIncluded || undefined}>
            {isIncluded ? <Check /> : <Minus />}
            {!isIncluded && <span className="ui-hidden">{t('plans.card.without')} </span>}
            <span className="plan-card-text">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
