import type { ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import type { z } from 'zod';
import type { ProviderFault } from '@gatehouse/contract/sign-in-tests/faults';
import { ConnectorError } from './error.ts';
import { type Outbound, type OutboundAnswer, OutboundError, type OutboundRequest } from './outbound.ts';

const failures: Record<OutboundError['failure'], ConnectorErrorCode> = {
  refused: 'invalid_config',
  timeout: 'general',
  unreachable: 'general',
  too_large: 'invalid_response',
  certificate: 'invalid_certificate',
};

const faults: Record<OutboundError['failure'], ProviderFault> = {
  refused: 'ForbiddenAddress',
  timeout: 'Unreachable',
  unreachable: 'Unreachable',
  too_large: 'Response',
  certificate: 'ServerCertificate',
};

/** Converts any failure to a `ConnectorError`; unknown ones become `general`. */
export function toConnectorError(error: unknown): ConnectorError {
  if (error instanceof ConnectorError) return error;
  if (error instanceof OutboundError)
    return new ConnectorError(failures[error.failure], error.message, {
      cause: error,
      lateAt: error.step,
      fault: faults[error.failure],
    });
  return new ConnectorError('general', 'The connector failed', { cause: error });
}

/** Calls a provider. A status other than 2xx throws a `ConnectorError` with the message that `explain` finds in the body. */
export async function callProvider(
  outbound: Outbound,
  url: string,
  request: OutboundRequest,
  explain: (body: string) => string | undefined = () => undefined,
): Promise<OutboundAnswer> {
  return requireSuccess(await outbound.request(url, request), explain);
}

/** Returns a 2xx response; throws a `ConnectorError` for any other status. */
export function requireSuccess(
  answer: OutboundAnswer,
  explain: (body: string) => string | undefined = () => undefined,
): OutboundAnswer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  const reason = explain(answer.text) ?? (answer.text.trim().slice(0, 200) || 'no explanation');
  throw new ConnectorError(codeOfStatus(answer.status), `The provider answered ${answer.status}: ${reason}`);
}

/** The error code of a status other than 2xx. */
export function codeOfStatus(status: number): ConnectorErrorCode {
  if (status === 401 || status === 403) return 'authorization_failed';
  if (status === 429) return 'rate_limit_exceeded';
  if (status === 404) return 'invalid_config';
  return status >= 500 || status === 408 ? 'general' : 'invalid_request_parameters';
}

/** Parses a JSON response with a schema. Throws `invalid_response`. */
export function readAnswer<S extends z.ZodType>(text: string, schema: S): z.output<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ConnectorError('invalid_response', 'The provider’s response is not JSON', { cause: error });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConnectorError(
    'invalid_response',
    `The provider’s response lacks or has an invalid ${issue?.path.join('.') || 'body'}`,
  );
}

/** Extracts the error message from a JSON response of this schema; for `callProvider`. */
export function explainBy<S extends z.ZodType>(
  schema: S,
  pick: (value: z.output<S>) => string | undefined,
): (body: string) => string | undefined {
  return (body) => {
    try {
      return pick(schema.parse(JSON.parse(body)));
    } catch {
      return undefined;
    }
  };
}
