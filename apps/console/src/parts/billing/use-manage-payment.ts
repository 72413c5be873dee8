import { openPortal } from '@gatehouse/contract/billing/endpoints';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantId } from '../../app/tenant.ts';

/** Opens the payment portal in a new tab (BILL-06). */
export function useManagePayment(): { open: () => Promise<void>; isOpening: boolean } {
  const tenantId = useTenantId() ?? '';
  const { save, isSaving } = useSave(openPortal);
  const open = () =>
    openInNewTab(async () => {
      const { redirectUri } = await save({ params: { tenantId }, body: { callbackUrl: location.href } });
      return redirectUri;
    });
  return { open, isOpening: isSaving };
}

/** Opens an address that has to be asked for: the tab is opened at once, as browsers block those that a click doesn't open. */
export async function openInNewTab(find: () => Promise<string>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  // The page there has no access to this one.
  if (tab) tab.opener = null;
  try {
    const address = await find();
    if (tab) tab.location.replace(address);
    else location.assign(address);
  } catch {
    // The failure is shown.
    tab?.close();
  }
}
