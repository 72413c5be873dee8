import { isRecord } from '../../app/is-record.ts';
import { storageKeys } from '../../app/storage.ts';

/** A checkout that this tab has left for the payment page (CHK-12). */
export interface CheckoutRecord {
  /** A random value in the URL that the payment page leads to. */
  state: string;
  sessionId: string;
  /** Where to go afterwards, below the tenant. */
  callbackPage?: string;
  isDowngrade?: boolean;
}

const isOptional = (value: unknown, type: 'string' | 'boolean'): boolean =>
  value === undefined || typeof value === type;
const isCheckoutRecord = (value: unknown): value is CheckoutRecord =>
  isRecord(value) &&
  typeof value['state'] === 'string' &&
  typeof value['sessionId'] === 'string' &&
  isOptional(value['callbackPage'], 'string') &&
  isOptional(value['isDowngrade'], 'boolean');

/** The record in a stored text: nothing if it has another shape, `invalid` if it isn't JSON (CHK-12, CHK-14). */
export function parseCheckoutRecord(text: string | null): CheckoutRecord | 'invalid' | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isCheckoutRecord(value) ? value : undefined;
  } catch {
    return 'invalid';
  }
}

export const readCheckoutRecord = () =>
  parseCheckoutRecord(sessionStorage.getItem(storageKeys.checkoutSession));
export const writeCheckoutRecord = (record: CheckoutRecord): void =>
  sessionStorage.setItem(storageKeys.checkoutSession, JSON.stringify(record));
export const clearCheckoutRecord = (): void => sessionStorage.removeItem(storageKeys.checkoutSession);

/** The URL parameter with the state (OPEN-51). */
export const stateParameter = 'checkout-state';

/** The record that the payment page has led back to (CHK-01, CHK-02). */
export function matchCheckout(
  search: URLSearchParams,
  record: ReturnType<typeof parseCheckoutRecord>,
): CheckoutRecord | undefined {
  const state = search.get(stateParameter);
  return record !== 'invalid' && state !== null && record?.state === state ? record : undefined;
}
