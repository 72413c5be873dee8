import { type QuotaKey, quota } from '@gatehouse/contract/tenants/plans';
import type { ApiFailure } from '../../app/api/failure.ts';
import { isRecord } from '../../app/is-record.ts';
import type { Over } from '../../app/plan.ts';

/** The quota keys in a message of the server, which has words and a JSON object of the exceeded keys (QUOTA-10). */
export function readExceededKeys(message: string): QuotaKey[] {
  const start = message.indexOf('{');
  try {
    const keys: unknown = JSON.parse(message.slice(start, message.lastIndexOf('}') + 1));
    return isRecord(keys) ? Object.keys(keys).filter(isQuotaKey) : [];
  } catch {
    return [];
  }
}

/** The limits that the server has refused a call for. */
export function readExceeded({ facts, message }: Pick<ApiFailure, 'facts' | 'message'>): Over[] {
  const listed = Array.isArray(facts['exceeded']) ? facts['exceeded'] : [facts];
  const known = listed.flatMap((each) => toOver(each) ?? []);
  return known.length > 0 ? known : readExceededKeys(message).map((key) => ({ key, limit: false, usage: 0 }));
}

function toOver(value: unknown): Over | undefined {
  if (!isRecord(value) || !isQuotaKey(value['key'])) return undefined;
  const { key, limit, usage } = value;
  return { key, limit: typeof limit === 'number' && limit, usage: Number(usage ?? 0) };
}

const isQuotaKey = (key: unknown): key is QuotaKey =>
  typeof key === 'string' && Object.hasOwn(quota.shape, key);
