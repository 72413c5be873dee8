import { cancelSubscription, getBilling } from '@gatehouse/contract/billing/endpoints';
import { planErrors } from '@gatehouse/contract/tenants/exceeded';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { isRecord } from '../../app/is-record.ts';
import { readExceeded } from '../../parts/billing/exceeded.ts';
import { writeDay } from '../../parts/billing/money.ts';

/** Ends the plan of a tenant with its period, after a question, or says what stands in its way (QUOTA-10, BILL-05). */
export function useDowngrade(
  { id: tenantId, subscription }: CloudTenant,
  plan: string,
): { downgrade: () => Promise<void>; isLoading: boolean } {
  const { t } = useTranslation();
  const locale = useLocale();
  const confirm = useConfirm();
  const toast = useToast();
  const params = { tenantId };
  const { save, isSaving } = useSave(cancelSubscription, { ignore: [planErrors.limitExceeded.code] });
  const { retry: reload } = useApi(getBilling, { params });
  const date = writeDay(subscription.currentPeriodEnd, locale);

  const describe = (error: ApiFailure): string[] => {
    const data = isRecord(error.data) && Array.isArray(error.data['exceeded']) ? error.data['exceeded'] : [];
    const names = new Map<string, string>(Object.entries(t('billing.keys', { returnObjects: true })));
    return Object.entries(readExceeded(error.message)).map(([key, limit]) => {
      const name = names.get(key) ?? key;
      const usage: unknown = data.find((one) => isRecord(one) && one['key'] === key)?.usage;
      return typeof limit === 'boolean' || limit === 0
        ? t('billing.downgrade.locked', { name })
        : t('billing.downgrade.exceeded', { name, usage, limit });
    });
  };

  const downgrade = async () => {
    const isSure = await confirm({
      title: t('billing.downgrade.title'),
      body: t('billing.downgrade.body', { plan, date }),
      confirmLabel: t('billing.downgrade.confirm'),
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await save({ params });
    } catch (error) {
      if (error instanceof ApiFailure && error.code === planErrors.limitExceeded.code)
        await confirm({
          title: t('billing.downgrade.notEligible'),
          body: t('billing.downgrade.notEligibleText'),
          consequences: describe(error),
          alert: true,
        });
      return;
    }
    reload();
    toast.success(t('billing.downgrade.done', { date }));
  };
  return { downgrade, isLoading: isSaving };
}
