import type { QuotaKey } from '@gatehouse/contract/tenants/plans';
import { listSkus } from '@gatehouse/contract/tenants/plan-endpoints';
import { useApi } from '../../app/api/use-api.ts';
import { writePrice } from './numbers.ts';

/** The price of one more of something, from the add-on for it; none if nothing is sold (OPEN-33). */
export function usePriceOf(key: QuotaKey): string | undefined {
  const { data } = useApi(listSkus, { query: { type: 'AddOn' } });
  const price = data?.find(({ quota }) => Object.hasOwn(quota, key))?.unitPrice;
  return typeof price === 'number' ? writePrice(price) : undefined;
}
