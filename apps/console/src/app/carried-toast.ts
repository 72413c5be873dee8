import { useToast } from '@gatehouse/ui/overlays/toast';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { tenantInPath } from './tenant.ts';

interface CarriedToast {
  kind: 'success' | 'error';
  text: string;
}
let carried: CarriedToast | undefined;

/** Shows a toast in the tenant that opens next: toasts are those of one tenant (ADR 187). */
export const carryToast = (toast: CarriedToast): void => void (carried = toast);

/** Shows the toast that was carried here, in the frame of every tenant. */
export function useCarriedToast(): void {
  const toast = useToast();
  const isInTenant = tenantInPath(useLocation().pathname) !== undefined;
  useEffect(() => {
    if (!isInTenant || !carried) return;
    toast[carried.kind](carried.text);
    carried = undefined;
  }, [isInTenant, toast]);
}
