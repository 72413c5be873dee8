import type { ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';

/**
 * What a connector throws. `reason` is shown to administrators, so it may quote the provider but never a setting.
 * `general` and `rate_limit_exceeded` may pass by themselves: messages are tried again after them, and after nothing else.
 */
export class ConnectorError extends Error {
  readonly code: ConnectorErrorCode;
  readonly reason: string;

  constructor(code: ConnectorErrorCode, reason: string, options?: ErrorOptions) {
    super(`${code}: ${reason}`, options);
    this.code = code;
    this.reason = reason.slice(0, 500);
  }

  /** Whether trying again later may help. */
  get isPassing(): boolean {
    return this.code === 'general' || this.code === 'rate_limit_exceeded';
  }
}
