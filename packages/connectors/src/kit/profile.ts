import type { z } from 'zod';
import { codeOfStatus, readAnswer } from './answers.ts';
import type { Tools } from './connector.ts';
import { ConnectorError } from './error.ts';
import type { Tokens } from './token-answer.ts';
import type { OutboundAnswer } from './outbound.ts';

/** Fetches the profile with an access token. Throws `social_invalid_access_token` if the provider rejects the token. */
export async function fetchProfile<S extends z.ZodType>(
  { outbound }: Tools,
  url: string,
  { access_token: token }: Tokens,
  schema: S,
  headers: Record<string, string> = {},
): Promise<z.output<S>> {
  const answer = await outbound.request(url, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...headers },
  });
  return readProfileAnswer(answer, schema);
}

/** Parses a profile response. Throws `social_invalid_access_token` for 401 and 403, otherwise the error of the status. */
export function readProfileAnswer<S extends z.ZodType>(
  { status, text }: OutboundAnswer,
  schema: S,
): z.output<S> {
  if (status >= 200 && status < 300) return readAnswer(text, schema);
  const code = status === 401 || status === 403 ? 'social_invalid_access_token' : codeOfStatus(status);
  throw new ConnectorError(code, `The provider answered ${status}: ${text.trim().slice(0, 200)}`);
}
