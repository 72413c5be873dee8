import type { ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import { z } from 'zod';
import { ConnectorError } from '../kit/error.ts';
import { timeoutMessage, OutboundError, type OutboundStep } from '../kit/outbound.ts';

/** An error of nodemailer: its code and the server's reply (RFC 5321 4.2). */
const smtpFailure = z.object({
  message: z.string().catch(''),
  code: z.string().optional().catch(undefined),
  /** Which timeout ended it: `GREETING_TIMEOUT`, `UPGRADE_TIMEOUT` or `SOCKET_TIMEOUT`. */
  timeoutType: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});

/** The state of a failed delivery. */
export interface Delivery {
  server: string;
  /** The step at which it failed. */
  step: OutboundStep;
  /** Duration in milliseconds. */
  tookMs: number;
}

/** Converts a failed delivery to a connector's error, with the server's reply or the step of a timeout. */
export function toSmtpError(
  error: unknown,
  { server, step, tookMs }: Delivery,
): ConnectorError | OutboundError {
  if (error instanceof OutboundError) return error;
  const failure = smtpFailure.parse(error);
  if (failure.code === 'ETIMEDOUT') {
    const { timeoutType } = failure;
    const lateAt =
      timeoutType === 'GREETING_TIMEOUT' ? 'connect' : timeoutType === 'UPGRADE_TIMEOUT' ? 'tls' : step;
    return new ConnectorError('general', timeoutMessage(server, lateAt, tookMs), { cause: error, lateAt });
  }
  const reason = failure.response
    ? `The mail server answered: ${failure.response}`
    : (ownWords[failure.code ?? ''] ?? 'The connection to the mail server failed');
  return new ConnectorError(codeOf(failure), reason, { cause: error });
}

const ownWords: Record<string, string> = {
  ETLS: 'The mail server does not offer an accepted encryption',
  EPROTOCOL: 'The server is not a mail server',
};

function codeOf({ code = '', responseCode, message }: z.output<typeof smtpFailure>): ConnectorErrorCode {
  if (/CERT|SIGNATURE|ISSUER|ALTNAME/.test(code) || /certificate/i.test(message))
    return 'invalid_certificate';
  if (code === 'EAUTH' || responseCode === 535 || responseCode === 530) return 'authorization_failed';
  if (code === 'ETLS') return 'invalid_config';
  if (code === 'EPROTOCOL') return 'invalid_response';
  // 4yz: retry later. 421 and 450 to 452 are used for rate limits.
  if (responseCode === 421 || responseCode === 450 || responseCode === 451 || responseCode === 452)
    return 'rate_limit_exceeded';
  if (responseCode !== undefined && responseCode >= 500) return 'invalid_request_parameters';
  return 'general';
}
