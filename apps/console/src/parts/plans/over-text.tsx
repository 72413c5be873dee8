import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';
import type { Over } from '../../app/plan.ts';
import { writeCount } from './numbers.ts';
import { useIncluded } from './plan-values.ts';

/** Says which limit of the plan leaves no room, and how much is used of it. */
export function OverText({ over: { key, limit, usage } }: { over: Over }) {
  const { t } = useTranslation();
  const { plan } = useApp();
  const included = useIncluded();
  const name = t(`plans.names.${plan?.planId ?? 'free'}`);
  if (limit === false || limit === 0)
    return t('plans.over.notIncluded', { plan: name, feature: t(`plans.features.${key}`) });
  return t('plans.over.reached', { plan: name, included: included(key, limit), usage: writeCount(usage) });
}
