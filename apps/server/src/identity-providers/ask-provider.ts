import { toConnectorError } from '@gatehouse/connectors/kit/answers';
import type { ConnectorError } from '@gatehouse/connectors/kit/error';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { fail } from '../lib/fail.ts';
import { QueueFullError } from '../lib/queue-full.ts';

/** The failure of a step at a provider. Rethrows that our own queue is full, which is answered with 503. */
export function toProviderFailure(error: unknown): ConnectorError {
  const failure = toConnectorError(error);
  if (failure.cause instanceof QueueFullError) throw failure.cause;
  return failure;
}

/** Runs a step at a provider. The user gets only the code of a failure; the provider's own words are for the operator. */
export async function askProvider<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const { code, reason, access, cause } = toProviderFailure(error);
    return fail(providerErrors[code], { internal: reason, data: { access }, cause });
  }
}
