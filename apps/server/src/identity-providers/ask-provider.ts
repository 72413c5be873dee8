import { toConnectorError } from '@gatehouse/connectors/kit/answers';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { fail } from '../lib/fail.ts';

/** Runs a step at a provider. The user gets only the code of a failure; the provider's own words are for the operator. */
export async function askProvider<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const { code, reason, access, cause } = toConnectorError(error);
    return fail(providerErrors[code], { internal: reason, data: { access }, cause });
  }
}
