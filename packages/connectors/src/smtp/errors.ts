import type { ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import { ConnectorError } from '../kit/error.ts';
import { OutboundError } from '../kit/outbound.ts';

/** What nodemailer knows of a failure: its own code and the server's reply (RFC 5321 4.2). */
interface SmtpFailure extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** A failed delivery as a connector's error, with the server's reply. */
export function toSmtpError(error: unknown): ConnectorError | OutboundError {
  if (error instanceof OutboundError) return error;
  const failure = error as SmtpFailure;
  const reason = failure.response
    ? `The mail server answered: ${failure.response}`
    : (ownWords[failure.code ?? ''] ?? 'The connection to the mail server failed');
  return new ConnectorError(codeOf(failure), reason, { cause: error });
}

const ownWords: Record<string, string> = {
  ETIMEDOUT: 'The mail server did not answer in time',
  ETLS: 'The mail server offers no encryption that is accepted',
  EPROTOCOL: 'What answered is not a mail server',
};

function codeOf({ code = '', responseCode, message }: SmtpFailure): ConnectorErrorCode {
  if (/CERT|SIGNATURE|ISSUER|ALTNAME/.test(code) || /certificate/i.test(message))
    return 'invalid_certificate';
  if (code === 'EAUTH' || responseCode === 535 || responseCode === 530) return 'authorization_failed';
  if (code === 'ETLS') return 'invalid_config';
  if (code === 'EPROTOCOL') return 'invalid_response';
  // 4yz: try again later. 421 and 450 to 452 are how servers slow senders down.
  if (responseCode === 421 || responseCode === 450 || responseCode === 451 || responseCode === 452)
    return 'rate_limit_exceeded';
  if (responseCode !== undefined && responseCode >= 500) return 'invalid_request_parameters';
  return 'general';
}
