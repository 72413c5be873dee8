import { edgeErrors } from '@gatehouse/contract/errors';
import { FactorNeeded, SignInNeeded } from '../auth/auth.ts';
import { ApiFailure, clientCodes, faultId } from './failure.ts';

/** How a failure is handled, decided by one function for the whole console (ERR-01 to ERR-07). */
export type Decision =
  | { do: 'nothing' }
  | { do: 'sign-in' }
  | { do: 'start-again' }
  | { do: 'sign-out' }
  | { do: 'alert-and-sign-out'; message: string }
  | { do: 'toast'; text: string; requestId?: string };

/** Error texts in the user's language. */
export interface FailureTexts {
  unknown: string;
  network: string;
  timeout: string;
  missingTotal: string;
  byStatus: (status: number) => string | undefined;
}

/** Errors of the token endpoint that require a new sign-in (ERR-07). With status 404, the same code means an unknown grant of a user. */
const signInCodes = new Set(['oidc.invalid_grant', 'oidc.invalid_target', 'invalid_grant', 'invalid_target']);
const needsSignIn = ({ status, code }: ApiFailure): boolean =>
  status === 401 || (status === 400 && signInCodes.has(code));

/** The tenant requires a second factor that the account lacks, perhaps only since the page was opened (ADR 159). */
export const needsFactor = (error: unknown): boolean =>
  error instanceof FactorNeeded ||
  (error instanceof ApiFailure && error.code === edgeErrors.mfaRequired.code);

/** The tenant's plan doesn't include what the call would add (ADR 194). */
export const isOverPlan = ({ code, facts }: ApiFailure): boolean =>
  code === 'subscription.limit_exceeded' &&
  typeof facts['key'] === 'string' &&
  !facts['key'].endsWith('Tenants');

/** Canceled calls aren't reported (ERR-14). */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

export function decide(error: unknown, texts: FailureTexts, ignore: readonly string[] = []): Decision {
  if (error instanceof SignInNeeded) return { do: 'sign-in' };
  // The start of the console says what is needed.
  if (needsFactor(error)) return { do: 'start-again' };
  if (isAborted(error)) return { do: 'nothing' };
  if (!(error instanceof ApiFailure)) return { do: 'toast', text: texts.unknown };
  if (ignore.includes(error.code)) return { do: 'nothing' };
  // A limit of the tenant's plan, about which `features/plans` shows a dialog.
  if (isOverPlan(error)) return { do: 'nothing' };
  if (needsSignIn(error)) return { do: 'sign-in' };
  if (error.code === 'auth.forbidden')
    return { do: 'alert-and-sign-out', message: describeFailure(error, texts) };
  if (error.status === 403 && error.message === 'Insufficient permissions.') return { do: 'sign-out' };
  return { do: 'toast', text: describeFailure(error, texts), requestId: faultId(error) };
}

/** The server itself failed, or a proxy in front of it: the message says nothing that helps. A connector's says what failed. */
const isFault = ({ status, code }: ApiFailure): boolean =>
  status >= 500 && (code.startsWith('request.') || code === clientCodes.unreadable);

/** Message and details on separate lines, or a text for the status if they don't help or there are none (ERR-04, ERR-05, ERR-06). */
export function describeFailure(error: unknown, texts: FailureTexts): string {
  if (!(error instanceof ApiFailure)) return texts.unknown;
  if (error.code === clientCodes.timeout) return texts.timeout;
  if (error.code === clientCodes.network) return texts.network;
  if (error.code === clientCodes.missingTotal) return texts.missingTotal;
  const said = isFault(error) ? '' : [error.message, error.details].filter(Boolean).join('\n');
  return said || (texts.byStatus(error.status) ?? texts.unknown);
}
