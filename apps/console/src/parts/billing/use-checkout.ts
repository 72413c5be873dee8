import { createCheckoutSession } from '@gatehouse/contract/billing/endpoints';
import type { ClientInput } from '@gatehouse/contract/endpoint';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { stateParameter, writeCheckoutRecord } from './checkout-record.ts';

type Body = ClientInput<typeof createCheckoutSession>['body'];

/** What is bought: a plan for a tenant (`tenantId`), or with a new production tenant (`tenantName`, `tenantRegionName`). */
export interface Purchase extends Omit<Body, 'planId' | 'successCallbackUrl' | 'cancelCallbackUrl'> {
  /** Where to go afterwards, below the tenant. */
  callbackPage?: string;
  isDowngrade?: boolean;
  /** Before the page is left. */
  onLeave?: () => void;
}

/**
 * Starts a checkout: creates the session, keeps a record of it, and leaves for the payment page (CHK-04). "Back" there leads to the page it was
 * started from. Rejects after the failure was shown.
 */
export function useCheckout(): { start: (purchase: Purchase) => Promise<void>; isStarting: boolean } {
  const { t } = useTranslation();
  const toast = useToast();
  const { save, isSaving } = useSave(createCheckoutSession);
  const [isLeaving, setIsLeaving] = useState(false);
  const start = async ({ callbackPage, isDowngrade, onLeave, ...order }: Purchase) => {
    const state = crypto.randomUUID();
    const { origin, href } = location;
    const { redirectUri, sessionId } = await save({
      body: {
        ...order,
        planId: order.skuId,
        successCallbackUrl: `${origin}/console/checkout-success-callback?${stateParameter}=${state}`,
        cancelCallbackUrl: href,
      },
    });
    if (!redirectUri) {
      toast.error(t('app.errors.unknown'));
      return;
    }
    writeCheckoutRecord({ state, sessionId, callbackPage, isDowngrade });
    setIsLeaving(true);
    onLeave?.();
    location.assign(redirectUri);
  };
  return { start, isStarting: isSaving || isLeaving };
}
