import { SignInNeeded } from '../auth/auth.ts';
import { ApiFailure, clientCodes } from './failure.ts';

/** What is to be done about a failure. One function decides it for the whole console (ERR-01 to ERR-07). */
export type Decision =
  | { do: 'nothing' }
  | { do: 'sign-in' }
  | { do: 'sign-out' }
  | { do: 'alert-and-sign-out'; message: string }
  | { do: 'toast'; text: string };

/** The texts a decision may need, in the person's language. */
export interface FailureTexts {
  unknown: string;
  network: string;
  timeout: string;
  missingTotal: string;
  byStatus: (status: number) => string | undefined;
}

/** Answers of the token endpoint after which only a new sign-in helps (ERR-07). An unknown grant of a user is 404 by the same code. */
const signInCodes = new Set(['oidc.invalid_grant', 'oidc.invalid_target', 'invalid_grant', 'invalid_target']);
const needsSignIn = ({ status, code }: ApiFailure): boolean =>
  status === 401 || (status === 400 && signInCodes.has(code));

/** Who called it off knows (ERR-14). */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

export function decide(error: unknown, texts: FailureTexts, ignore: readonly string[] = []): Decision {
  if (error instanceof SignInNeeded) return { do: 'sign-in' };
  if (isAborted(error)) return { do: 'nothing' };
  if (!(error instanceof ApiFailure)) return { do: 'toast', text: texts.unknown };
  if (ignore.includes(error.code)) return { do: 'nothing' };
  if (needsSignIn(error)) return { do: 'sign-in' };
  if (error.code === 'auth.forbidden')
    return { do: 'alert-and-sign-out', message: describeFailure(error, texts) };
  if (error.status === 403 && error.message === 'Insufficient permissions.') return { do: 'sign-out' };
  return { do: 'toast', text: describeFailure(error, texts) };
}

/** Message and details, a line each; where the server said nothing, what the status means (ERR-04, ERR-05, ERR-06). */
export function describeFailure(error: unknown, texts: FailureTexts): string {
  if (!(error instanceof ApiFailure)) return texts.unknown;
  if (error.code === clientCodes.timeout) return texts.timeout;
  if (error.code === clientCodes.network) return texts.network;
  if (error.code === clientCodes.missingTotal) return texts.missingTotal;
  const said = [error.message, error.details].filter(Boolean).join('\n');
  return said || (texts.byStatus(error.status) ?? texts.unknown);
}
