import type { QuotaKey, Sku } from '@gatehouse/contract/tenants/plans';
import { Badge } from '@gatehouse/ui/data/badge';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { writePrice } from './numbers.ts';
import { PlanLines } from './plan-lines.tsx';
import './plans.css';

/** What the card of a plan lists. */
const keys = [
  'mauLimit',
  'tokenLimit',
  'applicationsLimit',
  'machineToMachineLimit',
  'socialConnectorsLimit',
  'mfaEnabled',
  'enterpriseSsoLimit',
  'organizationsLimit',
] as const satisfies readonly QuotaKey[];

interface PlanCardProps {
  plan: Sku;
  isPopular?: boolean;
  /** The button that chooses the plan. */
  children: ReactNode;
}

/** A plan that can be chosen, with its price and what it includes. */
export function PlanCard({ plan, isPopular, children }: PlanCardProps) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <article className="plan-card" aria-labelledby={title}>
      <h3 id={title} className="plan-card-name">
        {plan.name} {isPopular && <Badge tone="accent">{t('plans.card.popular')}</Badge>}
      </h3>
      <p className="plan-card-price">
        <strong>{writePrice(plan.unitPrice ?? 0)}</strong> {t('plans.card.perMonth')}
      </p>
      <PlanLines plan={plan} keys={keys} />
      {children}
    </article>
  );
}
