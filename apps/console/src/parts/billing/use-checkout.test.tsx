// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderConsole, startEnglish } from '../../../test/console.tsx';
import { readCheckoutRecord } from './checkout-record.ts';
import { useCheckout } from './use-checkout.ts';

beforeAll(startEnglish);
afterEach(() => vi.unstubAllGlobals());

function Buy({ onLeave }: { onLeave: () => void }) {
  const { start } = useCheckout();
  return (
    <button type="button" onClick={() => void start({ skuId: 'pro', tenantId: 't', onLeave })}>
      Buy
    </button>
  );
}

it('[CHK-13] says that something went wrong if there is no payment page, and keeps no record', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ sessionId: 'x' }));
  const onLeave = vi.fn();
  const { place, root } = renderConsole(<Buy onLeave={onLeave} />);
  const button = await vi.waitUntil(() => place.querySelector('button'));
  button.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain('unknown server error'));
  expect(readCheckoutRecord()).toBeUndefined();
  expect(onLeave).not.toHaveBeenCalled();
  root.unmount();
});
