import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import { listSkus } from '@gatehouse/contract/tenants/plan-endpoints';
import type { newTenant } from '@gatehouse/contract/tenants/tenants';
import { Button } from '@gatehouse/ui/controls/button';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useApi } from '../../app/api/use-api.ts';
import { useApp } from '../../app/app-context.ts';
import { useCheckout } from '../../parts/billing/use-checkout.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { PlanCard } from '../../parts/plans/plan-card.tsx';
import { isFreeTaken } from './free-tenants.ts';

interface PlanSelectionProps {
  /** The tenant that gets the plan. */
  tenant: z.input<typeof newTenant>;
  isCreating: boolean;
  onFree: () => void;
  onBack: () => void;
  /** Before the page is left for the payment. */
  onLeave: () => void;
  onClose: () => void;
}

/** The plans of a new production tenant: free, then the one that is paid (TEN-05 to TEN-07). */
export function PlanSelection({ tenant, isCreating, onFree, onBack, onLeave, onClose }: PlanSelectionProps) {
  const { t } = useTranslation();
  const { config } = useApp();
  const { data: plans, error, retry } = useApi(listSkus, { query: { type: 'Basic' } });
  const { data: tenants } = useApi(listTenants, {});
  const { start, isStarting } = useCheckout();
  // The tenant is created once it is paid (OPEN-11, CHK-01).
  const buy = (skuId: string) =>
    void start({
      skuId,
      tenantName: tenant.name,
      tenantTag: 'production',
      tenantRegionName: tenant.regionName,
      onLeave,
      // The failure is shown.
    }).catch(() => undefined);
  const limit = config.freeTenantLimit;
  const isTaken = tenants !== undefined && isFreeTaken(tenants, limit);
  const free = plans?.find(({ id }) => id === 'free');
  const pro = plans?.find(({ id }) => id === 'pro');
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={t('plans.choose.title')}
      description={t('plans.choose.description', { name: tenant.name ?? '' })}
      backCloses={false}
    >
      <DialogBody>
        {error && <Failed error={error} onRetry={retry} />}
        {!error && (
          <div className="plan-cards" aria-busy={!plans}>
            {!plans && <Skeleton width="100%" height="22rem" />}
            {free && (
              <PlanCard plan={free}>
                {isTaken && <p className="plan-tip">{t('plans.choose.limit', { count: limit })}</p>}
                <Button wide disabled={isTaken || isStarting} loading={isCreating} onClick={onFree}>
                  {t('plans.choose.free')}
                </Button>
              </PlanCard>
            )}
            {pro && (
              <PlanCard plan={pro} isPopular>
                <Button
                  wide
                  variant="primary"
                  disabled={isCreating}
                  loading={isStarting}
                  onClick={() => buy(pro.id)}
                >
                  {t('plans.choose.pro')}
                </Button>
              </PlanCard>
            )}
          </div>
        )}
      </DialogBody>
      <DialogFooter busy={isCreating || isStarting}>
        <Button onClick={onBack} disabled={isCreating || isStarting}>
          {t('plans.choose.back')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
