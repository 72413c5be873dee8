import type { ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import type { SignInTestFault } from '@gatehouse/contract/sign-in-tests/faults';
import { toProviderFailure } from '../../identity-providers/ask-provider.ts';

/** Of errors whose connector doesn't say more. */
const faultsByCode: Partial<Record<ConnectorErrorCode, SignInTestFault>> = {
  general: 'Unreachable',
  invalid_config: 'Settings',
  invalid_certificate: 'Settings',
  authorization_failed: 'Refused',
  rate_limit_exceeded: 'Refused',
  social_auth_code_invalid: 'Code',
  social_invalid_access_token: 'Refused',
};

/** Why a step at a provider failed, for the administrator who tests it. Rethrows that our own queue is full. */
export function toFailure(error: unknown): { fault: SignInTestFault; reason: string } {
  const { fault, code, reason } = toProviderFailure(error);
  return { fault: fault ?? faultsByCode[code] ?? 'Response', reason };
}
