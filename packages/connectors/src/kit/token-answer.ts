import { z } from 'zod';
import { codeOfStatus, readAnswer } from './answers.ts';
import type { ProviderFault } from '@gatehouse/contract/sign-in-tests/faults';
import type { ProviderTokens } from './connector.ts';
import { ConnectorError } from './error.ts';
import type { OutboundAnswer } from './outbound.ts';

/** Response of the token endpoint. */
const tokens = z.object({
  access_token: z.string().min(1),
  id_token: z.string().optional(),
  // Only kept, so an unusual value doesn't fail a sign-in.
  refresh_token: z.string().min(1).optional().catch(undefined),
  scope: z.string().optional().catch(undefined),
  token_type: z.string().optional().catch(undefined),
  expires_in: z.coerce.number().int().positive().optional().catch(undefined),
});
export type Tokens = z.infer<typeof tokens>;

/** The tokens of a response, as connectors pass them on. */
export const toProviderTokens = (given: Tokens): ProviderTokens => ({
  accessToken: given.access_token,
  refreshToken: given.refresh_token,
  scope: given.scope,
  tokenType: given.token_type,
  expiresIn: given.expires_in,
});

const standardRefusal = /^(invalid_client|unauthorized_client)\b/;

/** Error of the token endpoint: a text, or an object with a message. */
const refusal = z.object({
  error: z.union([
    z.string(),
    z.object({ message: z.string(), type: z.string().optional() }).transform(({ message }) => message),
  ]),
  error_description: z.string().optional(),
});

/** Parses a token response. Some providers send errors with 200. Throws `authorization_failed` for the client and `social_auth_code_invalid` for the code. */
export function readTokenAnswer(
  { status, text }: Pick<OutboundAnswer, 'status' | 'text'>,
  clientRefusal = standardRefusal,
): Tokens {
  const refused = refusal.safeParse(parse(text)).data;
  const isGood = status >= 200 && status < 300;
  if (isGood && !refused) return readAnswer(text, tokens);
  const reason = refused
    ? [refused.error, refused.error_description].filter(Boolean).join(', ')
    : text.trim().slice(0, 200) || 'no explanation';
  const ofStatus = isGood ? 'invalid_request_parameters' : codeOfStatus(status);
  const code = [standardRefusal, clientRefusal].some((words) => words.test(reason))
    ? 'authorization_failed'
    : ofStatus === 'invalid_request_parameters'
      ? 'social_auth_code_invalid'
      : ofStatus;
  const isOfClient = code === 'authorization_failed';
  throw new ConnectorError(code, `The provider answered ${status}: ${reason}`, {
    fault:
      explainRefusal(reason) ??
      (isOfClient ? 'Client' : code === 'social_auth_code_invalid' ? 'Code' : undefined),
  });
}

/** What a provider's words for an error of RFC 6749 are about, as far as they say it. */
export function explainRefusal(reason: string): ProviderFault | undefined {
  if (/redirect.?ur[il]/i.test(reason)) return 'CallbackUrl';
  if (/^(invalid_client|unauthorized_client)\b/.test(reason)) return 'Client';
  return /^invalid_scope\b/.test(reason) ? 'Scope' : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
