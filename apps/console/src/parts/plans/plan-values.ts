import type { Quota, QuotaKey } from '@gatehouse/contract/tenants/plans';
import { useTranslation } from 'react-i18next';
import { writeLimit } from './numbers.ts';

/** Keys whose value is a number or unlimited. */
export type LimitKey = { [Key in QuotaKey]: boolean extends Quota[Key] ? never : Key }[QuotaKey];
export const isLimitKey = (key: QuotaKey): key is LimitKey => !key.endsWith('Enabled');

/** Says what a plan includes of something: `50K monthly active users`. */
export function useIncluded(): (key: QuotaKey, limit: number) => string {
  const { t } = useTranslation();
  return (key, limit) =>
    isLimitKey(key) && limit > 0
      ? t(`plans.limits.${key}`, { count: limit, number: writeLimit(limit) })
      : t(`plans.features.${key}`);
}

/** What a plan includes of something, for a list of its features. */
export function usePlanLine(): (
  key: QuotaKey,
  quota: Partial<Quota>,
  basicQuota?: Partial<Quota>,
) => { isIncluded: boolean; text: string } {
  const { t } = useTranslation();
  const say = useIncluded();
  return (key, quota, basicQuota = {}) => {
    const value = quota[key] ?? null;
    const basic = basicQuota[key];
    if (value === false || value === 0) return { isIncluded: false, text: t(`plans.features.${key}`) };
    if (typeof value === 'number') return { isIncluded: true, text: say(key, value) };
    if (typeof basic === 'number') return { isIncluded: true, text: say(key, basic) };
    if (value === true) return { isIncluded: true, text: t(`plans.features.${key}`) };
    return { isIncluded: true, text: t('plans.card.unlimited', { feature: t(`plans.features.${key}`) }) };
  };
}
