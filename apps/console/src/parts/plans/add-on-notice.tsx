import type { QuotaKey } from '@gatehouse/contract/tenants/plans';
import { useTranslation } from 'react-i18next';
import type { Over } from '../../app/plan.ts';
import type { Notice as NoticeName } from '../../app/preferences/schema.ts';
import { Notice } from '../notices/notice.tsx';
import { useIncluded } from './plan-values.ts';
import { usePriceOf } from './use-price-of.ts';
import './plans.css';

/** The notice that says once that more of something is charged (VIEW-08). */
const noticeOf: Partial<Record<QuotaKey, NoticeName>> = {
  mfaEnabled: 'mfa',
  machineToMachineLimit: 'm2m',
  resourcesLimit: 'apiResource',
  organizationsLimit: 'organization',
  tenantMembersLimit: 'tenantMembers',
  enterpriseSsoLimit: 'enterpriseSso',
};

/** What the plan includes is used up, and the next one is added to the bill. Use `WithLimit` or `PlanNotice`. */
export function AddOnNotice({ addOn: { key, limit }, inDialog }: { addOn: Over; inDialog?: boolean }) {
  const { t } = useTranslation();
  const included = useIncluded()(key, Number(limit));
  const price = usePriceOf(key);
  const name = noticeOf[key];
  if (!name) return null;
  // The price includes nothing of it.
  const isExtra = limit === false || limit === 0;
  const notice = (
    <Notice name={name}>
      {price === undefined
        ? t(isExtra ? 'plans.addOn.extra' : 'plans.addOn.charged', { included })
        : t(isExtra ? 'plans.addOn.extraPriced' : 'plans.addOn.priced', { included, price })}
    </Notice>
  );
  return inDialog ? <div className="plan-notice">{notice}</div> : notice;
}
